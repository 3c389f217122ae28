// The map of threats over the ground: which tiles foes in sight could strike before the awaited creature acts again.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// Tiles that the same blows reach are hatched as one region with an outline, darker for more harm; a label says how much harm they do,
/// and in which tier or after how many ticks the first one falls.
void draw_threat_tiles(Canvas& canvas, const MapView& view, Session& session);

}  // namespace td
