// Pixel pictures that authors write as lines of letters, one letter per pixel. The art room maps letters to colours.
#pragma once

#include <string_view>

namespace td {

/// White, grey, red, orange, yellow, green, teal, blue and purple, each followed by a darker shade in upper case; black.
inline constexpr std::string_view pixel_letters = "wWgGrRoOyYnNtTbBpPk";
/// A transparent pixel.
inline constexpr char no_pixel = '.';
/// The greatest width and height of an icon in pixels.
inline constexpr int icon_side = 10;

}  // namespace td
