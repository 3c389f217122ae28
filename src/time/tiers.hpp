// The six tiers of a round, which speeds may act in each, and the cycles into which they fall: one for each faction of each tier.
#pragma once

#include <array>
#include <compare>
#include <string_view>

#include "time/round_presentation.hpp"
#include "time/time_event.hpp"
#include "world/roster.hpp"

namespace td {

inline constexpr int tier_count = 6;
inline constexpr std::array<std::string_view, tier_count> tier_names{"0", "1/4", "1/3", "1/2", "2/3", "3/4"};
/// Where the tiers are within a round of 100 ticks, for code that needs an instant; the order does not depend on these.
inline constexpr std::array<Ticks, tier_count> tier_ticks{0, 25, 33, 50, 67, 75};

/// The same as columns of a round on the screen.
inline constexpr std::array<RoundColumn, tier_count> tier_columns = [] {
    std::array<RoundColumn, tier_count> columns;
    for (std::size_t tier = 0; tier < tier_count; ++tier) columns[tier] = {tier_names[tier], tier_ticks[tier]};
    return columns;
}();

/// The tiers in which creatures of speed 0..3 may act: a bit for each, tier 0 lowest.
/// Source: resources/docs/rules.md, "Who acts in which tier".
inline constexpr std::array<unsigned, 4> tiers_by_speed{0b000001, 0b001001, 0b010101, 0b101011};

/// The same for a speed of -3..3, cooldowns aside.
constexpr unsigned tiers_at(int speed) { return tiers_by_speed[static_cast<std::size_t>(speed > 0 ? speed : 0)]; }

/// True when a creature of `speed` may act in `tier`, cooldowns aside.
constexpr bool acts_in_tier(int speed, int tier) { return (tiers_at(speed) >> tier & 1) != 0; }

/// The first tier after `tier` in which a creature of `speed` may act; tier_count: none of this round.
constexpr int next_tier(int speed, int tier) {
    do ++tier;
    while (tier < tier_count && !acts_in_tier(speed, tier));
    return tier;
}

/// The first tier at least `ticks` (0..100) after the start of the round; tier_count: there is none.
constexpr int first_tier_at(Ticks ticks) {
    int tier = 0;
    while (tier < tier_count && tier_ticks[static_cast<std::size_t>(tier)] < ticks) ++tier;
    return tier;
}

/// The tier in which that instant of a round falls, 0 or more ticks after its start: each lasts until the next one begins, the last until
/// the round ends.
constexpr int tier_at(Ticks ticks) {
    int tier = tier_count - 1;
    while (tier > 0 && tier_ticks[static_cast<std::size_t>(tier)] > ticks) --tier;
    return tier;
}

/// One cycle of a round.
struct Cycle {
    int tier = 0;
    Faction faction = Faction::player;

    /// After the last cycle of a round.
    static constexpr Cycle end() { return {tier_count, Faction::player}; }
    constexpr Cycle following() const {
        if (faction == Faction::foe) return {tier + 1, Faction::player};
        return {tier, faction == Faction::player ? Faction::neutral : Faction::foe};
    }
    /// From 0 on; 18 for end().
    constexpr int number() const { return tier * faction_count + static_cast<int>(faction); }
    friend constexpr auto operator<=>(const Cycle&, const Cycle&) = default;
};

}  // namespace td
