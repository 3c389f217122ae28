// Small pictures that authors write as lines of letters, a letter for each pixel. What each looks like is for art to know.
#pragma once

#include <string_view>

namespace td {

/// White, grey, red, orange, yellow, green, teal, blue, purple, each with a darker tone as its capital, and black.
inline constexpr std::string_view pixel_letters = "wWgGrRoOyYnNtTbBpPk";
/// No pixel at all.
inline constexpr char no_pixel = '.';
/// The most lines and letters in a line that an icon has.
inline constexpr int icon_side = 10;

}  // namespace td
