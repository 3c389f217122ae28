// Checks that a plan can be played, from the plan alone and not from how it was made.
#pragma once

#include <string_view>
#include <vector>

#include "base/bit_grid.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// The first flaw of the plan as a sentence; empty if there is none. A sound plan: walkers reach every dry tile, including the stairs and
/// the items, from the entrance without cutting corners; doors stand between two walls; all creatures stand on passable tiles; no two
/// things share a tile; no foe sees the entrance, except those in its vault.
std::string_view first_flaw(const LevelPlan& plan, const FloorRules& rules, const Catalog& catalog);

/// The tiles visible from any of `places` while all doors are closed.
BitGrid view_from(const std::vector<Point>& places, const Grid<TerrainId>& terrain, const std::vector<Point>& doors,
                  const Catalog& catalog);

}  // namespace td
