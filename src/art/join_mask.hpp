// Autotiling: which of the eight neighbours a tile joins, and the 47 masks that look different.
#pragma once

#include <array>
#include <cstdint>

#include "base/point.hpp"

namespace td {

/// Bit d is set if the neighbour in direction d joins.
using JoinMask = std::uint8_t;

constexpr bool joins(JoinMask mask, Direction direction) { return (mask >> static_cast<int>(direction) & 1) != 0; }

/// Clears the bits of corners that do not show: a corner shows only if both adjacent sides join.
constexpr JoinMask without_hidden_corners(JoinMask mask) {
    for (const Direction corner : {Direction::northeast, Direction::southeast, Direction::southwest, Direction::northwest})
        if (!joins(mask, turned(corner, -1)) || !joins(mask, turned(corner, 1)))
            mask = static_cast<JoinMask>(mask & ~(1u << static_cast<int>(corner)));
    return mask;
}

/// The mask of all eight neighbours; `joins_towards` is called with each direction.
template <class Joins>
JoinMask mask_of(const Joins& joins_towards) {
    unsigned mask = 0;
    for (const Direction direction : all_directions)
        if (joins_towards(direction)) mask |= 1u << static_cast<int>(direction);
    return static_cast<JoinMask>(mask);
}

inline constexpr int looks_of_masks = 47;  ///< how many masks look different

/// A number below 47 for every mask; masks that differ only in hidden corners share a number.
constexpr std::array<std::uint8_t, 256> make_look_table() {
    std::array<std::uint8_t, 256> look{};
    std::uint8_t next = 0;
    for (unsigned mask = 0; mask < 256; ++mask) {
        const JoinMask plain = without_hidden_corners(static_cast<JoinMask>(mask));
        look[mask] = plain == mask ? next++ : look[plain];
    }
    return look;
}
inline constexpr std::array<std::uint8_t, 256> look_of_mask = make_look_table();

}  // namespace td
