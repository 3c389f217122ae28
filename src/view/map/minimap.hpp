// A small map of the known floor in a corner, a few pixels per tile.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/corners.hpp"

namespace td {

/// Where it was drawn.
struct MinimapPlace {
    Box box;        ///< with its frame; empty: it is not shown
    Point origin;   ///< where the floor's first tile would be in the window
    int pixel = 1;  ///< window pixels per tile

    Point tile_at(Point p) const { return {(p.x - origin.x) / pixel, (p.y - origin.y) / pixel}; }
};

/// Its place in a corner of `area`: the same `corner` as before, unless that would cover one of the boxes `seen`. Where each corner would,
/// a large one becomes small, and a small one is not shown. The explored tiles are in its middle, as large as fits.
MinimapPlace place_of_minimap(const Canvas& canvas, const Session& session, Box area, MinimapSize size, Corner& corner,
                              const std::vector<Box>& seen);
void draw_minimap(Canvas& canvas, const Session& session, const MinimapPlace& place);
/// Both at once.
MinimapPlace draw_minimap(Canvas& canvas, const Session& session, Box area, MinimapSize size, Corner& corner, const std::vector<Box>& seen);

}  // namespace td
