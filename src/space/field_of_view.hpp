// Field of view: the tiles visible from one tile. Exact, symmetric, integers only. It knows opaque tiles, not creatures.
#pragma once

#include "base/bit_grid.hpp"

namespace td {

/// Sets in `visible` every tile that is visible from `origin` and clears all others.
///
/// An open (not opaque) tile is visible if the straight line between the two tile centres, shifted by an arbitrarily small amount to one of
/// its sides, crosses no opaque tile. Lines steeper than 45 degrees are tested on each row between the two tiles, other lines on each
/// column. The relation is therefore symmetric for all pairs of open tiles, and adjacent tiles always see each other. An opaque tile is
/// visible if it touches, orthogonally or diagonally, the origin or a visible open tile.
///
/// `radius` limits the view to a Chebyshev distance (a diagonal counts as one step); 0 means no limit.
/// The origin is always visible, even if it is opaque itself: a creature in a bush looks out of it.
/// Preconditions: `opacity.contains(origin)`, radius >= 0, `visible` has the size of `opacity`.
void field_of_view(const OpacityMap& opacity, Point origin, int radius, BitGrid& visible);

}  // namespace td
