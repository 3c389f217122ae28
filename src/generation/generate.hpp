// One floor from its rules: layout, pools, creatures, items, checked. Equal streams give equal plans on every machine.
#pragma once

#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

inline constexpr int most_arrivals = 40;

/// `arrivals`: places for the party and its guests, 1..`most_arrivals`. Tries a few layouts until one has a place for everybody and
/// everything; then a few that leave out what has none, which the plan names; when none will do, the plainest floor possible.
/// `floor` counts from 1 and decides which rows of spawn tables may come. Preconditions: width >= 24, height >= 18; `rules` belong to
/// `catalog`.
LevelPlan generate_level(const Catalog& catalog, const FloorRules& rules, int arrivals, Rng layout, Rng spawns, int floor = 1);

/// The same with streams of its own for each floor of each dungeon; `floor` counts from 1. There are places for the party and the
/// guests that the dungeon begins with, and for more if `arrivals` says so.
LevelPlan generate_level(const Catalog& catalog, const Dungeon& dungeon, int floor, std::uint64_t seed, int arrivals = 0);

}  // namespace td
