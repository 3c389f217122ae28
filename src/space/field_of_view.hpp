// Which tiles are seen from one: exact, symmetric, integers only. It knows what blocks sight, not what stands there.
#pragma once

#include "base/bit_grid.hpp"

namespace td {

/// Sets in `visible` every tile seen from `origin` and clears all others.
///
/// A tile that is not opaque is seen when the straight line between the two centres, nudged by less than any amount to one of
/// its sides, crosses no opaque tile. "Crosses" is judged where the line is level with a tile's centre: on each row between the
/// two for lines that are steeper than 45 degrees, else on each column. So the relation is symmetric for all pairs of tiles that
/// are not opaque, and a tile beside another is always seen from it. An opaque tile is seen when it touches, sideways or
/// diagonally, the origin or a seen tile that is not opaque.
///
/// `radius` limits the view to tiles at most so many steps away, a diagonal counting as one (Chebyshev); 0 means no limit.
/// The origin is always seen, also when it is opaque itself: who stands in the bushes looks out of them.
/// Preconditions: `opacity.contains(origin)`, radius >= 0, `visible` has the size of `opacity`.
void field_of_view(const OpacityMap& opacity, Point origin, int radius, BitGrid& visible);

}  // namespace td
