// The whole floor as far as it is known, a few pixels a tile, in a corner of the map.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/corners.hpp"

namespace td {

/// Where it was drawn.
struct MinimapPlace {
    Box box;        ///< all of it, with its frame; empty: it is not shown
    Point origin;   ///< of the floor's first tile
    int pixel = 1;  ///< pixels of the window to a tile

    Point tile_at(Point p) const { return {(p.x - origin.x) / pixel, (p.y - origin.y) / pixel}; }
};

/// Draws into a corner of `area`: the one it was in before, unless it would cover one of the boxes `seen`.
MinimapPlace draw_minimap(Canvas& canvas, const Session& session, Box area, MinimapSize size, Corner& corner, const std::vector<Box>& seen);

}  // namespace td
