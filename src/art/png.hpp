// Writes pictures as PNG bytes: of floors and of the art, for whoever wants to look at them.
#pragma once

#include <cstddef>
#include <vector>

#include "art/image.hpp"

namespace td {

/// Throws std::runtime_error for a picture without pixels, or when there is no memory left.
std::vector<std::byte> png_bytes(const Image& image);

}  // namespace td
