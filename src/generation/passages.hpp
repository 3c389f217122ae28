// Corridors wider than one tile, and niches beside corridors.
#pragma once

#include "base/rng.hpp"
#include "generation/layout.hpp"

namespace td {

/// Widens corridors to `width` (1..3) tiles. Next to rooms and doors they stay one tile wide.
void widen_corridors(Layout& layout, int width);

/// Digs niches of one tile beside corridors: each corridor tile tries one random side with a chance of `per_hundred` percent, and the niche
/// is dug if rock surrounds it. Niches count as dead ends, where items may lie.
void dig_niches(Layout& layout, int per_hundred, Rng& rng);

}  // namespace td
