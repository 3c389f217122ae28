// The bounds of the chance to hit. Knows no creatures: rules/targets.hpp works out the chance between two.
#pragma once

namespace td {

/// Percent of blows that hit however poor their accuracy is.
inline constexpr int least_hit_chance = 5;

}  // namespace td
