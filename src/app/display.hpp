// Is there a display to open a window on? SFML ends the program when it finds none, or none with OpenGL, so this is asked first, without
// SFML.
#pragma once

#include <string>

namespace td {

/// Why no window can be opened here: one sentence, or nothing.
std::string no_display_reason();

}  // namespace td
