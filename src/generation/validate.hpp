// Is a planned floor one that can be played? Judged from the plan alone, not from how it was made.
#pragma once

#include <string_view>
#include <vector>

#include "base/bit_grid.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// The first thing wrong with the plan, in words; empty when it is sound: walkers reach every dry tile, and with them the stairs and
/// the items, from the entrance without cutting corners; doors stand between two walls; everybody stands where they may; no two
/// things share a tile; no foe sees the entrance.
std::string_view first_flaw(const LevelPlan& plan, const FloorRules& rules, const Catalog& catalog);

/// Every tile seen from one of `places` while all doors are closed.
BitGrid view_from(const std::vector<Point>& places, const Grid<TerrainId>& terrain, const std::vector<Point>& doors,
                  const Catalog& catalog);

}  // namespace td
