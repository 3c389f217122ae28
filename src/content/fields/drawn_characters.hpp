// Which characters the fonts of the game can draw. Knows no font: a table of what they have.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace td {

/// True for characters that the game draws as they are written: Latin, Greek, Cyrillic, Armenian and Georgian letters, and many signs.
bool is_drawn(char32_t character);

/// The characters of `text` that are drawn as boxes or in the wrong way, each once; control characters are left out.
std::vector<std::string> undrawn_in(std::string_view text);

}  // namespace td
