// Helpers for tests of painted tiles.
#pragma once

#include <vector>

#include "art/tile_painters.hpp"

namespace td::testing {

inline constexpr JoinMask all_around = 0xFF;

inline JoinMask bit(Direction direction) { return static_cast<JoinMask>(1u << static_cast<int>(direction)); }
inline JoinMask without(JoinMask mask, Direction direction) { return static_cast<JoinMask>(mask & ~bit(direction)); }

inline std::vector<Rgba> column(const Image& tile, int x) {
    std::vector<Rgba> pixels;
    for (int y = 0; y < tile_size; ++y) pixels.push_back(tile[{x, y}]);
    return pixels;
}

/// The sum of the channels of a pixel, on average over `area`.
inline int brightness(const Image& tile, Rectangle area) {
    int sum = 0;
    for (int y = area.y; y < area.y + area.height; ++y)
        for (int x = area.x; x < area.x + area.width; ++x) sum += tile[{x, y}].r + tile[{x, y}].g + tile[{x, y}].b;
    return sum / (area.width * area.height);
}

inline bool is_opaque(const Image& image) {
    for (const Rgba pixel : image.pixels())
        if (pixel.a != 255) return false;
    return true;
}

/// The number of pixels that are not transparent.
inline int painted(const Image& image) {
    int count = 0;
    for (const Rgba pixel : image.pixels()) count += pixel.a != 0 ? 1 : 0;
    return count;
}

}  // namespace td::testing
