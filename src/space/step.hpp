// The one place that says which single steps the ground allows.
#pragma once

#include <array>

#include "base/point.hpp"

namespace td {

/// The order in which equally good steps are preferred: orthogonal first, then clockwise from north.
inline constexpr std::array<Direction, 8> step_order{Direction::north,     Direction::east,      Direction::south,
                                                     Direction::west,      Direction::northeast, Direction::southeast,
                                                     Direction::southwest, Direction::northwest};

/// The steps that are not diagonal, clockwise from north.
inline constexpr std::array<Direction, 4> four_ways{Direction::north, Direction::east, Direction::south, Direction::west};

/// The eight tiles around one, clockwise from north: even ones lie beside it, odd ones at its corners.
inline constexpr std::array<Point, 8> ways_around = [] {
    std::array<Point, 8> tiles{};
    for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = offset(all_directions[i]);
    return tiles;
}();

/// True when a step from `from` in `direction` ends on a passable tile and cuts no corner: a diagonal step needs both
/// orthogonal neighbours passable. Whether `from` itself is passable does not count. `passable(Point) -> bool`.
template <class Passable>
constexpr bool may_step(const Passable& passable, Point from, Direction direction) {
    if (!passable(from + offset(direction))) return false;
    if (!is_diagonal(direction)) return true;
    return passable(from + offset(turned(direction, -1))) && passable(from + offset(turned(direction, 1)));
}

}  // namespace td
