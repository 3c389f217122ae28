// The four tones a material is painted in, and the colours of its outlines. One rule for sprites, tiles and icons.
#pragma once

#include <array>
#include <cstdint>

#include "art/image.hpp"

namespace td {

/// Shadow, half shadow, the colour itself, highlight: shadows lean to blue, highlights to yellow.
using Tones = std::array<Rgba, 4>;
Tones tones_of(std::uint32_t colour);
/// The dark line around something of these tones.
Rgba outline_of(const Tones& tones);
/// The softer line where one part of it stands before another.
Rgba inner_line_of(const Tones& tones);

}  // namespace td
