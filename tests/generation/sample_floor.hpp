// A small catalog and floor for tests of generation: three species of foes (one swims), water, mire, grass, two items.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td::tests {

inline constexpr std::size_t water = 2;
inline constexpr std::size_t mire = 3;
inline constexpr std::size_t grass = 4;

Terrain sample_terrain(std::string id, char glyph, int passable);

Species sample_species(std::string id, Mobility mobility);

Catalog sample_catalog();

TeamMember sample_member(std::size_t species);

FloorRules sample_rules();

/// The tiles of all placed creatures and things, in no particular order.
std::vector<Point> all_places(const LevelPlan& plan);

}  // namespace td::tests
