#include "ai/resource_saving.hpp"

#include <algorithm>

#include "ai/threats.hpp"
#include "rules/effects.hpp"
#include "rules/readiness.hpp"
#include "world/pools.hpp"

namespace td::tactics {

namespace {

constexpr int danger_distance_steps = 5;

bool is_in_range_of_plain_attack(const AiContext& context, EntityId who, EntityId foe) {
    if (!species_of(context, who).attack_skill) return false;
    return chebyshev(place_of(context.world, who), place_of(context.world, foe)) <= reach_of_plain_attack(context, who);
}

}  // namespace

int reach_of_plain_attack(const AiContext& context, EntityId who) {
    const SkillId plain_attack = species_of(context, who).attack_skill;
    if (!plain_attack) return 1;
    const Area& area = context.catalog[plain_attack].area;
    return std::max({1, area.range, area.radius});
}

int plain_harm(const AiContext& context, EntityId who, EntityId foe) {
    const SkillId plain_attack = species_of(context, who).attack_skill;
    if (!plain_attack || status_that(context, who, &Status::stops_acting)) return 0;
    const Skill& skill = context.catalog[plain_attack];
    if (why_not_payable(context, who, skill.pool_cost)) return 0;
    int harm = 0;
    for (const Effect& effect : skill.effects) harm += expected_harm(context, who, effect, foe) * skill.accuracy / 100;
    return harm;
}

bool sleeps(const AiContext& context, EntityId who) {
    const AiState* ai_state = context.world.find<AiState>(who);
    if (ai_state && ai_state->asleep) return true;
    const auto& list = context.world.get<Statuses>(who).list;
    return std::any_of(list.begin(), list.end(), [&](const ActiveStatus& active) {
        const Status& status = context.catalog[active.status];
        return status.stops_acting && status.ends_when_hurt;
    });
}

bool is_shut_to(const AiContext& context, EntityId who, const Skill& skill, EntityId foe) {
    constexpr int much_harder_percent = 200;
    if (std::none_of(skill.effects.begin(), skill.effects.end(), is_blow)) return false;
    const auto& list = context.world.get<Statuses>(foe).list;
    const bool is_hard = std::any_of(list.begin(), list.end(), [&](const ActiveStatus& active) {
        return context.catalog[active.status].defence_percent >= much_harder_percent;
    });
    return is_hard || is_opened_by_blow(context, who, foe, skill.effects);
}

bool is_shrugged_off(const AiContext& context, EntityId who, const Skill& skill, EntityId foe) {
    int nominal = 0, expected = 0;
    for (const Effect& effect : skill.effects) {
        if (const auto* const damage = std::get_if<effect::Damage>(&effect.payload)) nominal += damage->power;
        if (const auto* const harm = std::get_if<effect::Harm>(&effect.payload)) nominal += harm->amount;
        if (is_blow(effect)) expected += expected_harm(context, who, effect, foe);
    }
    // Powers in content are meant for a creature with this attack.
    constexpr int common_attack = 10;
    return 4 * common_attack * expected < nominal * attack_of(context, who);
}

ResourceSaving::ResourceSaving(const AiContext& context, EntityId who, const std::vector<EntityId>& foes)
    : m_context(context), m_who(who), m_foes(foes), m_saves(faction_of(context.world, who) == Faction::player) {}

Reach ResourceSaving::without_wasted_targets(Reach reach) const {
    // Where others are awake, waking a sleeper is a loss that counts.
    const bool all_sleep = std::all_of(m_foes.begin(), m_foes.end(), [&](EntityId foe) { return sleeps(m_context, foe); });
    std::erase_if(reach.targets, [&](EntityId target) {
        return are_hostile(m_context.world, m_who, target) && ((all_sleep && sleeps(m_context, target)) || dies_anyway(target));
    });
    return reach;
}

bool ResourceSaving::leaves_enough(const PoolCost& cost) const {
    return std::all_of(cost.begin(), cost.end(), [&](const auto& row) {
        const PoolBudget budget = pool_budget(m_context, m_who, row.first);
        const bool comes_back = budget.per_round > 0 || budget.rate > 0;
        return comes_back && 2 * (pool_left(m_context, m_who, row.first) - row.second) >= budget.maximum;
    });
}

bool ResourceSaving::danger_is_near() const {
    const Point at = place_of(m_context.world, m_who);
    return std::any_of(m_foes.begin(), m_foes.end(), [&](EntityId foe) {
        return chebyshev(at, place_of(m_context.world, foe)) <= danger_distance_steps && !sleeps(m_context, foe);
    });
}

bool ResourceSaving::dies_anyway(EntityId foe) const {
    int harm = 0;
    const Team& team = m_context.world.roster()[m_context.world.roster()[m_who].team];
    for (const EntityId ally : team.everyone())
        if (m_context.world.roster().is_here(ally) && is_in_range_of_plain_attack(m_context, ally, foe))
            harm += plain_harm(m_context, ally, foe);
    return harm >= m_context.world.get<Health>(foe).now + absorbs_left(m_context, foe);
}

}  // namespace td::tactics
