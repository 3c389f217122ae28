// The floor inside a room's rectangle: plain, rounded, crossed, cut at a corner, or with pillars.
#pragma once

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "generation/layout.hpp"

namespace td {

enum class RoomShape : std::uint8_t { plain, rounded, crossed, angled, pillared };

/// A shape that `room` is big enough for.
RoomShape random_shape(const Room& room, Rng& rng);

/// Makes floor of the room's rectangle but for what the shape leaves out. The floor is connected without diagonal steps,
/// and on each side of the rectangle at least two neighbouring tiles of it are floor.
void carve_room(Grid<Tile>& tiles, const Room& room, RoomShape shape, Rng& rng);

}  // namespace td
