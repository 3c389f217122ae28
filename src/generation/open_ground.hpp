// Floors that are no rooms and corridors: caves, halls, a single room.
#pragma once

#include "base/rng.hpp"
#include "generation/layout.hpp"

namespace td {

/// Hollows grown by a cellular automaton and joined wherever they would be cut off.
Layout cave_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng);

/// One room as large as the floor, with rows of pillars.
Layout hall_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng);

/// One room of the size that the rules give, somewhere on the floor.
Layout single_room_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng);

}  // namespace td
