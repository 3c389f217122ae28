// How large a tile is drawn if the player has not zoomed.
#pragma once

#include "base/point.hpp"
#include "view/draw/shapes.hpp"

namespace td {

/// Window pixels per art pixel. `map`: the part of the window between the panels; `floor`: the size of the floor in tiles;
/// `window_lines`: see Canvas::window_lines(). It depends neither on the size of texts nor on what changes while the party walks.
///
/// Usually 2 at 720 lines, 3 at 1080, and one more for each further 540, so that a larger window also shows more of the floor. One more if
/// then still enough of the floor is visible: all of it, or at least 13 by 7 tiles that are 120 or more in all; on a small floor, where
/// foes come into sight nearby, fewer will do.
int fitting_map_scale(Box map, Point floor, int window_lines);

}  // namespace td
