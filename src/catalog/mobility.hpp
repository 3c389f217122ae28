// Ways of getting about.
#pragma once

#include <cstdint>

namespace td {

/// Ways of getting about; a set of bits. Terrain says which of them may enter it.
enum class Mobility : std::uint8_t { walk = 1, swim = 2, fly = 4, phase = 8 };
using MobilitySet = std::uint8_t;

}  // namespace td
