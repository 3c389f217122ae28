// The English text that describes a row of a table of traits; room `text` adds these to all that the game says.
#pragma once

#include <string_view>

namespace td {

/// A text with placeholders, as `text/phrase.hpp` explains them, and the key by which a pack replaces it; empty: no text.
struct TraitText {
    std::string_view key;
    std::string_view text;
};

}  // namespace td
