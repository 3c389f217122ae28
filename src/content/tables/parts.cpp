// Field tables of costs, and of parts that creatures are built of.
#include "catalog/status_profile.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

constexpr int dearest = 10'000;  // ticks

Value<int> ticks() { return number(1, dearest); }

const Fields<StepCosts>& step_fields() {
    static const Fields<StepCosts> table =
        Fields<StepCosts>("Ticks of one step, by propulsion.")
            .optional("none", &StepCosts::none, ticks(), "Without propulsion; default: 100.")
            .optional("flight", &StepCosts::flight, ticks(), "Default: 40.")
            .optional("hover", &StepCosts::hover, ticks(), "Default: 60.")
            .optional("wheels", &StepCosts::wheels, ticks(), "Default: 80.")
            .optional("legs", &StepCosts::legs, ticks(), "Default: 120.")
            .optional("treads", &StepCosts::treads, ticks(), "Default: 160.")
            .optional("further_unit", &StepCosts::further_unit, number(0, 100),
                      "Subtracted for each further unit of the same propulsion; default: 3.")
            .optional("overweight", &StepCosts::overweight, number(0, 1000),
                      "Added for each unit of weight beyond what the creature can support; default: 10.");
    return table;
}

const Fields<Costs>& costs_fields() {
    static const Fields<Costs> table =
        Fields<Costs>("What actions cost in ticks; 100 is a normal turn. Entries that are not given stay as they are.")
            .optional("pick_up", &Costs::pick_up, ticks(), "Picking something up; default: 100.")
            .optional("attach", &Costs::attach, ticks(), "Attaching a part from the bag; default: 100.")
            .optional("attach_from_ground", &Costs::attach_from_ground, ticks(), "Attaching a part from the ground; default: 150.")
            .optional("detach", &Costs::detach, ticks(), "Detaching a part; default: 50.")
            .optional("drop", &Costs::drop, ticks(), "Putting something down; default: 50.")
            .optional("swap", &Costs::swap, ticks(), "Swapping a part for another from the bag; default: 150.")
            .optional("other", &Costs::other, ticks(), "Every action without an entry of its own; default: 100.")
            .optional("wait", &Costs::wait, ticks(), "Waiting; default: 100.")
            .optional("melee", &Costs::melee, ticks(), "An attack with a melee weapon; default: 300.")
            .optional("step", &Costs::step, structure(step_fields()), "One step, before speed is applied.")
            .optional("volley", &Costs::volley, list(ticks(), 1, 6),
                      "Firing 1, 2, 3 and so on weapons at once; default: 200, 300, 325, 350, 375, 400.");
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
    if (row_of(slot).is_worn) part.weight = 0;
    return part;
}

/// Adds a choice with the fields that every part may have.
Fields<Part>& add(Variants<Part>& parts, PartSlot slot) {
    return parts.choice(row_of(slot).name, part_in(slot), row_of(slot).of_part)
        .optional("attack", &Part::attack, number(-99, 99), "Added to the attack.")
        .optional("defence", &Part::defence, number(-99, 99), "Added to the defence.")
        .optional("evasion", &Part::evasion, number(-90, 90), "Added to the evasion.")
        .optional("sight", &Part::sight, number(-20, 20), "Added to how far the bearer sees.")
        .optional("pools", &Part::pools, pools_of_part(), "What it adds to pools of its bearer while switched on.");
}

Fields<Part>& add_to_machines(Variants<Part>& parts, PartSlot slot) {
    return add(parts, slot)
        .optional("weight", &Part::weight, number(0, 99), "How heavy it is.")
        .optional("carries", &Part::carries, number(0, 999), "How much weight it supports while switched on.");
}

const Variants<Part>& part_variants() {
    static const Variants<Part> parts = [] {
        Variants<Part> all("slot", &Part::slot);
        add_to_machines(all, PartSlot::propulsion)
            .required("kind", &Part::propulsion, propulsion_word(), "How.")
            .optional("units", &Part::units, number(1, 9), "How many units of that kind the part has.");
        add_to_machines(all, PartSlot::weapon)
            .required("fires", &Part::skill, reference<SkillId>("skills"), "The skill of the weapon.")
            .optional("time", &Part::time_percent, number(10, 400), "Percentage of the time that a volley or stroke takes.")
            .optional("melee", &Part::melee, boolean(), "True: it strikes alone instead of firing together with other weapons.")
            .optional("follow_up", &Part::follow_up, percent(), "Percent chance that it strikes too when another melee weapon has struck.")
            .optional("period", &Part::period, number(10, dearest),
                      "It fires on its own, once in so many ticks, whatever its bearer does.");
        add_to_machines(all, PartSlot::utility);
        for (const PartSlot worn : {PartSlot::hand, PartSlot::body, PartSlot::charm}) add(all, worn).plain(lasting_modifiers());
        return all;
    }();
    return parts;
}

const Fields<PartSlots>& slots_fields() {
    static const Fields<PartSlots> table = [] {
        Fields<PartSlots> fields("How many parts of each kind a creature has room for.");
        for (const PartSlotRow& row : part_slot_rows) fields.optional(row.name, row.count, number(1, 8), row.of_creature);
        return fields;
    }();
    return table;
}

const Fields<TimeBudget>& time_fields() {
    static const Fields<TimeBudget> table =
        Fields<TimeBudget>("Its time budget, under time systems that count ticks.")
            .optional("allowance", &TimeBudget::allowance, number(1, 1000), "Ticks that it gains in each round of an energy pool.")
            .optional("pool", &TimeBudget::pool, number(-1000, 1000), "Ticks that it starts with.")
            .optional("wait", &TimeBudget::wait, number(1, dearest),
                      "Under `wait_time`: ticks from one of its turns to the next, at normal speed.")
            .optional("actions", &TimeBudget::actions, number(1, 9),
                      "Under `wait_time`: its action points in a turn; an action costs one, or what its skill says with `ap`.");
    return table;
}

}  // namespace

Value<Costs> costs() { return structure(costs_fields()); }
Value<Part> part() { return variant(part_variants()); }
Value<PartSlots> part_slots() { return structure(slots_fields()); }
Value<Propulsion> propulsion() { return propulsion_word(); }
Value<TimeBudget> time_budget() { return structure(time_fields()); }

}  // namespace td
