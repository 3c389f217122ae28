#include "tools/lint/idle_parts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/nearest.hpp"
#include "catalog/effect_traits.hpp"
#include "catalog/status_profile.hpp"
#include "content/checks/final_rows.hpp"
#include "rules/accuracy.hpp"
#include "tools/lint/exclusive_conditions.hpp"

namespace td {

namespace {

bool is_plain_attack(const Catalog& catalog, const Skill& skill) {
    return std::any_of(catalog.species.begin(), catalog.species.end(),
                       [&](const Species& s) { return s.attack_skill && &catalog[s.attack_skill] == &skill; });
}

/// True if some species has the skill besides its plain attack.
bool is_in_a_list(const Catalog& catalog, const Skill& skill) {
    return std::any_of(catalog.species.begin(), catalog.species.end(), [&](const Species& s) {
        return std::any_of(s.skills.begin(), s.skills.end(), [&](SkillId each) { return &catalog[each] == &skill; });
    });
}

/// The greatest height that the primitive may reach, however it is turned.
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

/// A finding for each trigger on the event that none of `ways` causes.
std::vector<Finding> idle_triggers_on(TriggerEvent event, const std::vector<Trigger>& triggers, MobilitySet ways, const std::string& why,
                                      const std::string& hint) {
    std::vector<Finding> idle;
    for (std::size_t row = 0; row < triggers.size(); ++row)
        if (triggers[row].event == event && (triggers[row].by & ways) == 0) idle.push_back({why, hint, "triggers", row});
    return idle;
}

/// True for a hidden feature that does nothing to those who do not find it.
bool is_hidden_for_nothing(const Feature& feature) {
    const bool does_something =
        !feature.triggers.empty() || is_door(feature) || feature.solid || feature.blocks_sight || feature.regeneration != 0;
    return feature.hidden && !does_something && !feature.holds && !feature.burns;
}

/// True if the species has the skill, either its own or one that all species have.
bool has_skill(const Catalog& catalog, const Species& species, SkillId skill) {
    const auto is_it = [&](SkillId each) { return each == skill; };
    if (std::any_of(species.lacks.begin(), species.lacks.end(), is_it)) return false;
    return catalog[skill].common || std::any_of(species.skills.begin(), species.skills.end(), is_it);
}

/// Calls `look` for all members of teams, and for all that start with the party.
template <class Look>
void each_member(const Catalog& catalog, Look&& look) {
    const auto of_teams = [&](const std::vector<TeamSpawn>& teams) {
        for (const TeamSpawn& team : teams)
            for (const auto* list : {&team.members, &team.guests})
                for (const TeamMember& member : *list) look(member);
    };
    for (const SpawnTable& table : catalog.spawn_tables) of_teams(table.teams);
    for (const Dungeon& dungeon : catalog.dungeons) {
        for (const auto* list : lists_of_those_who_set_out(dungeon))
            for (const TeamMember& member : *list) look(member);
        for (const FloorRules& floor : dungeon.floors)
            for (const auto* teams : lists_of_teams(dungeon, floor)) of_teams(*teams);
    }
}

bool is_of_a_party(const Catalog& catalog, SpeciesId species) {
    return std::any_of(catalog.dungeons.begin(), catalog.dungeons.end(), [&](const Dungeon& dungeon) {
        const auto has_it = [&](const std::vector<TeamMember>& members) {
            return std::any_of(members.begin(), members.end(), [&](const TeamMember& one) { return one.species == species; });
        };
        return has_it(dungeon.party) || has_it(dungeon.heroes);
    });
}

/// The tactic of the species, and those that teams, vaults and difficulties give its creatures instead.
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

/// True if a creature with the tactic may come to use the skill.
bool may_use(const Tactic& tactic, SkillId skill) {
    if (tactic.look_ahead > 0) return true;
    return std::any_of(tactic.plans.begin(), tactic.plans.end(), [&](const Plan& plan) {
        const bool uses_any = plan.kind == Plan::Kind::use_skills || plan.kind == Plan::Kind::heal_allies || plan.kind == Plan::Kind::heal;
        return uses_any || (plan.kind == Plan::Kind::use_skill && plan.skill == skill);
    });
}

/// True if players, difficulties or teams of a floor choose the tactic, so that it is unknown which creatures follow it.
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
        for (const auto* members : lists_of_those_who_set_out(dungeon))
            if (among(*members)) return true;
        for (const FloorRules& floor : dungeon.floors)
            for (const auto* teams : lists_of_teams(dungeon, floor))
                if (of_teams(*teams)) return true;
    }
    return false;
}

/// True for an effect that one creature does to another.
bool needs_a_doer(const Effect& effect) {
    return find_payload<effect::Push>(effect) || find_payload<effect::Pull>(effect) || find_payload<effect::SwapPlaces>(effect) ||
           find_payload<effect::Strike>(effect);
}

/// True if the trigger affects only the creature it belongs to.
bool affects_only_bearer(const Trigger& trigger) { return trigger.to == TriggerCondition::Whose::self && !trigger.area; }

/// Adds effects that never happen, because their conditions exclude each other. `list`: the field with the effects.
void add_excluded(const std::vector<Effect>& effects, std::string_view list, std::vector<Finding>& idle) {
    for (std::size_t row = 0; row < effects.size(); ++row)
        if (exclude_each_other(effects[row].conditions, effects[row].conditions))
            idle.push_back({fmt::format("`{}` never happens: two of its conditions exclude each other", traits_of(effects[row]).name),
                            "remove one of them", list, row});
}

/// Adds an action of one turn that says what interrupting it does.
void add_idle_cancel(const CastTime& cast, std::string_view what, std::vector<Finding>& idle) {
    if (cast.turns > 1 || cast.on_cancel.outcome == BreakingOff::Outcome::nothing) return;
    idle.push_back({fmt::format("`on_cancel` never happens, because the {} takes one turn", what),
                    "give it `turns: 2` or more, or remove `on_cancel`", "on_cancel"});
}

bool any_heals(const std::vector<Effect>& effects) { return find_payload<effect::Heal>(effects) != nullptr; }

/// Why an effect of the trigger does nothing, with a hint; nothing if it may have an effect.
std::optional<Finding> idle_effect(const Trigger& trigger, const Effect& effect, bool is_of_a_creature) {
    if (trigger.event == TriggerEvent::dies && affects_only_bearer(trigger) && !is_about_ground(effect))
        return Finding{"`self` is dead by then", "give it an `area`, such as `{shape: burst, radius: 1}`, or write `to: other`"};
    if (exclude_each_other(effect.conditions, effect.conditions))
        return Finding{"two of its conditions exclude each other", "remove one of them"};
    if (exclude_each_other(as_conditions_of_trigger(trigger, effect), trigger.conditions))
        return Finding{"a condition of it excludes one of the trigger", "remove one of them"};
    if (!needs_a_doer(effect) || (is_of_a_creature && !affects_only_bearer(trigger))) return std::nullopt;
    return is_of_a_creature
               ? Finding{"no creature does that to itself", "write `to: other`, or give it an `area`"}
               : Finding{"there is no creature here that could do that", "let a creature or a status do it, or use `teleport`"};
}

/// True if it makes no difference to who wears it.
bool is_idle_on_its_wearer(const Part& part) {
    const bool adds_nothing = part.attack == 0 && part.defence == 0 && part.evasion == 0 && part.sight == 0;
    return changes_nothing(part) && adds_nothing && part.pools.empty() && !part.skill;
}

bool is_always_done(const Plan& plan) { return plan.kind == Plan::Kind::wander && !plan.only_if && !plan.unless; }

}  // namespace

std::vector<Finding> idle_parts(const Catalog& catalog, const Skill& skill) {
    std::vector<Finding> idle;
    if (skill.accuracy < least_hit_chance && skill.audience != Audience::self && skill.audience != Audience::allies)
        idle.push_back({fmt::format("its `accuracy` is {}, but at least {} percent of all blows hit", skill.accuracy, least_hit_chance),
                        fmt::format("raise it, or remove it: it is {} by default", Skill().accuracy), "accuracy"});
    add_idle_cancel(skill, "skill", idle);
    add_excluded(skill.effects, "effects", idle);
    const bool reaches_foes = skill.audience == Audience::foes && skill.area.shape != Shape::self;
    if (reaches_foes && any_heals(skill.effects)) idle.push_back({"it heals foes", "write `targets: allies`, or `do: damage`"});
    // AI uses a skill only if it reaches a creature. Of the effects without a creature, it knows only summons.
    if (skill.audience == Audience::foes && skill.area.shape == Shape::self && find_payload<effect::Summon>(skill.effects))
        idle.push_back(
            {"creatures that nobody steers never use it: it affects foes, and none is on its user's tile", "write `targets: self`"});
    if (!is_plain_attack(catalog, skill)) return idle;
    if (skill.charges > 0 && !is_in_a_list(catalog, skill))
        idle.push_back(
            {"it is a plain attack, and `charges` don't limit those", "remove `charges`; `pool_cost` limits plain attacks", "charges"});
    if (!skill.cooldown.is_over() && !is_in_a_list(catalog, skill))
        idle.push_back(
            {"it is a plain attack, and those have no cooldown", "remove `cooldown`; `pool_cost` limits plain attacks", "cooldown"});
    if (skill.needs_peace)
        idle.push_back({"it is a plain attack, but cannot be used with a foe in sight", "remove `needs_peace`", "needs_peace"});
    return idle;
}

std::vector<Finding> idle_parts(const Catalog& catalog, const Item& item) {
    std::vector<Finding> idle;
    add_idle_cancel(item, "use", idle);
    add_excluded(item.use, "use", idle);
    add_excluded(item.thrown, "thrown", idle);
    if (item.use_audience == Audience::foes && item.use_area.shape != Shape::self && any_heals(item.use))
        idle.push_back({"using it heals foes", "write `use_targets: allies`, or `do: damage`", "use_targets"});
    const auto has_room = [&](const Species& species) { return species.slots.*row_of(item.part->slot).count > 0; };
    if (item.part && std::none_of(catalog.species.begin(), catalog.species.end(), has_room))
        idle.push_back({"it is a part that no species has a slot for", "give one `slots`"});
    if (is_worn(item) && item.triggers.empty() && is_idle_on_its_wearer(*item.part))
        idle.push_back({"wearing it changes nothing", "give its `part` numbers, or the item `triggers`", "part"});
    return idle;
}

std::vector<Finding> idle_parts(const Feature& feature) {
    constexpr auto phase = static_cast<MobilitySet>(Mobility::phase);
    if (feature.needs && !feature.opens_into)
        return {{"it opens into nothing, so it needs nothing", "add `opens_into`, or remove `needs`", "needs"}};
    if (feature.uses_up && !feature.needs)
        return {{"it needs nothing that it could use up", "add `needs`, or remove `uses_up`", "uses_up"}};
    if (feature.solid)
        return idle_triggers_on(TriggerEvent::stepped_on, feature.triggers, phase, "it is solid, so it is never stepped on",
                                "use `walked_into`, or remove `solid`");
    if (!feature.opens_into)
        if (std::vector<Finding> idle =
                idle_triggers_on(TriggerEvent::walked_into, feature.triggers, {}, "creatures step onto it, so nothing walks into it",
                                 "use `stepped_on`, or make it `solid`");
            !idle.empty())
            return idle;
    if (is_hidden_for_nothing(feature))
        return {{"it is hidden, and finding it changes nothing: it has no `triggers`", "give it some, or remove `hidden`"}};
    return {};
}

std::vector<Finding> idle_parts(const Terrain& terrain) {
    if (terrain.passable != 0) return {};
    return idle_triggers_on(TriggerEvent::stepped_on, terrain.triggers, {}, "`passable` is empty, so it is never stepped on",
                            "list in `passable` who may be there");
}

std::vector<Finding> idle_parts(const Catalog& catalog, TacticId tactic) {
    std::vector<Finding> idle;
    const std::vector<Plan>& plans = catalog[tactic].plans;
    const auto always = std::find_if(plans.begin(), plans.end(), is_always_done);
    if (always != plans.end() && std::next(always) != plans.end())
        idle.push_back(
            {fmt::format("`wander` is nearly always possible, so `{}` after it is hardly ever reached", name_of(std::next(always)->kind)),
             "put `wander` last, or limit it with `if:`", "plans", static_cast<std::size_t>(always - plans.begin())});
    for (std::size_t row = 0; row < plans.size(); ++row)
        if (const std::string why = why_never_done(plans[row]); !why.empty())
            idle.push_back({fmt::format("`{}` is never possible: {}", name_of(plans[row].kind), why), "remove one of them", "plans", row});
    if (catalog[tactic].look_ahead == 0 && catalog[tactic].candidates != Tactic().candidates)
        idle.push_back({"`candidates` does nothing without `look_ahead`", "add `look_ahead: 1`, or remove `candidates`"});
    if (catalog[tactic].edits_team && catalog.lead && tactic != catalog.lead)
        idle.push_back({"`edits_team` only works in the tactic `lead`, which the party's leader follows",
                        "remove it, or `change: edit` the tactic `lead`"});
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
    if (species.attack_skill && catalog[species.attack_skill].audience == Audience::allies)
        idle.push_back({fmt::format("its plain attack `{}` affects allies", catalog[species.attack_skill].id),
                        "choose another one; skills for allies belong under `skills`", "attack_skill"});
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

std::vector<Finding> idle_parts(const Catalog& catalog, BoonId boon) {
    const std::vector<BoonId>& excludes = catalog[boon].excludes;
    if (std::find(excludes.begin(), excludes.end(), boon) == excludes.end()) return {};
    return {{"it excludes itself, as every boon does", "remove it from `excludes`", "excludes"}};
}

std::vector<Finding> idle_parts(const Encounter& encounter) {
    std::vector<Finding> idle;
    for (std::size_t i = 0; i < encounter.options.size(); ++i)
        for (const Effect& effect : encounter.options[i].effects)
            if (needs_a_doer(effect))
                idle.push_back(
                    {fmt::format("`{}` of option {} does nothing: it takes another creature to do it", traits_of(effect).name, i + 1),
                     "use `teleport`, or remove it", "options", i});
    return idle;
}

bool changes_nothing(const Modifiers& modifiers) {
    return std::none_of(modifier_traits.begin(), modifier_traits.end(), [&](const auto& row) { return row.changes(modifiers); });
}

std::vector<Finding> idle_parts(const Dungeon& dungeon) {
    std::vector<Finding> idle;
    for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
        const FloorRules& floor = dungeon.floors[i];
        const auto add = [&](std::string_view list, std::string_view count) {
            idle.push_back({fmt::format("on floor {} nothing in `{}` ever appears: `{}` is 0", i + 1, list, count),
                            fmt::format("give `{}` a number, or remove `{}`", count, list)});
        };
        if (!floor.foes.empty() && floor.foe_teams.high == 0) add("foes", "foe_teams");
        if (!floor.neutrals.empty() && floor.neutral_teams.high == 0) add("neutrals", "neutral_teams");
        if (!floor.loot.empty() && floor.items.high == 0) add("loot", "items");
        if (!floor.vaults.empty() && floor.vault_rooms.high == 0) add("vaults", "vault_rooms");
    }
    if (!dungeon.floors.empty() && dungeon.floors.front().camp)
        idle.push_back({"no party comes to the `camp` of the first floor", "write it for a floor further down"});
    for (const Objective& defeat : dungeon.defeat)
        if (defeat.kind == Objective::Kind::rounds_survived)
            idle.push_back({"`rounds_survived` in `defeat`: the party would lose by surviving", "use `rounds_over` for a time limit"});
    return idle;
}

std::vector<Finding> idle_parts(const SpriteModel& sprite) {
    std::vector<Finding> idle;
    const std::vector<Primitive>& all = sprite.primitives;
    if (sprite.picture || all.empty()) return idle;
    if (sprite.eyes.empty() && std::all_of(all.begin(), all.end(), [](const Primitive& each) { return top_of(each) < 0; }))
        idle.push_back({"all its parts are below the ground", "raise them: the second number of `at` is the height"});
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
    const bool colours_terrain =
        std::any_of(catalog.terrains.begin(), catalog.terrains.end(), [&](const Terrain& terrain) { return terrain.palette == palette; });
    if (colours_terrain) materials.insert(materials.end(), {"base", "light", "dark"});
    std::vector<Finding> idle;
    if (materials.empty()) return idle;
    for (const auto& [name, colour] : catalog[palette].colours) {
        if (std::find(materials.begin(), materials.end(), name) != materials.end()) continue;
        const std::string hint = did_you_mean(name, materials);
        idle.push_back(
            {fmt::format("no sprite with this palette has a material `{}`{}", name, colours_terrain ? ", and no terrain uses it" : ""),
             hint.empty() ? "remove it" : hint});
    }
    return idle;
}

std::vector<Finding> idle_triggers(const std::vector<Trigger>& triggers, TriggerOwner owner) {
    const bool is_of_a_creature = owner == TriggerOwner::species || owner == TriggerOwner::status || owner == TriggerOwner::item;
    std::vector<Finding> idle;
    for (std::size_t row = 0; row < triggers.size(); ++row) {
        const Trigger& trigger = triggers[row];
        for (const Effect& effect : trigger.effects) {
            const std::optional<Finding> found = idle_effect(trigger, effect, is_of_a_creature);
            if (found)
                idle.push_back({fmt::format("`{1}` of trigger {0} does nothing: {2}", row + 1, traits_of(effect).name, found->why),
                                found->hint, "triggers", row});
        }
        if (exclude_each_other(trigger.conditions, trigger.conditions))
            idle.push_back({fmt::format("trigger {} never acts: two of its conditions exclude each other", row + 1), "remove one of them",
                            "triggers", row});
    }
    return idle;
}

}  // namespace td
