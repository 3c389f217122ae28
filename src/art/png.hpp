// Writes pictures as PNG bytes, stored without compression: for looking at them and for golden files.
#pragma once

#include <cstddef>
#include <vector>

#include "art/image.hpp"

namespace td {

std::vector<std::byte> png_bytes(const Image& image);

}  // namespace td
