// The mark of a foe that companions were told to focus.
#pragma once

#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// Brackets at the four corners of a tile, `corner` being its upper left in the window: what is drawn on the tile stays readable between
/// them.
void draw_focus_mark(Canvas& canvas, const MapView& view, Point corner);

}  // namespace td
