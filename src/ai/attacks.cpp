#include "ai/attacks.hpp"

#include <algorithm>

#include "ai/resource_saving.hpp"
#include "ai/utility.hpp"
#include "rules/targets.hpp"
#include "rules/weapons.hpp"
#include "world/fixtures.hpp"

namespace td::tactics {

namespace {

struct Choice {
    Command command;
    int utility = 0;
};

void consider(std::optional<Choice>& best, const Command& command, int utility) {
    if (utility > 0 && (!best || utility > best->utility)) best = Choice{command, utility};
}

/// Multi-turn actions are not begun beside a foe, unless the tactic is bold.
bool may_begin(const AiContext& context, EntityId who, const Skill& skill, Daring daring) {
    const std::vector<EntityId> foes = foes_in_sight(context, who);
    if (foes.empty()) return true;
    return !skill.needs_peace &&
           (daring == Daring::bold || chebyshev(place_of(context.world, who), place_of(context.world, foes.front())) > 1);
}

/// Utility of the skill for each of its turns; at least 1 if the whole is above 0.
int utility_by_turns(const AiContext& context, EntityId who, const Skill& skill, const Reach& reach) {
    const int utility = utility_of(context, who, skill.effects, reach);
    return utility <= 0 ? utility : std::max(1, utility / skill.turns);
}

/// Utility of the skill for a creature that saves charges and has a plain attack of utility `plain_attack` instead.
int utility_of_charge(const AiContext& context, EntityId who, const Skill& skill, const Reach& reach, const ResourceSaving& saving,
                      int plain_attack) {
    const Reach counted = saving.without_wasted_targets(reach);
    const int utility = utility_by_turns(context, who, skill, counted);
    const bool strikes = std::any_of(counted.targets.begin(), counted.targets.end(),
                                     [&](EntityId target) { return are_hostile(context.world, who, target); });
    if (strikes) return utility > plain_attack ? utility : 0;
    return heals(skill.effects) || saving.danger_is_near() ? utility : 0;
}

/// How charges are spent: freely, or as `ResourceSaving` says.
struct ChargePolicy {
    const ResourceSaving* saving = nullptr;
    int plain_attack = 0;  ///< utility of the best plain attack
};

/// Tries the skill in a slot with directions and aims towards each of the creatures in `about`.
void try_skill(const AiContext& context, EntityId who, int slot, const std::vector<EntityId>& about, Daring daring,
               std::optional<Choice>& best, ChargePolicy policy = {}) {
    const SkillId id = context.world.get<Skills>(who).slots[static_cast<std::size_t>(slot)].skill;
    const Skill& skill = context.catalog[id];
    if (skill.turns > 1 && !may_begin(context, who, skill, daring)) return;
    const Point at = place_of(context.world, who);
    for (const EntityId other : about) {
        const Point aim = place_of(context.world, other);
        if (chebyshev(at, aim) > skill.area.range + skill.area.radius) continue;
        const Direction direction = direction_towards(at, aim, context.world.get<Creature>(who).facing);
        const Reach reach = reach_of(context.world, who, skill.area, skill.audience, direction, aim);
        if (reach.targets.empty()) continue;
        const bool saved = policy.saving && policy.saving->saves(skill);
        consider(best, commands::UseSkill{slot, direction, aim},
                 saved ? utility_of_charge(context, who, skill, reach, *policy.saving, policy.plain_attack)
                       : utility_by_turns(context, who, skill, reach));
    }
}

bool has_charge(const AiContext& context, const SkillSlot& slot) { return context.catalog[slot.skill].charges == 0 || slot.charges > 0; }

std::optional<Choice> best_skill_about(const AiContext& context, EntityId who, const std::vector<EntityId>& about, Daring daring,
                                       ChargePolicy policy) {
    std::optional<Choice> best;
    const auto& slots = context.world.get<Skills>(who).slots;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (!context.catalog[slots[i].skill].common && has_charge(context, slots[i]))
            try_skill(context, who, static_cast<int>(i), about, daring, best, policy);
    return best;
}

bool harms(const AiContext& context, EntityId who, EntityId foe, const Skill& skill) {
    return std::any_of(skill.effects.begin(), skill.effects.end(), [&](const Effect& e) {
        const effect::Damage* damage = find_payload<effect::Damage>(e);
        return damage && expected_damage(context, who, foe, damage->power, damage->kind) > 0;
    });
}

/// A plain attack in the direction in which the weapons of `who` together have the highest utility.
std::optional<Command> best_volley(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    std::optional<Choice> best;
    for (const EntityId foe : foes) {
        const Direction direction = direction_towards(place_of(context.world, who), place_of(context.world, foe));
        int utility = 0;
        for (const Shot& shot : attack_with_parts(context, who, direction).shots)
            utility += utility_of(context, who, context.catalog[shot.skill].effects, {shot.tiles, shot.targets});
        consider(best, commands::Attack{direction}, utility);
    }
    return best ? std::optional(best->command) : std::nullopt;
}

/// The party prefers awake foes to sleeping ones.
int utility_if_asleep(const AiContext& context, EntityId who, EntityId foe, const std::vector<EntityId>& foes, int utility) {
    const bool wakes = faction_of(context.world, who) == Faction::player && sleeps(context, foe);
    const bool others = wakes && std::any_of(foes.begin(), foes.end(), [&](EntityId other) { return !sleeps(context, other); });
    return others && utility > 0 ? std::max(1, utility / 4) : utility;
}

std::optional<Choice> best_plain_choice(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    const SkillId id = species_of(context, who).attack_skill;
    if (!id) return std::nullopt;
    const Skill& skill = context.catalog[id];
    const Point at = place_of(context.world, who);
    std::optional<Choice> best;
    for (const EntityId foe : foes) {
        if (chebyshev(at, place_of(context.world, foe)) > std::max(skill.area.range, skill.area.radius)) continue;
        const Direction direction = direction_towards(at, place_of(context.world, foe));
        const Reach reach = reach_of(context.world, who, skill.area, skill.audience, direction, place_of(context.world, foe));
        if (!reach.targets.empty())
            consider(best, commands::Attack{direction},
                     utility_if_asleep(context, who, foe, foes, utility_of(context, who, skill.effects, reach)));
    }
    return best;
}

}  // namespace

std::optional<Command> best_plain_attack(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    if (foes.empty()) return std::nullopt;
    if (has_ready_weapons(context, who))
        if (const auto volley = best_volley(context, who, foes)) return volley;
    const auto best = best_plain_choice(context, who, foes);
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> best_skill(const AiContext& context, EntityId who, const std::vector<EntityId>& foes, Daring daring) {
    if (foes.empty()) return std::nullopt;
    std::vector<EntityId> about = foes;
    about.push_back(who);
    const ResourceSaving saving(context, who, foes);
    const auto plain_attack = best_plain_choice(context, who, foes);
    const auto best = best_skill_about(context, who, about, daring, {&saving, plain_attack ? plain_attack->utility : 0});
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> best_use_of(const AiContext& context, EntityId who, SkillId skill, const std::vector<EntityId>& foes,
                                   Daring daring) {
    std::vector<EntityId> about = foes;
    const Team& team = context.world.roster()[context.world.roster()[who].team];
    for (const EntityId ally : team.everyone())
        if (context.world.roster().alive(ally)) about.push_back(ally);
    std::optional<Choice> best;
    const auto& slots = context.world.get<Skills>(who).slots;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (slots[i].skill == skill && has_charge(context, slots[i])) try_skill(context, who, static_cast<int>(i), about, daring, best);
    return best ? std::optional(best->command) : std::nullopt;
}

bool can_harm(const AiContext& context, EntityId who, EntityId foe) {
    const SkillId plain_attack = species_of(context, who).attack_skill;
    if (plain_attack && harms(context, who, foe, context.catalog[plain_attack])) return true;
    const auto& slots = context.world.get<Skills>(who).slots;
    return std::any_of(slots.begin(), slots.end(), [&](const SkillSlot& slot) {
        return has_charge(context, slot) && context.catalog[slot.skill].turns == 1 && harms(context, who, foe, context.catalog[slot.skill]);
    });
}

std::optional<Command> best_healing(const AiContext& context, EntityId who, int percent) {
    std::vector<EntityId> hurt;
    const Team& team = context.world.roster()[context.world.roster()[who].team];
    for (const EntityId ally : team.everyone())
        if (context.world.roster().alive(ally) && health_percent(context.world, ally) < percent) hurt.push_back(ally);
    if (hurt.empty()) return std::nullopt;
    const auto& slots = context.world.get<Skills>(who).slots;
    std::optional<Choice> best;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (has_charge(context, slots[i]) && heals(context.catalog[slots[i].skill].effects))
            try_skill(context, who, static_cast<int>(i), hurt, Daring::careful, best);
    return best ? std::optional(best->command) : std::nullopt;
}

}  // namespace td::tactics
