// Noise functions for textures: deterministic values by position, random or smooth.
#pragma once

#include <cstdint>

#include "base/hash.hpp"

namespace td {

/// White noise, 0..1.
inline float white_noise(int x, int y, std::uint64_t seed) {
    const auto bits = Hash{}.add(seed).add(static_cast<std::uint64_t>(x) << 32 ^ static_cast<std::uint32_t>(y)).value();
    return static_cast<float>(bits >> 40) / static_cast<float>(1 << 24);
}

/// Value noise, 0..1, with features of `cell` pixels, repeating after `period` pixels.
/// Preconditions: cell divides period; x and y are not negative.
float value_noise(int x, int y, int cell, int period, std::uint64_t seed);

/// Cellular (Worley) noise: where a pixel lies within its stone.
struct Stone {
    float edge = 0;          ///< pixels to the border with the next stone
    std::uint64_t cell = 0;  ///< unique number of the stone
    float x = 0;             ///< pixels from the stone's centre
    float y = 0;
};
/// Irregular stones, about `cell` pixels wide, that repeat after `period` pixels. Preconditions as for value_noise.
Stone cellular_noise(int x, int y, int cell, int period, std::uint64_t seed);

}  // namespace td
