// A small map of the known floor in a corner, a few pixels per tile.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/corners.hpp"

namespace td {

/// Where it was drawn.
struct MinimapPlace {
    Box box;        ///< with its frame; empty: it is not shown
    Point origin;   ///< the floor's first tile in the window
    int pixel = 1;  ///< window pixels per tile

    Point tile_at(Point p) const { return {(p.x - origin.x) / pixel, (p.y - origin.y) / pixel}; }
};

/// Draws it in a corner of `area`: the same `corner` as before, unless that would cover one of the boxes `seen`.
MinimapPlace draw_minimap(Canvas& canvas, const Session& session, Box area, MinimapSize size, Corner& corner, const std::vector<Box>& seen);

}  // namespace td
