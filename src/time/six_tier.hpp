// The six-tier round: the game's own time system.
// Source: wiki "Taking Turns".
#pragma once

#include <array>
#include <functional>
#include <string_view>

#include "base/hash.hpp"
#include "time/occasion.hpp"

namespace td {

inline constexpr int tier_count = 6;
inline constexpr std::array<std::string_view, tier_count> tier_names{"0", "1/4", "1/3", "1/2", "2/3", "3/4"};
/// Where the tiers lie within a round of 100 ticks, for what needs an instant; the order does not come from these.
inline constexpr std::array<Ticks, tier_count> tier_ticks{0, 25, 33, 50, 67, 75};

/// True when a creature of `speed` may act in `tier`, cooldowns aside.
bool acts_in_tier(int speed, int tier);

}  // namespace td
