// Field table of species.
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
                      "Chance that a step finds a hidden feature beside it; also, where the dungeon's `time_system` has `spotting`, to "
                      "notice a foe "
                      "that passes between two of its turns. Waiting finds every hidden feature nearby.")
            .optional("moves", &Species::mobility, mobilities(), "Its ways of getting about.")
            .optional("immobile", &Species::immobile, boolean(),
                      "True: it never leaves its tile, neither by itself nor pushed, pulled, swapped or teleported. `moves` still says "
                      "what it stands on.")
            .required("attack_skill", &Species::attack_skill, reference<SkillId>("skills"), "What its plain attack is.")
            .optional("rest", &Species::rest_skill, reference<SkillId>("skills"),
                      "What the rest command does for it; left out: the skill `rest`, where content has one.")
            .optional("skills", &Species::skills, list(reference<SkillId>("skills"), 0, 8), "What else it can do.")
            .optional("lacks", &Species::lacks, list(reference_only(reference<SkillId>("skills")), 0, 8),
                      "Common skills that it does not have; it has all others.")
            .required("tactic", &Species::tactic, reference<TacticId>("tactics"), "How it acts when the player does not command it.")
            .optional("sprite", &Species::sprite, cosmetic(reference<SpriteId>("sprites")), "What it looks like.")
            .optional("resistances", &Species::resistances, map_from_ids<DamageKindId>("damage_kinds", number(-100, 100)),
                      "Percent off the harm of a kind: 100 is immune, -100 takes it twice.")
            .optional("immunities", &Species::immunities, list(reference_only(reference<StatusId>("statuses")), 0, 32),
                      "Statuses that it cannot gain.")
            .optional("time", &Species::time, time_budget(), "Its time budget, under time systems that count ticks.")
            .optional("costs", &Species::costs, costs(), "What its actions cost, where that differs from the costs of the dungeon.")
            .optional("propulsion", &Species::propulsion, propulsion(), "What carries it without a part that does.")
            .optional("carries", &Species::carries, number(0, 999), "How much weight of parts it bears with ease by itself.")
            .optional("slots", &Species::slots, part_slots(), "How many parts it has room for.")
            .optional("parts", &Species::parts, repeatable(list(reference<ItemId>("items"), 0, 24)), "Items that it comes with, attached.")
            .optional("pools", &Species::pools, pools_of_species(), "What it has of pools that skills, items and shots are paid from.")
            .optional("salvage", &Species::salvage, percent(), "Percent: one of its parts is left when it dies.")
            .optional("triggers", &Species::triggers, triggers(TriggerOwner::species), triggers_doc(TriggerOwner::species));
    return table;
}

}  // namespace td
