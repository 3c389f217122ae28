#include "game/foresight/order_influence.hpp"

#include <algorithm>
#include <utility>

#include "game/floor/action_runner.hpp"
#include "game/foresight/look_ahead.hpp"
#include "game/foresight/turn_strategies.hpp"
#include "rules/targets.hpp"

namespace td {

namespace {

/// A copy of the state in which `who` has other orders.
GameState with_orders(const GameState& state, EntityId who, CompanionOrders orders) {
    GameState other = state;
    Observer observer;
    const RealTurns turns;
    ActionRunner(other, observer, turns).carry_out(SetOrders{.rows = {{who, std::move(orders)}}});
    return other;
}

std::vector<CompanionOrder> in_force(const CompanionOrders& orders) {
    std::vector<CompanionOrder> found;
    for (int i = 0; i < companion_order_count; ++i)
        if (const auto order = static_cast<CompanionOrder>(i); orders.has(order)) found.push_back(order);
    return found;
}

}  // namespace

std::optional<OrderInfluence> influence_of_orders(const GameState& state, EntityId who, const tactics::Decision& decision) {
    const CompanionOrders* orders = state.world.find<CompanionOrders>(who);
    if (!orders) return std::nullopt;
    // Another aim at the same tiles is no other decision.
    const auto is_other = [&](const Command& command) {
        return command != decision.command && !is_same_use({state.world, *state.catalog}, who, command, decision.command);
    };
    const auto decides_otherwise = [&](CompanionOrders kept) {
        return is_other(best_decision(with_orders(state, who, std::move(kept)), who).command);
    };
    OrderInfluence influence;
    const Command otherwise = best_decision(with_orders(state, who, {}), who).command;
    if (!is_other(otherwise)) {
        if (decision.basis != tactics::DecisionBasis::order) return std::nullopt;
        influence.orders.push_back(orders->has(CompanionOrder::come_back) ? CompanionOrder::come_back : CompanionOrder::stay_at_range);
        return influence;
    }
    influence.otherwise = otherwise;
    std::vector<CompanionOrder> binding = in_force(*orders);
    // Who goes for others than its focus has chosen freely, even if it imagined to come to the focus in turns to come.
    if (!tactics::deliberate(state.ai_context(), who).focus) std::erase(binding, CompanionOrder::focus);
    for (const CompanionOrder order : binding) {
        CompanionOrders kept = *orders;
        kept.set(order, false);
        if (decides_otherwise(std::move(kept))) influence.orders.push_back(order);
    }
    CompanionOrders without_limits = *orders;
    without_limits.skills.clear();
    without_limits.items.clear();
    influence.by_permission = without_limits != *orders && decides_otherwise(without_limits);
    CompanionOrders without_vetoes = *orders;
    without_vetoes.vetoes.clear();
    influence.by_veto = without_vetoes != *orders && decides_otherwise(without_vetoes);
    if (influence.orders.empty() && !influence.by_permission && !influence.by_veto) influence.orders = std::move(binding);
    const bool has_none = influence.orders.empty() && !influence.by_permission && !influence.by_veto;
    return has_none ? std::nullopt : std::optional(std::move(influence));
}

}  // namespace td
