// How large a tile is drawn if the player has not zoomed.
#pragma once

#include "base/point.hpp"
#include "view/draw/shapes.hpp"

namespace td {

/// Window pixels per art pixel. `map`: the part of the window between the panels; `floor`: the size of the floor in tiles;
/// `panel_scale`: that of the pictures in the panels. It depends on nothing that changes while the party walks.
///
/// One step larger than the panels if then still enough of the floor is visible: all of it, or at least 13 by 7 tiles that are 120 or more
/// in all; on a small floor, where foes come into sight nearby, fewer will do. Else the same as the panels.
int fitting_map_scale(Box map, Point floor, int panel_scale);

}  // namespace td
