// Small pictures written as strings, a letter for each pixel.
#pragma once

#include <span>
#include <string_view>

#include "art/image.hpp"

namespace td {

/// The colour of a letter; '.' is transparent. Small letters are light tones, capitals the same hue in shadow.
Rgba colour_of_letter(char letter);
/// Rows of equal length, top first.
Image from_strings(std::span<const std::string_view> rows);
/// The icon that an author wrote as lines of letters (catalog/pixel_letters.hpp), in the middle of 10x10 pixels.
Image from_lines(std::string_view lines);
/// One dark pixel around everything that shows; what touches the border has no room for it there.
void outline(Image& image, Rgba colour);

}  // namespace td
