// How a run begins, and how it comes to a floor.
#pragma once

#include "game/game_state.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// A run at the first floor's beginning. Precondition: the dungeon exists in the catalog.
GameState begin_run(std::shared_ptr<const Catalog> catalog, GameSettings settings);
/// The same on a first floor that was built by hand. Precondition: team 0 is the player's, with a living member.
GameState begin_run(std::shared_ptr<const Catalog> catalog, GameSettings settings, World first_floor);

/// The party leaves the floor in play for that one, where the battle is yet to begin: by the stairs if it has taken them in this turn, as
/// game/stairs.hpp says, else all of it at once. Precondition: the dungeon has it.
void enter_floor(GameState& state, int floor);

/// What generation makes of the floor for so many members and guests, at the difficulty of the run. Precondition: the dungeon has it.
LevelPlan plan_of_floor(const GameState& state, int floor, std::size_t arrivals);

}  // namespace td
