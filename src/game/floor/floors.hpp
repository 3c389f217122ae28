// How a run begins, and how it enters a floor.
#pragma once

#include "game/state/floor_entry.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// A run at the start of the first floor. Precondition: the dungeon exists in the catalog.
GameState begin_run(std::shared_ptr<const Catalog> catalog, GameSettings settings);
/// The same on a first floor that was built by hand. Precondition: team 0 is the player's, with a living member.
GameState begin_run(std::shared_ptr<const Catalog> catalog, GameSettings settings, World first_floor);

/// Makes the first floor anew for that party. Precondition: `party` has a member.
void set_out(GameState& state, std::vector<TeamMember> party);

/// Moves the party from the current floor to that one, where the battle has not begun yet: by the stairs if it has taken them in this turn
/// (see game/floor/stairs.hpp), else all at once. Precondition: the dungeon has that floor.
void enter_floor(GameState& state, int floor);

/// A run that enters a floor as it did with `entry`: it goes on as the run did that made the entry. Preconditions: the dungeon has that
/// floor; settings and content are those of that run.
GameState enter_again(std::shared_ptr<const Catalog> catalog, GameSettings settings, FloorEntry entry);

/// Generates the floor for a party of this size, at the difficulty of the run. Precondition: the dungeon has that floor.
LevelPlan plan_of_floor(const GameState& state, int floor, std::size_t arrivals);

}  // namespace td
