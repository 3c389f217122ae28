// The line is looked up step by step along its longer extent, so no error can build up.
#include "space/lines.hpp"

#include <cstdint>

namespace td {
namespace {

/// Where a line goes that passes exactly between two tiles: both lie on it equally, one is taken.
enum class RowStep : std::uint8_t { north_west, south_east };

int floor_divide(int a, int b) { return a / b - ((a % b != 0) && ((a < 0) != (b < 0))); }

/// The tile `step` steps along the line; 0 < n = chebyshev(from, to).
Point along(Point from, Point to, int n, int step, RowStep lean) {
    // To the nearest whole number; the middle between two goes down or up by the lean, whichever way the line runs.
    const auto rounded = [&](int extent) {
        const int doubled = 2 * extent * step;
        return lean == RowStep::south_east ? floor_divide(doubled + n, 2 * n) : -floor_divide(n - doubled, 2 * n);
    };
    return from + Point{rounded(to.x - from.x), rounded(to.y - from.y)};
}

bool clear_between(Point from, Point to, RowStep lean, Blocks blocks) {
    const int n = chebyshev(from, to);
    for (int step = 1; step < n; ++step)
        if (blocks(along(from, to, n, step, lean))) return false;
    return true;
}

}  // namespace

bool in_sight(Point from, Point to, Blocks blocks) {
    return clear_between(from, to, RowStep::north_west, blocks) || clear_between(from, to, RowStep::south_east, blocks);
}

}  // namespace td
