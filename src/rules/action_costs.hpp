// What each action costs its doer in ticks, from the tables of the dungeon, its species and the items it is about.
#pragma once

#include "actions/action.hpp"
#include "world/world.hpp"

namespace td {

/// `dungeon`: its own table. Costs are at least 1; a step's at least quickest_step.
int cost_of(const World& world, const Catalog& catalog, const Costs& dungeon, const Action& action);

/// One step of `who` as fast as it is now: by what carries it, its load, and its speed (double speed pays half).
int step_cost(const World& world, const Catalog& catalog, const Costs& dungeon, EntityId who);

/// Firing these weapons in one action: by their number, times each one's own modifier. Precondition: at least one.
int volley_cost(const World& world, const Catalog& catalog, const Costs& dungeon, EntityId who, const std::vector<ItemId>& weapons);
/// One stroke of a melee weapon.
int melee_cost(const World& world, const Catalog& catalog, const Costs& dungeon, EntityId who, ItemId weapon);

}  // namespace td
