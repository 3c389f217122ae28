// One floor from its rules: layout, pools, creatures, items, checked. Equal streams give equal plans on every machine.
#pragma once

#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// `arrivals`: places for the party and its guests, at least 1. Tries a few layouts; when none will do, the plainest floor possible.
/// Preconditions: width >= 24, height >= 18; `rules` belong to `catalog`; arrivals <= 20. A boss or prize for
/// which the plainest floor has no place (a swimmer where there is no water) is left out.
LevelPlan generate_level(const Catalog& catalog, const FloorRules& rules, int arrivals, Rng layout, Rng spawns);

/// The same with streams of its own for each floor of each dungeon; `floor` counts from 1.
LevelPlan generate_level(const Catalog& catalog, const Dungeon& dungeon, int floor, std::uint64_t seed);

}  // namespace td
