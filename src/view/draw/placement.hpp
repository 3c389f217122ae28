// Where a panel, a plate or a tooltip is put, so that it covers nothing of what it is about. Plain boxes.
#pragma once

#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

/// A place for a panel within `area`, such as the window or the map. `wished`: places of its size, the best one first; `keep_visible`: what
/// must be seen beside it.
///
/// The first wish that lies within the area and covers nothing of what must be seen. If none does: of all places that cover nothing, the
/// one nearest to the first wish; if there is no such place at all, the one that covers the fewest pixels. A panel larger than the area
/// begins at the area's upper left. Precondition: there is a wish, and all are of one size.
Box place_panel(Box area, const std::vector<Box>& wished, const std::vector<Box>& keep_visible);

/// Wishes for a note of the given size about `anchor`: below it, above it, to its right and to its left, `gap` pixels off.
std::vector<Box> places_around(Box anchor, int width, int height, int gap);

/// Wishes for a panel at the sides of `area`: hanging from its upper edge at the right and at the left, then standing on its lower edge.
/// `taken_left`: height at the upper left that is written on already.
std::vector<Box> places_at_sides(Box area, int width, int height, int margin, int taken_left);

}  // namespace td
