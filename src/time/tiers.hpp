// The six tiers of a round and who may act in them, and the cycles into which they fall: one for each faction of each tier.
#pragma once

#include <array>
#include <compare>
#include <string_view>

#include "time/time_event.hpp"
#include "world/roster.hpp"

namespace td {

inline constexpr int tier_count = 6;
inline constexpr std::array<std::string_view, tier_count> tier_names{"0", "1/4", "1/3", "1/2", "2/3", "3/4"};
/// Where the tiers lie within a round of 100 ticks, for what needs an instant; the order does not come from these.
inline constexpr std::array<Ticks, tier_count> tier_ticks{0, 25, 33, 50, 67, 75};

/// The tiers in which a creature of `speed` (-3..3) may act, cooldowns aside: a bit for each. Source: the six-tier rules, "Who is asked".
constexpr unsigned tiers_at(int speed) {
    constexpr std::array<unsigned, 4> tiers{0b000001, 0b001001, 0b010101, 0b101011};
    return tiers[static_cast<std::size_t>(speed > 0 ? speed : 0)];
}

/// True when a creature of `speed` may act in `tier`, cooldowns aside.
constexpr bool acts_in_tier(int speed, int tier) { return (tiers_at(speed) >> tier & 1) != 0; }

/// A cycle of a round, by its number in it: 0..17.
struct Cycle {
    int number = 0;

    static constexpr int count = tier_count * faction_count;
    static constexpr Cycle of(int tier, Faction faction);
    constexpr int tier() const { return number / faction_count; }
    constexpr Faction faction() const { return static_cast<Faction>(number % faction_count); }
    constexpr Cycle following() const { return {number + 1}; }
    friend constexpr auto operator<=>(const Cycle&, const Cycle&) = default;
};

constexpr Cycle Cycle::of(int tier, Faction faction) { return {tier * faction_count + static_cast<int>(faction)}; }

}  // namespace td
