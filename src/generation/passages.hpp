// Corridors wider than one tile, and niches beside corridors.
#pragma once

#include "base/rng.hpp"
#include "generation/layout.hpp"

namespace td {

/// Widens corridors to `width` (1..3) tiles. Next to rooms and doors they stay one tile wide.
void widen_corridors(Layout& layout, int width);

/// Digs niches of one tile beside corridors: this many per hundred corridor tiles. Niches count as dead ends, where items may lie.
void dig_niches(Layout& layout, int per_hundred, Rng& rng);

}  // namespace td
