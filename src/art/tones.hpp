// The four tones of a material, and the colours of its outlines: one rule for sprites, tiles and icons.
#pragma once

#include <array>
#include <cstdint>

#include "art/image.hpp"
#include "catalog/definitions.hpp"

namespace td {

/// Shadow, half shadow, base colour, highlight; shadows shift towards blue, highlights towards yellow.
using Tones = std::array<Rgba, 4>;
Tones tones_of(std::uint32_t colour);
/// The same, with the tones that `own` gives replaced; the half shadow is between its `dark` and the base colour.
Tones tones_of(std::uint32_t colour, const TerrainColours& own);
/// The dark outline of an object of these tones.
Rgba outline_of(const Tones& tones);
/// The softer line where one part of an object is in front of another.
Rgba inner_line_of(const Tones& tones);

}  // namespace td
