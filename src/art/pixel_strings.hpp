// Small pictures written as strings, one letter per pixel.
#pragma once

#include <span>
#include <string_view>

#include "art/image.hpp"

namespace td {

/// The colour of a letter; '.' is transparent. Lower case is a light tone, upper case the same hue in shadow.
Rgba colour_of_letter(char letter);
/// Rows of equal length, from top to bottom.
Image from_strings(std::span<const std::string_view> rows);
/// An author's icon in letters (catalog/pixel_letters.hpp), centred in 10x10 pixels.
Image from_lines(std::string_view lines);
/// Adds a dark outline of one pixel around all visible pixels; at the picture's border the outline is cut off.
void outline(Image& image, Rgba colour);

}  // namespace td
