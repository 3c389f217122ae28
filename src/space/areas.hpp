// The tiles that a blow, a breath or a blast covers. Walls end everything; who stands there is the caller's business.
#pragma once

#include <vector>

#include "space/lines.hpp"

namespace td {

// All lists leave out blocking tiles and go from near to far; equally far ones row by row, or as said. Ranges and radii count
// steps, a diagonal being one. Straight lines obey the rule of steps: a diagonal does not pass a wall's corner.

/// The tile ahead, or none.
std::vector<Point> front_area(Point origin, Direction direction, Blocks blocks);

/// The tile ahead, then its neighbours 45 degrees to the left and to the right of the origin's view, each if a step could go there.
std::vector<Point> arc_area(Point origin, Direction direction, Blocks blocks);

/// Straight ahead, at most `range` tiles, up to a wall. It ends with the first tile for which `stops` is true, included.
std::vector<Point> line_area(Point origin, Direction direction, int range, Blocks blocks, FunctionRef<bool(Point)> stops);

/// Straight ahead, at most `range` tiles, up to a wall, through everybody.
std::vector<Point> beam_area(Point origin, Direction direction, int range, Blocks blocks);

/// Widening ahead, `range` deep: one tile at the first step, and one more on either side at each further one (1, 3, 5...).
/// A diagonal cone is the square corner ahead, which has the same numbers of tiles. Only tiles in sight of the origin.
std::vector<Point> cone_area(Point origin, Direction direction, int range, Blocks blocks);

/// Every tile within `radius` of `centre` and in sight of it, the centre first.
std::vector<Point> burst_area(Point centre, int radius, Blocks blocks);

/// Every tile within `radius` of `origin` and in sight of it, without the origin.
std::vector<Point> ring_area(Point origin, int radius, Blocks blocks);

/// The four straight lines north, east, south and west, at most `range` long, each up to a wall; one line after the other.
std::vector<Point> cross_area(Point origin, int range, Blocks blocks);

}  // namespace td
