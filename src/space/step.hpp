// Vocabulary of this room. Passable: a tile that can be entered. Open: a tile that does not block sight. Step: a move to one of the eight
// adjacent tiles. Distance: the number of steps (a diagonal counts as one). This header holds the one rule for steps.
#pragma once

#include <array>

#include "base/point.hpp"

namespace td {

/// Tie-break between equally good steps: orthogonal first, then clockwise from north.
inline constexpr std::array<Direction, 8> step_order{Direction::north,     Direction::east,      Direction::south,
                                                     Direction::west,      Direction::northeast, Direction::southeast,
                                                     Direction::southwest, Direction::northwest};

/// The orthogonal directions, clockwise from north.
inline constexpr std::array<Direction, 4> orthogonal_directions{Direction::north, Direction::east, Direction::south, Direction::west};

/// Offsets of the eight adjacent tiles, clockwise from north: orthogonal at even indices, diagonal at odd ones.
inline constexpr std::array<Point, 8> neighbour_offsets = [] {
    std::array<Point, 8> tiles{};
    for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = offset(all_directions[i]);
    return tiles;
}();

/// True if a step from `from` in `direction` ends on a passable tile and cuts no corner: a diagonal step needs both orthogonal neighbours
/// passable. `from` itself need not be passable. `passable(Point) -> bool`.
template <class Passable>
constexpr bool may_step(const Passable& passable, Point from, Direction direction) {
    if (!passable(from + offset(direction))) return false;
    if (!is_diagonal(direction)) return true;
    return passable(from + offset(turned(direction, -1))) && passable(from + offset(turned(direction, 1)));
}

}  // namespace td
