// Generates one floor from its rules: layout, terrain, creatures and items, validated. Equal random streams give equal plans on every
// machine. Vocabulary: rules are what authors define for a floor, the layout is its walls, rooms and doors, a plot is the space reserved
// for a room or vault, a pool is a connected patch of terrain, a plan is the finished floor before entities are created.
#pragma once

#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// The most creatures for which an entrance has places.
inline constexpr int most_arrivals = 40;

/// `arrivals`: places for the party and its guests, 1..`most_arrivals`. Tries a few layouts that must have a place for everything; then a
/// few that may leave out anything but vaults; then many with smaller rooms beside the vaults; then one that leaves out a vault, or the
/// plainest floor. The plan lists what is left out. `floor` counts from 1 and decides which rows of spawn tables may be drawn.
/// Preconditions: width >= 24, height >= 18; `rules` belong to `catalog`.
LevelPlan generate_level(const Catalog& catalog, const FloorRules& rules, int arrivals, Rng layout, Rng spawns, int floor = 1);

/// The same with separate random streams for each floor of each dungeon. There are places for the initial party and guests of the dungeon,
/// or for `arrivals` if that is more.
LevelPlan generate_level(const Catalog& catalog, const Dungeon& dungeon, int floor, std::uint64_t seed, int arrivals = 0);

}  // namespace td
