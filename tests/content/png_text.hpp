// PNG files of one colour, as the texts that tests write into packs.
#pragma once

#include <string>
#include <vector>

#include "art/png.hpp"

namespace td::testing {

inline std::string png(int width, int height, Rgba colour = {200, 40, 40, 255}) {
    const std::vector<std::byte> bytes = png_bytes(Image(width, height, colour));
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace td::testing
