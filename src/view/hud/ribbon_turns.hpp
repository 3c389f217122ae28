// The ribbon while past turns are still being shown: those come first, followed by the order from now on.
// Knows no window.
#pragma once

#include <vector>

#include "play/turn_shown.hpp"
#include "text/turn_order.hpp"

namespace td {

/// `turns` in their order, without numbers because they have ended, followed by `order`. A round that begins between two turns gets a
/// boundary.
std::vector<OrderPlace> with_turns_shown(const std::vector<TurnShown>& turns, const std::vector<OrderPlace>& order);

/// The moment that the ribbon calls "now": that of the first turn being shown, else `now`.
Moment moment_shown(const std::vector<TurnShown>& turns, Moment now);

}  // namespace td
