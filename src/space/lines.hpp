// Straight lines between two tiles, for what is thrown or shot. They agree exactly with the field of view.
#pragma once

#include <cstdint>
#include <vector>

#include "base/function_ref.hpp"
#include "base/point.hpp"

namespace td {

/// True for a tile that nothing passes; also for all outside the floor, where a shape could reach so far.
using Blocks = FunctionRef<bool(Point)>;

/// Where a line goes that passes exactly between two tiles: both lie on it equally, one is taken.
enum class Lean : std::uint8_t { north_west, south_east };

/// The tiles from `from` (left out) to `to` (included), each touching the one before. The line from b to a is that from a to b,
/// reversed (with the same lean). Empty when both are the same tile.
std::vector<Point> straight_line(Point from, Point to, Lean lean = Lean::north_west);

/// True when no tile strictly between the two blocks, for one lean or the other: exactly the field of view's rule for open tiles.
bool in_sight(Point from, Point to, Blocks blocks);

/// The way of something thrown from `from` at `to`: a clear line if there is one, else the north-western one up to and without the
/// first blocking tile. Ends with `to` only if nothing between them blocks and `to` does not block either.
std::vector<Point> line_of_fire(Point from, Point to, Blocks blocks);

}  // namespace td
