// What makes corridors more than lines: width and niches.
#pragma once

#include "base/rng.hpp"
#include "generation/layout.hpp"

namespace td {

/// Makes corridors `width` (1..3) tiles wide; before rooms and doors they stay one tile wide.
void widen_corridors(Layout& layout, int width);

/// Niches of one tile beside corridors, so many for a hundred tiles of them; things may lie there.
void dig_niches(Layout& layout, int per_hundred, Rng& rng);

}  // namespace td
