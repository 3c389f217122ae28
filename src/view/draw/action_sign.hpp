// The sign for an intended action: an arrow for a step, a sword, a star, a bag. Knows no rules.
#pragma once

#include "actions/command.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"

namespace td {

/// Draws it in the middle of `box`, as large as whole pixels allow; `tint` colours the arrow. `alpha`: 0..255.
void draw_action_sign(Canvas& canvas, Pictures& pictures, Box box, const Command& command, Colour tint, int alpha = 255);

}  // namespace td
