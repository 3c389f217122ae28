// Letters: the game's own, magnified by whole numbers, or those of a smooth font rendered for each size. Each is kept in the atlas like
// every other picture. What the own letters lack comes from the smooth font.
#pragma once

#include <SFML/Graphics/Font.hpp>
#include <map>
#include <string>

#include "view/draw/atlas.hpp"
#include "view/draw/text_size.hpp"

namespace td {

struct Glyph {
    Source source;  ///< empty for a space
    Point offset;   ///< from the pen on the baseline to the upper left corner of the picture
    int advance = 0;
    int scale = 1;  ///< by which the picture is magnified; offset and advance already are
};

class Glyphs {
public:
    /// `folder` holds font.ttf, font_bold.ttf and the folder letters. Throws std::runtime_error if they cannot be read.
    Glyphs(Atlas& atlas, const std::string& folder);

    /// True: all letters come from the smooth font.
    void set_smooth(bool smooth) { m_smooth = smooth; }

    // `pixels`: the height that the layout reserves (text_pixels).
    Glyph glyph(char32_t code, int pixels, bool bold);
    int line_height(int pixels);
    /// Pixels from the top of a line to its baseline.
    int ascent(int pixels);

private:
    using Alphabet = std::map<char32_t, Glyph>;
    struct Face {
        sf::Font font;
        std::map<int, Alphabet> sizes;
    };
    struct OwnFace {
        LetterCut cut;
        Alphabet regular;
        Alphabet bold;
    };
    /// Forgets all letters if the atlas was cleared, so that they are added again.
    void drop_outdated_letters();
    /// The game's own letter at its own size, put into the atlas on first use; null if there is none.
    const Glyph* own_glyph(char32_t code, OwnFace& face, bool bold);
    OwnFace& face_of(const PixelSize& size) { return size.cut.capitals == capitals_of_7.capitals ? m_capitals_7 : m_capitals_10; }
    /// Renders letters of the smooth font and puts them into the atlas.
    void load(Face& face, Alphabet& alphabet, const std::u32string& codes, int pixels);
    int smooth_line_height(int pixels);

    Atlas& m_atlas;
    Face m_regular;
    Face m_bold;
    OwnFace m_capitals_7;
    OwnFace m_capitals_10;
    std::uint32_t m_generation = 0;
    bool m_smooth = false;
};

}  // namespace td
