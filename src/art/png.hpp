// Encodes and decodes PNG: pictures of floors and of the art for inspection, and pictures painted by authors.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "art/image.hpp"

namespace td {

/// Throws std::runtime_error for a picture without pixels, or if there is not enough memory.
std::vector<std::byte> png_bytes(const Image& image);
/// Throws std::runtime_error for bytes that are not a complete PNG.
Image image_from_png(std::string_view bytes);

}  // namespace td
