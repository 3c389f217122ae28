#include "rules/readiness.hpp"

#include <algorithm>

#include "catalog/catalog.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

constexpr int ticks_in_round = 100;
constexpr int most_turns_of_round = 4;

bool has_charge(const WorldView& view, const SkillSlot& slot) { return view.catalog[slot.skill].charges == 0 || slot.charges > 0; }

/// Points that a pool gives back within a round, rounded up; its rate is per ten rounds.
int back_within_round(const PoolBudget& budget) { return budget.per_round + (budget.rate + 9) / 10; }

}  // namespace

std::optional<Refusal> why_not_payable(const WorldView& view, EntityId who, const PoolCost& cost) {
    const PoolId lacking = lacking_pool(view, who, cost);
    if (!lacking) return std::nullopt;
    const auto row = std::find_if(cost.begin(), cost.end(), [&](const auto& each) { return each.first == lacking; });
    return Refusal{.reason = Refusal::Reason::cannot_pay, .pool = lacking, .needed = row->second, .left = pool_left(view, who, lacking)};
}

std::optional<Refusal> why_not_ready(const WorldView& view, EntityId who, const SkillSlot& slot) {
    if (!has_charge(view, slot)) return Refusal{.reason = Refusal::Reason::no_charge};
    if (!slot.cooling.is_over()) return Refusal{.reason = Refusal::Reason::cooling, .cooling = slot.cooling};
    return why_not_payable(view, who, view.catalog[slot.skill].pool_cost);
}

bool may_become_ready(const WorldView& view, EntityId who, const SkillSlot& slot) {
    const Cooldown& cooling = slot.cooling;
    if (!has_charge(view, slot) || cooling.rounds > 1 || cooling.ticks > ticks_in_round || cooling.turns > most_turns_of_round)
        return false;
    const PoolCost& cost = view.catalog[slot.skill].pool_cost;
    return std::all_of(cost.begin(), cost.end(), [&](const auto& row) {
        return pool_left(view, who, row.first) + back_within_round(pool_budget(view, who, row.first)) >= row.second;
    });
}

}  // namespace td
