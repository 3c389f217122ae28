// The map of threats over the ground: which tiles foes in sight could strike before the awaited creature acts again.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// They are hatched, darker for more harm, with one outline around all that touch. Tiles that foes could strike only after
/// the creature's next turn have a dashed outline.
void draw_threat_tiles(Canvas& canvas, const MapView& view, Session& session);

/// Draws for each region how much harm the blows do, and in which tier or after how many ticks the first one falls: in it or beside it,
/// where it covers none of `taken` if possible. Returns the boxes of the labels.
std::vector<Box> draw_threat_labels(Canvas& canvas, const MapView& view, Session& session, std::vector<Box> taken);

}  // namespace td
