// What triggers a held turn, on the ground: the tiles where a foe would trigger it, and the foes that could be there next.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// Dots the tiles that trigger the held turn of the creature that is pointed at, or that a turn-holding skill is aimed at, and frames foes
/// in sight one step away from them. Draws nothing for a creature that the player does not know.
void draw_watched_tiles(Canvas& canvas, const MapView& view, const Session& session);

}  // namespace td
