// Checks the X display before SFML uses it: without a display or OpenGL, SFML 2.5 aborts the program.
#pragma once

#include <string>

namespace td {

/// One sentence on why no window can be opened; empty if one can.
std::string no_display_reason();

}  // namespace td
