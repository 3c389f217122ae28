// The mark on a foe that companions were ordered to focus.
#pragma once

#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// Draws brackets at the four corners of a tile, so that its content stays readable. `corner`: its upper left in the window.
void draw_focus_mark(Canvas& canvas, const MapView& view, Point corner);

}  // namespace td
