// Points and the eight directions on a floor. Integers only; x grows to the east, y to the south. Vocabulary of the room: a point is a
// tile's column and row, an offset the point one step from the origin in a direction; a grid holds a value for each tile (grid.hpp), a bit
// grid one bit (bit_grid.hpp); an id is the number of a row in a table (id.hpp); a random stream is a sequence of numbers from a seed
// (rng.hpp).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace td {

struct Point {
    int x = 0;
    int y = 0;

    friend constexpr bool operator==(Point, Point) = default;
    friend constexpr auto operator<=>(Point, Point) = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Point operator*(Point a, int n) { return {a.x * n, a.y * n}; }
};

/// Chebyshev distance: steps between two points when a diagonal counts as one step.
constexpr int chebyshev(Point a, Point b) {
    const int dx = a.x > b.x ? a.x - b.x : b.x - a.x;
    const int dy = a.y > b.y ? a.y - b.y : b.y - a.y;
    return dx > dy ? dx : dy;
}

/// The eight directions, clockwise from north. Even values are orthogonal.
enum class Direction : std::uint8_t { north, northeast, east, southeast, south, southwest, west, northwest };

inline constexpr std::array<Direction, 8> all_directions{Direction::north, Direction::northeast, Direction::east, Direction::southeast,
                                                         Direction::south, Direction::southwest, Direction::west, Direction::northwest};

inline constexpr std::array<std::string_view, 8> direction_names{"north", "northeast", "east", "southeast",
                                                                 "south", "southwest", "west", "northwest"};

/// By direction.
inline constexpr std::array<Point, 8> direction_offsets{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

constexpr Point offset(Direction direction) { return direction_offsets[static_cast<std::size_t>(direction)]; }

constexpr bool is_diagonal(Direction direction) { return (static_cast<int>(direction) & 1) != 0; }

/// `direction` turned clockwise by `eighths` of a full turn (negative: counter-clockwise).
constexpr Direction turned(Direction direction, int eighths) {
    return static_cast<Direction>((static_cast<int>(direction) + (eighths % 8) + 8) % 8);
}

/// The direction that points best from `from` towards `to`; `fallback` if the two points are equal.
constexpr Direction direction_towards(Point from, Point to, Direction fallback = Direction::south) {
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    if (dx == 0 && dy == 0) return fallback;
    const int ax = dx < 0 ? -dx : dx;
    const int ay = dy < 0 ? -dy : dy;
    // A diagonal covers the middle 45 degrees: its border lies at tan 22.5 degrees, about 5/12.
    const bool horizontal = ax * 12 >= ay * 5;
    const bool vertical = ay * 12 >= ax * 5;
    const int sx = horizontal ? (dx > 0) - (dx < 0) : 0;
    const int sy = vertical ? (dy > 0) - (dy < 0) : 0;
    for (const Direction d : all_directions)
        if (offset(d) == Point{sx, sy}) return d;
    return fallback;
}

}  // namespace td
