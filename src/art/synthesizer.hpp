// Makes the samples of a sound as its author describes it. Knows no device and no files.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/sound.hpp"

namespace td {

inline constexpr int samples_per_second = 44100;

/// Mono samples of 16 bits; the same sound gives the same samples.
std::vector<std::int16_t> synthesize(const Sound& sound);

}  // namespace td
