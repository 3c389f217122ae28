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
bool dares(const AiContext& s, EntityId who, const Skill& skill, Daring daring) {
    const std::vector<EntityId> foes = foes_in_sight(s, who);
    if (foes.empty()) return true;
    return !skill.needs_peace && (daring == Daring::bold || chebyshev(place_of(s.world, who), place_of(s.world, foes.front())) > 1);
}

/// Utility of the skill for each of its turns; at least 1 if the whole is above 0.
int utility_by_turns(const AiContext& s, EntityId who, const Skill& skill, const Reach& reach) {
    const int utility = utility_of(s, who, skill.effects, reach);
    return utility <= 0 ? utility : std::max(1, utility / skill.turns);
}

/// Utility of the skill for a creature that saves charges and has a plain attack of utility `blow` instead.
int utility_of_charge(const AiContext& s, EntityId who, const Skill& skill, const Reach& reach, const ResourceSaving& saving, int blow) {
    const Reach counted = saving.without_wasted_targets(reach);
    const int utility = utility_by_turns(s, who, skill, counted);
    const bool strikes =
        std::any_of(counted.targets.begin(), counted.targets.end(), [&](EntityId target) { return are_hostile(s.world, who, target); });
    if (strikes) return utility > blow ? utility : 0;
    return heals(skill.effects) || saving.danger_is_near() ? utility : 0;
}

/// How charges are spent: freely, or as `ResourceSaving` says.
struct Purse {
    const ResourceSaving* saving = nullptr;
    int blow = 0;  ///< utility of the best plain attack
};

/// Tries the skill in a slot with directions and aims towards each of the creatures in `about`.
void try_skill(const AiContext& s, EntityId who, int slot, const std::vector<EntityId>& about, Daring daring, std::optional<Choice>& best,
               Purse purse = {}) {
    const SkillId id = s.world.get<Skills>(who).slots[static_cast<std::size_t>(slot)].skill;
    const Skill& skill = s.catalog[id];
    if (skill.turns > 1 && !dares(s, who, skill, daring)) return;
    const Point at = place_of(s.world, who);
    for (const EntityId other : about) {
        const Point aim = place_of(s.world, other);
        if (chebyshev(at, aim) > skill.area.range + skill.area.radius) continue;
        const Direction direction = direction_towards(at, aim, s.world.get<Creature>(who).facing);
        const Reach reach = reach_of(s.world, who, skill.area, skill.audience, direction, aim);
        if (reach.targets.empty()) continue;
        const bool saved = purse.saving && purse.saving->saves(skill);
        consider(best, Command::use_skill(slot, direction, aim),
                 saved ? utility_of_charge(s, who, skill, reach, *purse.saving, purse.blow) : utility_by_turns(s, who, skill, reach));
    }
}

bool has_charge(const AiContext& s, const SkillSlot& slot) { return s.catalog[slot.skill].charges == 0 || slot.charges > 0; }

std::optional<Choice> best_skill_about(const AiContext& s, EntityId who, const std::vector<EntityId>& about, Daring daring, Purse purse) {
    std::optional<Choice> best;
    const auto& slots = s.world.get<Skills>(who).slots;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (has_charge(s, slots[i])) try_skill(s, who, static_cast<int>(i), about, daring, best, purse);
    return best;
}

bool harms(const AiContext& s, EntityId who, EntityId foe, const Skill& skill) {
    return std::any_of(skill.effects.begin(), skill.effects.end(), [&](const Effect& e) {
        const effect::Damage* damage = find_payload<effect::Damage>(e);
        return damage && expected_damage(s.world, s.catalog, who, foe, damage->power, damage->kind) > 0;
    });
}

/// A plain attack in the direction in which the weapons of `who` together have the highest utility.
std::optional<Command> best_volley(const AiContext& s, EntityId who, const std::vector<EntityId>& foes) {
    std::optional<Choice> best;
    for (const EntityId foe : foes) {
        const Direction direction = direction_towards(place_of(s.world, who), place_of(s.world, foe));
        int utility = 0;
        for (const Shot& shot : attack_with_parts(s.world, s.catalog, who, direction).shots)
            utility += utility_of(s, who, s.catalog[shot.skill].effects, {shot.tiles, shot.targets});
        consider(best, Command::attack(direction), utility);
    }
    return best ? std::optional(best->command) : std::nullopt;
}

/// The party prefers awake foes to sleeping ones.
int worth_waking(const AiContext& s, EntityId who, EntityId foe, const std::vector<EntityId>& foes, int utility) {
    const bool wakes = faction_of(s.world, who) == Faction::player && sleeps(s, foe);
    const bool others = wakes && std::any_of(foes.begin(), foes.end(), [&](EntityId other) { return !sleeps(s, other); });
    return others && utility > 0 ? std::max(1, utility / 4) : utility;
}

std::optional<Choice> best_plain_blow(const AiContext& s, EntityId who, const std::vector<EntityId>& foes) {
    const SkillId id = species_of(s.world, s.catalog, who).attack_skill;
    if (!id) return std::nullopt;
    const Skill& skill = s.catalog[id];
    const Point at = place_of(s.world, who);
    std::optional<Choice> best;
    for (const EntityId foe : foes) {
        if (chebyshev(at, place_of(s.world, foe)) > std::max(skill.area.range, skill.area.radius)) continue;
        const Direction direction = direction_towards(at, place_of(s.world, foe));
        const Reach reach = reach_of(s.world, who, skill.area, skill.audience, direction, place_of(s.world, foe));
        if (!reach.targets.empty())
            consider(best, Command::attack(direction), worth_waking(s, who, foe, foes, utility_of(s, who, skill.effects, reach)));
    }
    return best;
}

}  // namespace

std::optional<Command> best_blow(const AiContext& s, EntityId who, const std::vector<EntityId>& foes) {
    if (has_ready_weapons(s.world, s.catalog, who))
        if (const auto volley = best_volley(s, who, foes)) return volley;
    const auto best = best_plain_blow(s, who, foes);
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> best_skill(const AiContext& s, EntityId who, const std::vector<EntityId>& foes, Daring daring) {
    if (foes.empty()) return std::nullopt;
    std::vector<EntityId> about = foes;
    about.push_back(who);
    const ResourceSaving saving(s, who, foes);
    const auto blow = best_plain_blow(s, who, foes);
    const auto best = best_skill_about(s, who, about, daring, {&saving, blow ? blow->utility : 0});
    return best ? std::optional(best->command) : std::nullopt;
}

std::optional<Command> best_use_of(const AiContext& s, EntityId who, SkillId skill, const std::vector<EntityId>& foes, Daring daring) {
    std::vector<EntityId> about = foes;
    const Team& team = s.world.roster()[s.world.roster()[who].team];
    for (const EntityId ally : team.everyone())
        if (s.world.roster().alive(ally)) about.push_back(ally);
    std::optional<Choice> best;
    const auto& slots = s.world.get<Skills>(who).slots;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (slots[i].skill == skill && has_charge(s, slots[i])) try_skill(s, who, static_cast<int>(i), about, daring, best);
    return best ? std::optional(best->command) : std::nullopt;
}

bool can_harm(const AiContext& s, EntityId who, EntityId foe) {
    const SkillId blow = species_of(s.world, s.catalog, who).attack_skill;
    if (blow && harms(s, who, foe, s.catalog[blow])) return true;
    const auto& slots = s.world.get<Skills>(who).slots;
    return std::any_of(slots.begin(), slots.end(), [&](const SkillSlot& slot) {
        return has_charge(s, slot) && s.catalog[slot.skill].turns == 1 && harms(s, who, foe, s.catalog[slot.skill]);
    });
}

std::optional<Command> best_healing(const AiContext& s, EntityId who, int percent) {
    std::vector<EntityId> hurt;
    const Team& team = s.world.roster()[s.world.roster()[who].team];
    for (const EntityId ally : team.everyone())
        if (s.world.roster().alive(ally) && health_percent(s.world, ally) < percent) hurt.push_back(ally);
    if (hurt.empty()) return std::nullopt;
    const auto& slots = s.world.get<Skills>(who).slots;
    std::optional<Choice> best;
    for (std::size_t i = 0; i < slots.size(); ++i)
        if (has_charge(s, slots[i]) && heals(s.catalog[slots[i].skill].effects))
            try_skill(s, who, static_cast<int>(i), hurt, Daring::careful, best);
    return best ? std::optional(best->command) : std::nullopt;
}

}  // namespace td::tactics
