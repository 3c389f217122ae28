// Creatures, and how they act when nobody steers them.
#include "content/tables/tables.hpp"

namespace td {

const Fields<Species>& species_fields() {
    static const Fields<Species> table =
        named<Species>("A kind of creature.")
            .optional("health", &Species::health, number(1, 999), "How much harm it takes.")
            .optional("attack", &Species::attack, number(0, 99), "Scales the power of what it does.")
            .optional("defence", &Species::defence, number(0, 99), "Scales the harm that it takes.")
            .optional("speed", &Species::speed, number(slowest, fastest), "From -3 (a quarter) over 0 (normal) to 3 (quadruple).")
            .optional("sight", &Species::sight, number(1, 20), "How far it sees, in tiles.")
            .optional("evasion", &Species::evasion, number(0, 90), "Percent taken off the accuracy of what is aimed at it.")
            .optional("regeneration", &Species::regeneration, number(0, 100), "Health that comes back in ten rounds.")
            .optional("spotting", &Species::spotting, percent(),
                      "Chance to notice a foe that passes between its own turns, where the dungeon's time lets it watch.")
            .optional("moves", &Species::mobility, mobilities(), "Its ways of getting about.")
            .required("attack_skill", &Species::attack_skill, reference<SkillId>("skills"), "What its plain attack is.")
            .optional("rest", &Species::rest_skill, reference<SkillId>("skills"),
                      "What the rest command does for it; left out: the skill `rest`, where content has one.")
            .optional("skills", &Species::skills, list(reference<SkillId>("skills"), 0, 8), "What else it can do.")
            .required("tactic", &Species::tactic, reference<TacticId>("tactics"), "How it acts unsteered.")
            .optional("sprite", &Species::sprite, reference<SpriteId>("sprites"), "What it looks like.")
            .optional("resistances", &Species::resistances, map_from_ids<DamageKindId>("damage_kinds", number(-100, 100)),
                      "Percent off the harm of a kind: 100 is immune, -100 takes it twice.")
            .optional("immunities", &Species::immunities, list(reference<StatusId>("statuses"), 0, 32), "Statuses that it cannot gain.")
            .optional("time", &Species::time, time_budget(), "What it has of time, where that is counted in ticks.")
            .optional("costs", &Species::costs, costs(), "What its deeds cost, where that is not what they cost others.")
            .optional("propulsion", &Species::propulsion, propulsion(), "What carries it without a part that does.")
            .optional("carries", &Species::carries, number(0, 999), "How much weight of parts it bears with ease by itself.")
            .optional("slots", &Species::slots, part_slots(), "How many parts it has room for.")
            .optional("parts", &Species::parts, list(reference<ItemId>("items"), 0, 24), "Items that it comes with, attached.")
            .optional("salvage", &Species::salvage, percent(), "Percent: one of its parts is left when it dies.")
            .optional("triggers", &Species::triggers, triggers(TriggerOwner::species), triggers_doc(TriggerOwner::species));
    return table;
}

namespace {

Fields<Plan>& add(Variants<Plan>& plans, std::string_view name, Plan::Kind kind, int amount, std::string_view doc) {
    return plans.choice(name, Plan{kind, amount}, doc);
}

const Variants<Plan>& plan_variants() {
    static const Variants<Plan> plans = [] {
        constexpr std::string_view share_doc = "Percent of the greatest health.";
        constexpr std::string_view steps_doc = "Steps.";
        constexpr std::string_view chance_doc = "Percent of the turns on which it thinks of it.";
        Variants<Plan> all("do", &Plan::kind);
        add(all, "flee_when_hurt", Plan::Kind::flee_when_hurt, 25, "Away from foes in sight when hurt.")
            .optional("below", &Plan::amount, percent(1), share_doc);
        add(all, "use_skills", Plan::Kind::use_skills, 100, "The best skill that would do good.")
            .optional("chance", &Plan::amount, percent(1), chance_doc)
            .optional("boldly", &Plan::boldly, truth(), "True: it begins what takes several turns even with a foe beside it.");
        add(all, "use_items", Plan::Kind::use_items, 100, "The best of its items that would do good.")
            .optional("chance", &Plan::amount, percent(1), chance_doc);
        add(all, "attack", Plan::Kind::attack, 0, "The plain attack on a foe it reaches.");
        add(all, "chase", Plan::Kind::chase, 0, "Towards the nearest foe it knows of.")
            .optional("within", &Plan::amount, number(0, 20), "Steps from the leader that it keeps to; 0: as far as it takes.");
        add(all, "follow", Plan::Kind::follow, 2, "Keeps near the leader.").optional("within", &Plan::amount, number(1, 20), steps_doc);
        add(all, "hold", Plan::Kind::hold, 0, "Stays where it is.");
        add(all, "guard", Plan::Kind::guard, 4, "Stays near its home.").optional("within", &Plan::amount, number(1, 20), steps_doc);
        add(all, "wander", Plan::Kind::wander, 0, "From room to room.");
        add(all, "avoid", Plan::Kind::avoid, 3, "Keeps away from foes in sight.")
            .optional("within", &Plan::amount, number(1, 20), steps_doc);
        add(all, "heal_allies", Plan::Kind::heal_allies, 50, "Heals allies that are hurt.")
            .optional("below", &Plan::amount, percent(1), share_doc);
        add(all, "sleep", Plan::Kind::sleep, 3, "Until a foe comes near or it is hurt.")
            .optional("within", &Plan::amount, number(0, 20), steps_doc);
        add(all, "rest", Plan::Kind::rest, 50, "Rests when hurt and no foe is in sight.")
            .optional("below", &Plan::amount, percent(1), share_doc);
        return all;
    }();
    return plans;
}

}  // namespace

const Fields<Tactic>& tactic_fields() {
    static const Fields<Tactic> table =
        named<Tactic>("How a creature acts that nobody steers.")
            .required("plans", &Tactic::plans, list(variant(plan_variants()), 1, 12),
                      "Tried in order on each turn; the first that can be done is done.")
            .optional("for_party", &Tactic::for_party, truth(), "True: players may give it to members of their party.");
    return table;
}

}  // namespace td
