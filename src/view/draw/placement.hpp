// Places panels, plates and tooltips so that they do not cover what they are about. Plain boxes.
#pragma once

#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

/// A place for a panel within `area`, such as the window or the map. `wished`: places of its size, best first; `keep_visible`: boxes that
/// it should not cover; `less_urgent`: others, which give way to those.
///
/// The first wish that lies within the area and covers none of them. If there is none: the place nearest to the first wish that covers
/// nothing; failing that, the place that covers the fewest pixels of `keep_visible`, and then of `less_urgent`. A panel larger than the
/// area starts at the area's upper left. Precondition: there is a wish, and all have the same size.
Box place_panel(Box area, const std::vector<Box>& wished, const std::vector<Box>& keep_visible, const std::vector<Box>& less_urgent = {});

/// Wishes for a note of the given size about `anchor`: below, above, to the right and to the left, `gap` pixels away.
std::vector<Box> places_around(Box anchor, int width, int height, int gap);

/// Wishes for a panel at the sides of `area`: upper right, upper left, lower right, lower left. `taken_left`: height at the upper left
/// that is already in use.
std::vector<Box> places_at_sides(Box area, int width, int height, int margin, int taken_left);

}  // namespace td
