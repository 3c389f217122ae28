// A list of actions on the map: where its creature will be after each step, and the numbered target of each action.
#pragma once

#include <vector>

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// Draws, under the creatures, the way and the reached tiles.
void draw_listed_tiles(Canvas& canvas, const MapView& view, Session& session);
/// Draws, over them, a ghost of the creature at its final place, and the numbers of all entries.
void draw_listed_creature(Canvas& canvas, const MapView& view, Pictures& pictures, Session& session);

/// All tiles that the list steps on or reaches.
std::vector<Point> listed_tiles(const ActionList& list);

}  // namespace td
