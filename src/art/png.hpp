// Pictures as PNG bytes: of floors and of the art, for whoever wants to look at them, and those that authors painted.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "art/image.hpp"

namespace td {

/// Throws std::runtime_error for a picture without pixels, or when there is no memory left.
std::vector<std::byte> png_bytes(const Image& image);
/// Throws std::runtime_error for bytes that are no whole PNG.
Image image_from_png(std::string_view bytes);

}  // namespace td
