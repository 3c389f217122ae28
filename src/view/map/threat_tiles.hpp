// The map of threats over the ground: which tiles foes in sight could strike before the awaited creature acts again.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// A threatened tile is red, darker for more harm, and shows the tier or ticks of the first blow and how many foes reach it, if several.
/// A safe tile beside the awaited creature has a green frame.
void draw_threat_tiles(Canvas& canvas, const MapView& view, Session& session);

}  // namespace td
