// The ribbon while turns that were taken already are still being shown: those come first, and behind them the order from now on.
// Knows no window.
#pragma once

#include <vector>

#include "play/turn_shown.hpp"
#include "text/turn_order.hpp"

namespace td {

/// `turns` in the order in which they were taken, without numbers, as they are history; then `order`. A round that begins between two
/// turns has its boundary.
std::vector<OrderPlace> with_turns_shown(const std::vector<TurnShown>& turns, const std::vector<OrderPlace>& order);

/// The moment that the ribbon calls "now": of the first turn that is being shown, else `now`.
Moment moment_shown(const std::vector<TurnShown>& turns, Moment now);

}  // namespace td
