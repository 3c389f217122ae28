// What an `accuracy` comes to, for the rules and for every text about it.
#pragma once

#include <algorithm>

namespace td {

/// Percent: however small an accuracy is after statuses, weather and evasion, so many blows hit.
inline constexpr int least_hit_chance = 5;

/// The percent with which an accuracy hits a target without evasion, as it is told.
constexpr int told_accuracy(int accuracy) { return std::max(accuracy, least_hit_chance); }

}  // namespace td
