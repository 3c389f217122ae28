// Where rooms go. Corridors run on the odd tiles only (the lattice), so that there is always a wall between two of them;
// a room gets a lot of whole lattice cells, and lots keep a cell between them, so that a corridor can pass between any two.
#pragma once

#include <vector>

#include "base/rng.hpp"
#include "catalog/definitions.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// Cells of the lattice, inclusive on all sides. They are numbered from 1, so that a rim of cells around them has numbers too.
struct Lot {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;
    Room room;
};

/// Lattice cells along `tiles` tiles.
constexpr int lattice_cells(int tiles) { return (tiles - 1) / 2; }
constexpr Point tile_of(Point cell) { return {2 * cell.x - 1, 2 * cell.y - 1}; }

/// As many of the rooms the rules ask for as find a place.
std::vector<Lot> place_lots(const FloorRules& rules, Rng& rng);

/// The lot of a room. Precondition: the room's corner lies on the lattice.
Lot lot_around(const Room& room);

}  // namespace td
