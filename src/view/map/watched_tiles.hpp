// What a creature that keeps a turn is waiting for, on the ground: where a foe would set it off, and which foe could be there next.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// For the creature that is pointed at, or on which a skill is aimed with which it would keep a turn: the tiles that it watches are dotted,
/// and foes in sight that stand outside of them and one step away have a frame. Nothing for one that the player's side does not know.
void draw_watched_tiles(Canvas& canvas, const MapView& view, const Session& session);

}  // namespace td
