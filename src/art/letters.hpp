// Letters drawn by hand: reads the drawings in resources/letters, thickens them for bold, and puts accents on letters.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "art/image.hpp"

namespace td {

/// Heights and distances of a cut (the letters of one size), in pixels.
struct LetterMeasures {
    int capitals = 0;  ///< height of capital letters
    int ascent = 0;    ///< from the top of an accent on a capital to the baseline
    int descent = 0;   ///< from the baseline to the bottom of a line
    int gap = 0;       ///< between two letters; one less between bold ones, but at least 1

    /// Height of a line.
    int line() const { return ascent + descent; }
};

struct Letter {
    Image picture;    ///< white on transparent, without transparent borders; empty for a space
    Point offset;     ///< from the pen on the baseline to the upper left corner of the picture
    int advance = 0;  ///< pixels from this pen position to the next
};

/// A line of a file of resources/letters, and its number, from 1.
struct DrawnLine {
    std::string_view text;
    int number = 0;
};

/// All letters of one size, regular and bold.
class LetterCut {
public:
    /// `drawings`: a file of resources/letters, which explains itself. Throws std::runtime_error with the line if it is not such a file.
    LetterCut(const LetterMeasures& measures, std::string_view drawings);

    const LetterMeasures& measures() const { return m_measures; }
    /// Nothing if the cut has no such letter.
    std::optional<Letter> letter(char32_t code, bool bold) const;
    /// Every character that has a letter, in rising order.
    std::vector<char32_t> characters() const;

private:
    void read_band(const std::vector<DrawnLine>& band, bool bold);
    /// The letter as high as a line; nothing if the cut has none.
    std::optional<Image> drawn(char32_t code, bool bold) const;
    Image with_accent(Image letter, const Image& accent) const;

    LetterMeasures m_measures;
    std::map<char32_t, Image> m_regular;
    std::map<char32_t, Image> m_bold;  ///< only those that are not simply thickened
};

}  // namespace td
