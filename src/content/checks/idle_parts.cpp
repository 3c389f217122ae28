#include "content/checks/idle_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/nearest.hpp"
#include "catalog/effect_traits.hpp"

namespace td {

namespace {

bool is_plain_attack(const Catalog& catalog, const Skill& skill) {
    return std::any_of(catalog.species.begin(), catalog.species.end(),
                       [&](const Species& s) { return s.attack_skill && &catalog[s.attack_skill] == &skill; });
}

/// Has a species the skill besides its plain attack?
bool is_in_a_list(const Catalog& catalog, const Skill& skill) {
    return std::any_of(catalog.species.begin(), catalog.species.end(), [&](const Species& s) {
        return std::any_of(s.skills.begin(), s.skills.end(), [&](SkillId each) { return &catalog[each] == &skill; });
    });
}

/// The highest that the primitive may reach, however it is turned.
int top_of(const Primitive& primitive) {
    const int size = std::max({primitive.to.x, primitive.to.y, primitive.to.z});
    switch (primitive.kind) {
        case Primitive::Kind::ball:
        case Primitive::Kind::box: return primitive.from.y + 2 * size;
        case Primitive::Kind::capsule: return std::max(primitive.from.y + primitive.radius, primitive.to.y + primitive.end_radius);
        case Primitive::Kind::ring: return primitive.from.y + primitive.radius + primitive.end_radius;
    }
    return 0;
}

bool has_trigger(const Feature& feature, TriggerEvent event) {
    return std::any_of(feature.triggers.begin(), feature.triggers.end(), [&](const Trigger& t) { return t.event == event; });
}

bool is_hidden_for_nothing(const Feature& feature) {
    const bool does_something =
        !feature.triggers.empty() || is_door(feature) || feature.solid || feature.blocks_sight || feature.regeneration != 0;
    return feature.hidden && !does_something && !feature.holds && !feature.burns;
}

/// Has the species the skill, by itself or because all have it?
bool has_skill(const Catalog& catalog, const Species& species, SkillId skill) {
    const auto is_it = [&](SkillId each) { return each == skill; };
    if (std::any_of(species.lacks.begin(), species.lacks.end(), is_it)) return false;
    return catalog[skill].common || std::any_of(species.skills.begin(), species.skills.end(), is_it);
}

/// All members of teams, and all who set out with the party.
template <class Look>
void each_member(const Catalog& catalog, Look&& look) {
    const auto of_teams = [&](const std::vector<TeamSpawn>& teams) {
        for (const TeamSpawn& team : teams)
            for (const auto* list : {&team.members, &team.guests})
                for (const TeamMember& member : *list) look(member);
    };
    for (const SpawnTable& table : catalog.spawn_tables) of_teams(table.teams);
    for (const Dungeon& dungeon : catalog.dungeons) {
        for (const auto* list : {&dungeon.party, &dungeon.guests})
            for (const TeamMember& member : *list) look(member);
        for (const FloorRules& floor : dungeon.floors) {
            for (const auto* teams : {&floor.foes, &floor.neutrals, &floor.boss}) of_teams(*teams);
            for (const Arrival& arrival : floor.arrivals) of_teams(arrival.teams);
        }
    }
}

bool is_of_a_party(const Catalog& catalog, SpeciesId species) {
    return std::any_of(catalog.dungeons.begin(), catalog.dungeons.end(), [&](const Dungeon& dungeon) {
        return std::any_of(dungeon.party.begin(), dungeon.party.end(), [&](const TeamMember& one) { return one.species == species; });
    });
}

/// Its own tactic, and those that teams, vaults and difficulties give it in place of that.
std::vector<TacticId> tactics_of(const Catalog& catalog, SpeciesId species) {
    std::vector<TacticId> tactics{catalog[species].tactic};
    each_member(catalog, [&](const TeamMember& member) {
        if (member.species == species && member.tactic) tactics.push_back(member.tactic);
    });
    for (const Vault& vault : catalog.vaults)
        for (const VaultTile& tile : vault.legend)
            if ((tile.foe == species || tile.neutral == species) && tile.tactic) tactics.push_back(tile.tactic);
    for (const Difficulty& difficulty : catalog.difficulties)
        for (const TacticSwap& swap : difficulty.minds.swaps)
            if (std::find(tactics.begin(), tactics.end(), swap.tactic) != tactics.end()) tactics.push_back(swap.by);
    return tactics;
}

bool may_use(const Tactic& tactic, SkillId skill) {
    if (tactic.look_ahead > 0) return true;
    return std::any_of(tactic.plans.begin(), tactic.plans.end(), [&](const Plan& plan) {
        const bool uses_any = plan.kind == Plan::Kind::use_skills || plan.kind == Plan::Kind::heal_allies || plan.kind == Plan::Kind::heal;
        return uses_any || (plan.kind == Plan::Kind::use_skill && plan.skill == skill);
    });
}

/// Those who may follow the tactic are not known where players or teams of a floor choose it.
bool is_chosen_elsewhere(const Catalog& catalog, TacticId tactic) {
    const auto names_it = [&](const TeamMember& member) { return member.tactic == tactic; };
    const auto among = [&](const std::vector<TeamMember>& members) { return std::any_of(members.begin(), members.end(), names_it); };
    const auto of_teams = [&](const std::vector<TeamSpawn>& teams) {
        return std::any_of(teams.begin(), teams.end(), [&](const TeamSpawn& team) { return among(team.members); });
    };
    if (catalog[tactic].for_party || tactic == catalog.lead) return true;
    for (const Difficulty& difficulty : catalog.difficulties)
        for (const auto& swap : difficulty.minds.swaps)
            if (swap.by == tactic) return true;
    for (const Dungeon& dungeon : catalog.dungeons) {
        if (among(dungeon.party) || among(dungeon.guests)) return true;
        for (const FloorRules& floor : dungeon.floors)
            if (of_teams(floor.foes) || of_teams(floor.neutrals) || of_teams(floor.boss)) return true;
    }
    return false;
}

/// Do the two conditions differ only in that one of them must not hold?
bool exclude_each_other(TriggerCondition a, const TriggerCondition& b) {
    if (a.negated == b.negated) return false;
    a.negated = b.negated;
    return a.kind == b.kind && a.whose == b.whose && a.faction == b.faction && a.mobility == b.mobility && a.low == b.low &&
           a.high == b.high && a.status == b.status && a.terrain == b.terrain && a.feature == b.feature && a.species == b.species &&
           a.item == b.item && a.skill == b.skill && a.weather == b.weather && a.damage_kind == b.damage_kind;
}

/// Is it done by one creature to another?
bool needs_a_doer(const Effect& effect) {
    return find_payload<effect::Push>(effect) || find_payload<effect::Pull>(effect) || find_payload<effect::SwapPlaces>(effect) ||
           find_payload<effect::Strike>(effect);
}

/// Does the trigger reach the creature alone to which it belongs?
bool is_about_oneself(const Trigger& trigger) { return trigger.to == TriggerCondition::Whose::self && !trigger.area; }

bool is_always_done(const Plan& plan) { return plan.kind == Plan::Kind::wander && !plan.only_if && !plan.unless; }

}  // namespace

std::vector<Finding> idle_parts(const Catalog& catalog, const Skill& skill) {
    std::vector<Finding> idle;
    if (skill.accuracy == 0 && skill.audience != Audience::self)
        idle.push_back({"it never hits: its `accuracy` is 0", "give it more, or leave it out"});
    if (skill.turns <= 1 && !skill.on_cancel.backlash.empty())
        idle.push_back(
            {"`on_cancel` never comes about, since the skill takes one turn", "give it `turns: 2` or more, or take `on_cancel` away"});
    const auto heals = [](const Effect& effect) { return find_payload<effect::Heal>(effect) != nullptr; };
    const bool reaches_foes = skill.audience == Audience::foes && skill.area.shape != Shape::self;
    const bool heals_foes = reaches_foes && std::any_of(skill.effects.begin(), skill.effects.end(), heals);
    if (heals_foes) idle.push_back({"it heals foes", "let it mean `targets: allies`, or is `do: damage` meant?"});
    // AI uses a skill only if a creature is reached; of effects without one it knows the summons alone.
    if (skill.audience == Audience::foes && skill.area.shape == Shape::self && find_payload<effect::Summon>(skill.effects))
        idle.push_back(
            {"creatures that nobody steers never use it: it means foes, and none stands on its user's tile", "write `targets: self`"});
    if (!is_plain_attack(catalog, skill)) return idle;
    if (skill.charges > 0)
        idle.push_back({"it is a plain attack, which needs no charges", "take `charges` away; `pool_cost` limits plain attacks"});
    if (!skill.cooldown.is_over() && !is_in_a_list(catalog, skill))
        idle.push_back({"it is a plain attack, which never has to cool down", "take `cooldown` away; `pool_cost` limits plain attacks"});
    if (skill.needs_peace) idle.push_back({"it is a plain attack, and cannot be used with a foe in sight", "take `needs_peace` away"});
    return idle;
}

std::vector<Finding> idle_parts(const Catalog& catalog, const Item& item) {
    if (!item.part) return {};
    const bool has_room =
        std::any_of(catalog.species.begin(), catalog.species.end(), [&](const Species& s) { return s.slots.of(item.part->slot) > 0; });
    if (has_room) return {};
    return {{"it is a part that no species has a slot for", "give one `slots`"}};
}

std::vector<Finding> idle_parts(const Feature& feature) {
    if (feature.solid && has_trigger(feature, TriggerEvent::stepped_on))
        return {{"it is solid, so it is never stepped on", "use `walked_into`, or take `solid` away"}};
    if (!feature.solid && !feature.opens_into && has_trigger(feature, TriggerEvent::walked_into))
        return {{"creatures step onto it, so nothing walks into it", "use `stepped_on`, or make it `solid`"}};
    if (is_hidden_for_nothing(feature))
        return {{"it is hidden, and finding it changes nothing: it has no `triggers`", "give it some, or take `hidden` away"}};
    return {};
}

std::vector<Finding> idle_parts(const Catalog& catalog, TacticId tactic) {
    std::vector<Finding> idle;
    const std::vector<Plan>& plans = catalog[tactic].plans;
    const auto always = std::find_if(plans.begin(), plans.end(), is_always_done);
    if (always != plans.end() && std::next(always) != plans.end())
        idle.push_back(
            {fmt::format("`wander` can nearly always be done, so `{}` behind it is hardly ever reached", name_of(std::next(always)->kind)),
             "put `wander` last, or say when with `if:`"});
    const auto excludes_itself = [](const Plan& plan) { return plan.only_if && plan.unless && *plan.only_if == *plan.unless; };
    for (const Plan& plan : plans)
        if (excludes_itself(plan))
            idle.push_back(
                {fmt::format("`{}` is never done: `if` and `unless` say the same", name_of(plan.kind)), "take one of them away"});
    if (catalog[tactic].look_ahead == 0 && catalog[tactic].candidates != Tactic().candidates)
        idle.push_back({"`candidates` are compared only in looking ahead", "add `look_ahead: 1`, or take `candidates` away"});
    if (catalog[tactic].edits_team && catalog.lead && tactic != catalog.lead)
        idle.push_back({"`edits_team` counts only for who leads the party, and that is by the tactic `lead`",
                        "take it away, or `change: edit` the tactic `lead`"});
    if (is_chosen_elsewhere(catalog, tactic)) return idle;
    for (std::size_t row = 0; row < plans.size(); ++row) {
        const Plan& plan = plans[row];
        if (plan.kind != Plan::Kind::use_skill) continue;
        const auto follows = [&](const Species& s) { return s.tactic == tactic; };
        const bool is_followed = std::any_of(catalog.species.begin(), catalog.species.end(), follows);
        const bool is_used = std::any_of(catalog.species.begin(), catalog.species.end(),
                                         [&](const Species& s) { return follows(s) && has_skill(catalog, s, plan.skill); });
        if (is_followed && !is_used)
            idle.push_back({fmt::format("no species that follows it has the skill `{}`", catalog[plan.skill].id),
                            "give one of them that skill", "plans", row});
    }
    return idle;
}

std::vector<Finding> idle_parts(const Catalog& catalog, SpeciesId id) {
    const Species& species = catalog[id];
    std::vector<Finding> idle;
    if (!species.tactic || is_of_a_party(catalog, id)) return idle;
    const std::vector<TacticId> tactics = tactics_of(catalog, id);
    for (std::size_t i = 0; i < species.skills.size(); ++i) {
        const SkillId skill = species.skills[i];
        const bool is_common = catalog[skill].common || skill == species.attack_skill || skill == species.rest_skill;
        if (is_common || std::any_of(tactics.begin(), tactics.end(), [&](TacticId one) { return may_use(catalog[one], skill); })) continue;
        idle.push_back({fmt::format("no plan of `{}` uses the skill `{}`", catalog[species.tactic].id, catalog[skill].id),
                        "give the tactic the plan `use_skills`, or `use_skill` for this one", "skills", i});
    }
    return idle;
}

std::vector<Finding> idle_parts(const Dungeon& dungeon) {
    std::vector<Finding> idle;
    for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
        const FloorRules& floor = dungeon.floors[i];
        const auto add = [&](std::string_view list, std::string_view count) {
            idle.push_back({fmt::format("on floor {} nothing of `{}` ever comes: `{}` is 0", i + 1, list, count),
                            fmt::format("give `{}` a number, or take `{}` away", count, list)});
        };
        if (!floor.foes.empty() && floor.foe_teams.high == 0) add("foes", "foe_teams");
        if (!floor.neutrals.empty() && floor.neutral_teams.high == 0) add("neutrals", "neutral_teams");
        if (!floor.loot.empty() && floor.items.high == 0) add("loot", "items");
        if (!floor.vaults.empty() && floor.vault_rooms.high == 0) add("vaults", "vault_rooms");
    }
    for (const Objective& defeat : dungeon.defeat)
        if (defeat.kind == Objective::Kind::rounds_survived)
            idle.push_back({"`rounds_survived` in `defeat`: who holds out loses", "`rounds_over` is for a time that runs out"});
    return idle;
}

std::vector<Finding> idle_parts(const SpriteModel& sprite) {
    std::vector<Finding> idle;
    const std::vector<Primitive>& all = sprite.primitives;
    if (sprite.picture || all.empty()) return idle;
    if (sprite.eyes.empty() && std::all_of(all.begin(), all.end(), [](const Primitive& each) { return top_of(each) < 0; }))
        idle.push_back({"all its parts lie below the ground", "raise them: the second number of `at` is the height"});
    return idle;
}

std::vector<std::string_view> unused_materials(const SpriteModel& sprite) {
    std::vector<std::string_view> unused;
    const std::vector<Primitive>& all = sprite.primitives;
    for (std::size_t i = 0; i < sprite.materials.size() && !all.empty(); ++i)
        if (std::none_of(all.begin(), all.end(), [&](const Primitive& each) { return each.material == static_cast<int>(i); }))
            unused.push_back(sprite.materials[i].name);
    return unused;
}

std::vector<Finding> idle_parts(const Catalog& catalog, PaletteId palette) {
    std::vector<std::string_view> materials;
    for (const SpriteModel& sprite : catalog.sprites)
        if (sprite.palette == palette)
            for (const Material& material : sprite.materials) materials.push_back(material.name);
    std::vector<Finding> idle;
    if (materials.empty()) return idle;
    for (const auto& [name, colour] : catalog[palette].colours) {
        if (std::find(materials.begin(), materials.end(), name) != materials.end()) continue;
        const std::string hint = did_you_mean(name, materials);
        idle.push_back({fmt::format("no sprite with this palette has a material `{}`", name), hint.empty() ? "take it away" : hint});
    }
    return idle;
}

std::vector<Finding> idle_triggers(const std::vector<Trigger>& triggers, TriggerOwner owner) {
    const bool is_of_a_creature = owner == TriggerOwner::species || owner == TriggerOwner::status || owner == TriggerOwner::item;
    std::vector<Finding> idle;
    for (std::size_t row = 0; row < triggers.size(); ++row) {
        for (const Effect& effect : triggers[row].effects) {
            if (triggers[row].event == TriggerEvent::dies && is_about_oneself(triggers[row]) && !is_about_ground(effect)) {
                idle.push_back({fmt::format("trigger {} does nothing by `{}`: `self` is dead by then", row + 1, traits_of(effect).name),
                                "give it an `area`, such as `{shape: burst, radius: 1}`, or write `to: other`", "triggers", row});
                continue;
            }
            if (!needs_a_doer(effect) || (is_of_a_creature && !is_about_oneself(triggers[row]))) continue;
            const std::string what = fmt::format("trigger {} does nothing by `{}`: ", row + 1, traits_of(effect).name);
            if (is_of_a_creature)
                idle.push_back({what + "no creature does that to itself", "write `to: other`, or give it an `area`", "triggers", row});
            else
                idle.push_back({what + "no creature stands behind it that could do that", "let a creature or a status do it, or `teleport`",
                                "triggers", row});
        }
        const std::vector<TriggerCondition>& conditions = triggers[row].conditions;
        const bool never = std::any_of(conditions.begin(), conditions.end(), [&](const TriggerCondition& a) {
            return std::any_of(conditions.begin(), conditions.end(), [&](const TriggerCondition& b) { return exclude_each_other(a, b); });
        });
        if (never)
            idle.push_back({fmt::format("trigger {} is never set off: two of its conditions exclude each other", row + 1),
                            "take one of them away", "triggers", row});
    }
    return idle;
}

}  // namespace td
