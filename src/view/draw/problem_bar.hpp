// A red bar over everything, with what is wrong.
#pragma once

#include <span>
#include <string>

#include "view/draw/canvas.hpp"

namespace td {

/// At the top of the window; the first line is the headline. Draws nothing for no lines. Returns how high it is, in pixels.
int draw_problem_bar(Canvas& canvas, std::span<const std::string> lines);

}  // namespace td
