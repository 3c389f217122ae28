// Foes in sight whose tiles lie outside the window: a token for each at the edge of the map, in its direction.
#pragma once

#include "game/run/game.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// At most eight, the nearest to the leader first. `area`: the part of the map at whose edges the tokens stand.
void draw_foes_beyond(Canvas& canvas, Pictures& pictures, const MapView& view, const Game& game, Box area);

}  // namespace td
