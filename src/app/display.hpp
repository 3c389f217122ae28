// What SFML 2.5 leaves to the program about the X display: without a display or OpenGL it aborts the program, it knows the keys of Latin
// layouts only, and it may take a held key for one that is pressed again and again.
#pragma once

#include <string>

namespace td {

/// One sentence on why no window can be opened; empty if one can.
std::string no_display_reason();

/// Makes the display send no releases for a key that is held and repeats. Call once, after a window was opened.
void prepare_keyboard();

}  // namespace td
