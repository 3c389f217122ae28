// The floor inside a room's rectangle: plain, rounded, crossed, cut at a corner, with pillars, or around a block of rock.
#pragma once

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "generation/layout.hpp"

namespace td {

/// A shape that `room` is big enough for.
RoomShape random_shape(const Room& room, Rng& rng);
/// One of those that the rules name, or plain or not as their percentage says; `room` is big enough for it.
RoomShape shape_by(const FloorRules& rules, const Room& room, Rng& rng);

/// Makes floor of the room's rectangle but for what the shape leaves out. The floor is connected without diagonal steps,
/// and on each side of the rectangle at least two neighbouring tiles of it are floor.
void carve_room(Grid<Tile>& tiles, const Room& room, RoomShape shape, Rng& rng);

}  // namespace td
