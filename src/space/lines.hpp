// Whether a straight line between two tiles is clear, for what is thrown or shot. Agrees exactly with the field of view.
#pragma once

#include "base/function_ref.hpp"
#include "base/point.hpp"

namespace td {

/// True for a tile that nothing passes; also for all outside the floor, where a shape could reach so far.
using Blocks = FunctionRef<bool(Point)>;

/// True when no tile strictly between the two blocks, for one lean or the other: exactly the field of view's rule for open tiles.
bool in_sight(Point from, Point to, Blocks blocks);

}  // namespace td
