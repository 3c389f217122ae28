// Floors without rooms and corridors: caves, halls, a single room.
#pragma once

#include "base/rng.hpp"
#include "generation/layout.hpp"

namespace td {

/// Caverns grown by a cellular automaton; separate caverns are connected.
Layout cave_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng);

/// One room as large as the floor, with rows of pillars.
Layout hall_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng);

/// One room of the size that the rules give, at a random position.
Layout single_room_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng);

}  // namespace td
