// How a text is made to fit: shortened, broken into lines, placed in its box. Asks for the width of each letter; knows no font.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

enum class Align : std::uint8_t { left, centre, right };

/// The width in pixels of the letter with that code point.
using LetterWidth = std::function<int(char32_t)>;

/// The width in pixels of the text in one line.
int width_of(std::string_view utf8, const LetterWidth& letter);
/// The text if it is no wider than `width`; else its beginning, an ellipsis, and the number at its end that distinguishes creatures of one
/// kind, as far as there is room. Nothing if not even the ellipsis fits.
std::string shortened(std::string_view utf8, int width, const LetterWidth& letter);
/// The text broken at spaces, and words that are wider than a line within them. Of more than `most_lines` lines, the last one ends in an
/// ellipsis.
std::vector<std::string> broken_into_lines(std::string_view utf8, int width, const LetterWidth& letter, int most_lines);
/// Where a line of that size is written in `box`: in the middle of its height, at the side that `align` names.
Box line_in(Box box, int width, int height, Align align);

}  // namespace td
