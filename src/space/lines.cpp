// Each tile of the line is computed from the end points, so no rounding error accumulates.
#include "space/lines.hpp"

#include <cstdint>

namespace td {
namespace {

/// The tile to take where a line passes exactly between two tiles.
enum class TieBreak : std::uint8_t { north_west, south_east };

int floor_divide(int a, int b) { return a / b - ((a % b != 0) && ((a < 0) != (b < 0))); }

/// The tile `step` steps along the line. Precondition: 0 < n = chebyshev(from, to).
Point along(Point from, Point to, int n, int step, TieBreak tie) {
    // Rounds to nearest; ties go down for north_west and up for south_east, in whichever direction the line runs.
    const auto rounded = [&](int extent) {
        const int doubled = 2 * extent * step;
        return tie == TieBreak::south_east ? floor_divide(doubled + n, 2 * n) : -floor_divide(n - doubled, 2 * n);
    };
    return from + Point{rounded(to.x - from.x), rounded(to.y - from.y)};
}

bool clear_between(Point from, Point to, TieBreak tie, Blocks blocks) {
    const int n = chebyshev(from, to);
    for (int step = 1; step < n; ++step)
        if (blocks(along(from, to, n, step, tie))) return false;
    return true;
}

}  // namespace

bool in_sight(Point from, Point to, Blocks blocks) {
    return clear_between(from, to, TieBreak::north_west, blocks) || clear_between(from, to, TieBreak::south_east, blocks);
}

}  // namespace td
