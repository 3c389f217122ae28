// What an `accuracy` comes to, for the rules and for every text about it.
#pragma once

#include <algorithm>

namespace td {

/// Percent of blows that hit even if statuses, weather and evasion leave less accuracy than that.
inline constexpr int least_hit_chance = 5;

/// The percent with which an accuracy hits a target without evasion, as texts give it.
constexpr int told_accuracy(int accuracy) { return std::max(accuracy, least_hit_chance); }

}  // namespace td
