// The ways in which creatures move.
#pragma once

#include <cstdint>

namespace td {

/// Ways of movement, usable as a set of bits. A terrain lists the ways that may enter it.
enum class Mobility : std::uint8_t { walk = 1, swim = 2, fly = 4, phase = 8 };
using MobilitySet = std::uint8_t;

}  // namespace td
