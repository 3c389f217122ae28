// The tiles that an area of effect covers. Walls end every area; the caller decides which creatures on these tiles are hit.
#pragma once

#include <vector>

#include "space/lines.hpp"

namespace td {

// Every list leaves out blocking tiles and is sorted from near to far, tiles at equal distance row by row unless stated otherwise. Ranges
// and radii count steps; a diagonal is one step. A straight line obeys the rule of steps: it does not pass a wall's corner diagonally.

/// The tile ahead; empty if a step cannot go there.
std::vector<Point> front_area(Point origin, Direction direction, Blocks blocks);

/// The tile ahead, then its neighbours 45 degrees to the left and to the right, each only if a step could go there.
std::vector<Point> arc_area(Point origin, Direction direction, Blocks blocks);

/// Straight ahead, at most `range` tiles, up to a wall. Ends with the first tile for which `stops` is true; that tile is included.
std::vector<Point> line_area(Point origin, Direction direction, int range, Blocks blocks, FunctionRef<bool(Point)> stops);

/// Straight ahead, at most `range` tiles, up to a wall, passing through creatures.
std::vector<Point> beam_area(Point origin, Direction direction, int range, Blocks blocks);

/// Widens ahead, `range` tiles deep: 1 tile at the first step, then one more on either side per step (1, 3, 5...). A diagonal cone is the
/// square corner ahead, which has as many tiles. Only tiles in sight of the origin.
std::vector<Point> cone_area(Point origin, Direction direction, int range, Blocks blocks);

/// All tiles within `radius` of `centre` and in sight of it, the centre first.
std::vector<Point> burst_area(Point centre, int radius, Blocks blocks);

/// All tiles within `radius` of `origin` and in sight of it, without the origin.
std::vector<Point> ring_area(Point origin, int radius, Blocks blocks);

/// The four straight lines north, east, south and west, one line after the other, each at most `range` long and up to a wall.
std::vector<Point> cross_area(Point origin, int range, Blocks blocks);

}  // namespace td
