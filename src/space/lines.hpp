// Whether a straight line between two tiles is clear, for thrown things and shots. Agrees exactly with the field of view.
#pragma once

#include "base/function_ref.hpp"
#include "base/point.hpp"

namespace td {

/// Predicate: true for a tile that cannot be passed. Must be true for all tiles outside the floor that the shape can reach.
using Blocks = FunctionRef<bool(Point)>;

/// True if no tile strictly between `from` and `to` blocks, for at least one tie-break: the field of view's rule for open tiles.
bool in_sight(Point from, Point to, Blocks blocks);

}  // namespace td
