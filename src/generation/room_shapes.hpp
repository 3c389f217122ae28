// Shapes of rooms: plain, rounded, crossed, with a cut corner, with pillars, or around a block of rock.
#pragma once

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "generation/layout.hpp"

namespace td {

/// A random shape for which `room` is large enough.
RoomShape random_shape(const Room& room, Rng& rng);
/// A shape drawn from those that the rules list or, if there are none, by their percentage of shaped rooms; `room` is large enough for it.
RoomShape shape_by(const FloorRules& rules, const Room& room, Rng& rng);

/// Turns the room's rectangle into floor, except for the tiles that the shape leaves out. The floor is connected by orthogonal steps, and
/// at least two adjacent tiles on each side of the rectangle are floor.
void carve_room(Grid<Tile>& tiles, const Room& room, RoomShape shape, Rng& rng);

}  // namespace td
