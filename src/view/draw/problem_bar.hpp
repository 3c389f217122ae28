// A red bar over everything that lists problems.
#pragma once

#include <span>
#include <string>

#include "view/draw/canvas.hpp"

namespace td {

/// Draws it across the window, `top` pixels below its upper edge; the first line is the headline. Draws nothing without lines. Returns its
/// height in pixels.
int draw_problem_bar(Canvas& canvas, std::span<const std::string> lines, int top = 0);

}  // namespace td
