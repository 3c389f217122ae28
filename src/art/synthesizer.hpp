// Synthesizes the samples of a sound from its definition. Knows no audio device and no files.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/sound.hpp"

namespace td {

inline constexpr int samples_per_second = 44100;

/// Mono samples of 16 bits. Deterministic.
std::vector<std::int16_t> synthesize(const Sound& sound);

}  // namespace td
