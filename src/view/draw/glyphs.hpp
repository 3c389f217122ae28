// Letters: drawn by the font once for each size, then parts of the atlas like every other picture.
#pragma once

#include <SFML/Graphics/Font.hpp>
#include <map>
#include <string>

#include "view/draw/atlas.hpp"

namespace td {

enum class TextSize : std::uint8_t { small, normal, large, huge };

/// The height of letters in pixels for a window of `window_height` lines: 12, 14, 18, 34 at 720.
int text_pixels(TextSize size, int window_height);

struct Glyph {
    Source source;  ///< empty for a space
    Point offset;   ///< from the pen on the base line to the corner of the picture
    int advance = 0;
};

class Glyphs {
public:
    /// `folder` holds font.ttf and font_bold.ttf. Throws std::runtime_error when they cannot be read.
    Glyphs(Atlas& atlas, const std::string& folder);

    const Glyph& glyph(char32_t code, int pixels, bool bold);
    int line_height(int pixels);
    /// From the top of a line to its base line.
    int ascent(int pixels) const { return pixels; }

private:
    using Alphabet = std::map<char32_t, Glyph>;
    struct Face {
        sf::Font font;
        std::map<int, Alphabet> sizes;
    };
    /// After the atlas has begun anew every letter is drawn again.
    void keep_up();
    void load(Face& face, Alphabet& alphabet, const std::u32string& codes, int pixels);

    Atlas& m_atlas;
    Face m_regular;
    Face m_bold;
    std::uint32_t m_generation = 0;
};

}  // namespace td
