// The cost of each action to its doer in ticks, from the tables of the dungeon, the species of the doer and the items used.
#pragma once

#include "actions/action.hpp"
#include "world/world_view.hpp"

namespace td {

/// `dungeon`: the dungeon's table of costs. The result is at least 1; for a step at least quickest_step.
int cost_of(const WorldView& view, const Costs& dungeon, const Action& action);

/// One step of `who` at its present speed: by its propulsion, its load, and its speed (double speed costs half).
int step_cost(const WorldView& view, const Costs& dungeon, EntityId who);

/// Firing these weapons in one action: by their number, times the modifier of each. Precondition: at least one.
int volley_cost(const WorldView& view, const Costs& dungeon, EntityId who, const std::vector<ItemId>& weapons);
/// One attack with a melee weapon.
int melee_cost(const WorldView& view, const Costs& dungeon, EntityId who, ItemId weapon);

}  // namespace td
