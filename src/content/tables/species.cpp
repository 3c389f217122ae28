// Field table of species.
#include "catalog/status_profile.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<LeadTrait>& lead_fields() {
    static const Fields<LeadTrait> table =
        Fields<LeadTrait>("What it gives to each member and guest of its team, itself included, while it leads and is on the floor.")
            .required("text", &LeadTrait::text, display_text(1, 120), "What that is, in one short sentence for players.")
            .plain(modifiers_of_leaders());
    return table;
}

}  // namespace

const Fields<Species>& species_fields() {
    static const Fields<Species> table =
        named<Species>("A kind of creature.")
            .plain(plain_species_fields)
            .optional("moves", &Species::mobility, mobilities(), "The ways in which it moves.")
            .required("attack_skill", &Species::attack_skill, reference<SkillId>("skills"), "Its plain attack.")
            .optional("rest", &Species::rest_skill, reference<SkillId>("skills"),
                      "The skill that its rest command uses; default: the skill `rest`, if content has one.")
            .optional("skills", &Species::skills, list(reference<SkillId>("skills"), 0, 8), "Its other skills.")
            .optional("lacks", &Species::lacks, list(reference_only(reference<SkillId>("skills")), 0, 8),
                      "Common skills that it lacks; it has all others.")
            .required("tactic", &Species::tactic, reference<TacticId>("tactics"), "The tactic that it follows when no player commands it.")
            .optional("sprite", &Species::sprite, cosmetic(reference<SpriteId>("sprites")), "Its appearance.")
            .optional("resistances", &Species::resistances, map_from_ids<DamageKindId>("damage_kinds", number(-100, 100)),
                      "Percentage by which it reduces damage of a kind: 100 is immune, -100 doubles the damage.")
            .optional("immunities", &Species::immunities, list(reference_only(reference<StatusId>("statuses")), 0, 32),
                      "Statuses that it cannot gain.")
            .optional("time", &Species::time, time_budget(), "Its time budget, under time systems that count ticks.")
            .optional("costs", &Species::costs, costs(), "What its actions cost, if different from the costs of the dungeon.")
            .optional("propulsion", &Species::propulsion, propulsion(), "Its propulsion without any part.")
            .optional("slots", &Species::slots, part_slots(), "How many parts it has room for.")
            .optional("parts", &Species::parts, repeatable(list(reference<ItemId>("items"), 0, 24)),
                      "Items that are attached to it at the start.")
            .optional("pools", &Species::pools, pools_of_species(), "Its pools, which skills, items and shots cost.")
            .optional("lead", &Species::lead, structure(lead_fields()),
                      "What it gives to its team while it leads. The lead may pass within a round, so speed and numbers of turns are not "
                      "among it.")
            .optional("triggers", &Species::triggers, triggers(TriggerOwner::species), triggers_doc(TriggerOwner::species));
    return table;
}

}  // namespace td
