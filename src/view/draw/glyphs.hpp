// Letters: rendered by the font once for each size, then kept in the atlas like every other picture.
#pragma once

#include <SFML/Graphics/Font.hpp>
#include <map>
#include <string>

#include "view/draw/atlas.hpp"

namespace td {

enum class TextSize : std::uint8_t { small, normal, large, huge };

/// The letter height in pixels for a window of that height: 12, 14, 18, 34 at 720.
int text_pixels(TextSize size, int window_height);

struct Glyph {
    Source source;  ///< empty for a space
    Point offset;   ///< from the pen on the baseline to the upper left corner of the picture
    int advance = 0;
};

class Glyphs {
public:
    /// `folder` holds font.ttf and font_bold.ttf. Throws std::runtime_error if they cannot be read.
    Glyphs(Atlas& atlas, const std::string& folder);

    const Glyph& glyph(char32_t code, int pixels, bool bold);
    int line_height(int pixels);
    /// Pixels from the top of a line to its baseline.
    int ascent(int pixels) const { return pixels; }

private:
    using Alphabet = std::map<char32_t, Glyph>;
    struct Face {
        sf::Font font;
        std::map<int, Alphabet> sizes;
    };
    /// Forgets all letters if the atlas was cleared, so that they are rendered again.
    void drop_outdated_letters();
    void load(Face& face, Alphabet& alphabet, const std::u32string& codes, int pixels);

    Atlas& m_atlas;
    Face m_regular;
    Face m_bold;
    std::uint32_t m_generation = 0;
};

}  // namespace td
