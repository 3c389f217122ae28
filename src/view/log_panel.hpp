// The last lines of what happened.
#pragma once

#include "game/chronicle.hpp"
#include "view/canvas.hpp"

namespace td {

/// The newest at the bottom; lines of earlier rounds than `round` are dimmer.
void draw_last_lines(Canvas& canvas, Box area, const Chronicle& chronicle, int round);

}  // namespace td
