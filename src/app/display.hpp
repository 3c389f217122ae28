// Checks the X display before SFML does: without a display, or without OpenGL, SFML 2.5 aborts the program.
#pragma once

#include <string>

namespace td {

/// One sentence that says why no window can be opened; empty if one can.
std::string no_display_reason();

}  // namespace td
