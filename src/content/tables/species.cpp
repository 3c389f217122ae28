// Field table of species.
#include "content/tables/tables.hpp"

namespace td {

const Fields<Species>& species_fields() {
    static const Fields<Species> table =
        named<Species>("A kind of creature.")
            .plain(plain_species_fields)
            .optional("moves", &Species::mobility, mobilities(), "Its ways of getting about.")
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
            .optional("slots", &Species::slots, part_slots(), "How many parts it has room for.")
            .optional("parts", &Species::parts, repeatable(list(reference<ItemId>("items"), 0, 24)), "Items that it comes with, attached.")
            .optional("pools", &Species::pools, pools_of_species(), "What it has of pools that skills, items and shots are paid from.")
            .optional("triggers", &Species::triggers, triggers(TriggerOwner::species), triggers_doc(TriggerOwner::species));
    return table;
}

}  // namespace td
