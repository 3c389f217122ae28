// Weather over the floor: drops, flakes, mist. Whole art pixels, over tiles in sight only.
#pragma once

#include "game/run/game.hpp"
#include "view/draw/canvas.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// `beat` counts the idle frames.
void draw_weather(Canvas& canvas, const MapView& view, const Game& game, int beat);

}  // namespace td
