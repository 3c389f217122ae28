// Field tables of costs, and of parts that creatures are built of.
#include "content/tables/tables.hpp"

namespace td {

namespace {

constexpr int dearest = 10'000;

Value<int> ticks() { return number(1, dearest); }

const Fields<StepCosts>& step_fields() {
    static const Fields<StepCosts> table =
        Fields<StepCosts>("Ticks of one step, by what carries the walker.")
            .optional("none", &StepCosts::none, ticks(), "With nothing but itself; 100 if nothing else is said.")
            .optional("flight", &StepCosts::flight, ticks(), "40 if nothing else is said.")
            .optional("hover", &StepCosts::hover, ticks(), "60 if nothing else is said.")
            .optional("wheels", &StepCosts::wheels, ticks(), "80 if nothing else is said.")
            .optional("legs", &StepCosts::legs, ticks(), "120 if nothing else is said.")
            .optional("treads", &StepCosts::treads, ticks(), "160 if nothing else is said.")
            .optional("further_unit", &StepCosts::further_unit, number(0, 100),
                      "Taken off for each further unit of the same propulsion; 3.")
            .optional("overweight", &StepCosts::overweight, number(0, 1000), "Added for each unit of weight that is too much; 10.");
    return table;
}

const Fields<Costs>& costs_fields() {
    static const Fields<Costs> table =
        Fields<Costs>("What actions cost in ticks; 100 is a normal turn. Entries that are left out stay as they are.")
            .optional("pick_up", &Costs::pick_up, ticks(), "Picking something up; 100 if nothing else is said.")
            .optional("attach", &Costs::attach, ticks(), "Attaching a part out of the bag; 100.")
            .optional("attach_from_ground", &Costs::attach_from_ground, ticks(), "Attaching a part that lies underfoot; 150.")
            .optional("detach", &Costs::detach, ticks(), "Taking a part off; 50.")
            .optional("drop", &Costs::drop, ticks(), "Putting something down; 50.")
            .optional("swap", &Costs::swap, ticks(), "One part off and another out of the bag in its place; 150.")
            .optional("other", &Costs::other, ticks(), "Every action without an entry of its own; 100.")
            .optional("wait", &Costs::wait, ticks(), "Waiting; 100.")
            .optional("melee", &Costs::melee, ticks(), "A stroke with a melee weapon; 300.")
            .optional("step", &Costs::step, structure(step_fields()), "One step, before the walker's speed counts.")
            .optional("volley", &Costs::volley, list(ticks(), 1, 6),
                      "Firing 1, 2, 3 and so on weapons at once; 200, 300, 325, 350, 375, 400.");
    return table;
}

Value<Propulsion> propulsion_word() {
    return choice<Propulsion>({{"none", Propulsion::none},
                               {"flight", Propulsion::flight},
                               {"hover", Propulsion::hover},
                               {"wheels", Propulsion::wheels},
                               {"legs", Propulsion::legs},
                               {"treads", Propulsion::treads}});
}

Part part_in(PartSlot slot) {
    Part part;
    part.slot = slot;
    return part;
}

Fields<Part>& add(Variants<Part>& parts, std::string_view name, PartSlot slot, std::string_view doc) {
    return parts.choice(name, part_in(slot), doc)
        .optional("weight", &Part::weight, number(0, 99), "How heavy it is.")
        .optional("carries", &Part::carries, number(0, 999), "How much weight it bears with ease, switched on.")
        .optional("attack", &Part::attack, number(-99, 99), "Added to the attack.")
        .optional("defence", &Part::defence, number(-99, 99), "Added to the defence.")
        .optional("evasion", &Part::evasion, number(-90, 90), "Added to the evasion.")
        .optional("sight", &Part::sight, number(-20, 20), "Added to how far it sees.")
        .optional("pools", &Part::pools, pools_of_part(), "What it adds to pools of its bearer, switched on.");
}

const Variants<Part>& part_variants() {
    static const Variants<Part> parts = [] {
        Variants<Part> all("slot", &Part::slot);
        add(all, "propulsion", PartSlot::propulsion, "What carries it along.")
            .required("kind", &Part::propulsion, propulsion_word(), "How.")
            .optional("units", &Part::units, number(1, 9), "So many of that kind in one.");
        add(all, "weapon", PartSlot::weapon, "Something to attack with.")
            .required("fires", &Part::skill, reference<SkillId>("skills"), "What it does.")
            .optional("time", &Part::time_percent, number(10, 400), "Percent of the time that a volley or stroke takes.")
            .optional("melee", &Part::melee, boolean(), "True: it strikes alone instead of firing along with others.")
            .optional("follow_up", &Part::follow_up, percent(), "Percent: it strikes too when another melee weapon has struck.")
            .optional("period", &Part::period, number(10, dearest), "Ticks: it fires by itself this often, whatever its bearer does.");
        add(all, "utility", PartSlot::utility, "Something that helps.");
        return all;
    }();
    return parts;
}

const Fields<PartSlots>& slots_fields() {
    static const Fields<PartSlots> table = Fields<PartSlots>("How many parts of each kind it has room for.")
                                               .optional("propulsion", &PartSlots::propulsion, number(1, 8), "What carries it.")
                                               .optional("weapon", &PartSlots::weapon, number(1, 8), "Weapons.")
                                               .optional("utility", &PartSlots::utility, number(1, 8), "Whatever helps.");
    return table;
}

const Fields<TimeBudget>& time_fields() {
    static const Fields<TimeBudget> table =
        Fields<TimeBudget>("Its time budget, under time systems that count ticks.")
            .optional("allowance", &TimeBudget::allowance, number(1, 1000), "That every round of an energy pool gives it.")
            .optional("pool", &TimeBudget::pool, number(-1000, 1000), "What it begins with.")
            .optional("wait", &TimeBudget::wait, number(1, dearest),
                      "From one of its turns to the next at normal speed, where it waits for them.")
            .optional("actions", &TimeBudget::actions, number(1, 9), "How much it does in one such turn.");
    return table;
}

}  // namespace

Value<Costs> costs() { return structure(costs_fields()); }
Value<Part> part() { return variant(part_variants()); }
Value<PartSlots> part_slots() { return structure(slots_fields()); }
Value<Propulsion> propulsion() { return propulsion_word(); }
Value<TimeBudget> time_budget() { return structure(time_fields()); }

}  // namespace td
