// Noise for textures: a value for each place, the same each time, smooth or rough.
#pragma once

#include <cstdint>

#include "base/hash.hpp"

namespace td {

/// 0..1, unrelated from place to place.
inline float speckle(int x, int y, std::uint64_t seed) {
    const auto bits = Hash{}.add(seed).add(static_cast<std::uint64_t>(x) << 32 ^ static_cast<std::uint32_t>(y)).value();
    return static_cast<float>(bits >> 40) / static_cast<float>(1 << 24);
}

/// 0..1, in soft patches of `cell` pixels, that repeats after `period` pixels. Precondition: cell divides period.
float patches(int x, int y, int cell, int period, std::uint64_t seed);

/// How far a pixel is inside its stone: cells with wandering centres that repeat after `period` pixels.
struct Stone {
    float edge = 0;          ///< pixels to the border with the next stone
    std::uint64_t cell = 0;  ///< a number of its own for each stone
    float x = 0;             ///< pixels from its centre
    float y = 0;
};
Stone stone_at(int x, int y, int cell, int period, std::uint64_t seed);

}  // namespace td
