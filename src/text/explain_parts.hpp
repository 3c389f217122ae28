// Parts in a player's words: what one does, what a creature wears, and what its steps and attacks cost. Knows no screen.
#pragma once

#include <string>
#include <vector>

#include "game/run/game.hpp"

namespace td {

/// What the item does when attached, a line each; nothing for items that are not parts.
std::vector<std::string> describe_part(const Item& item, const Catalog& catalog);

/// "Step 117 ticks (85 %), load 6 of 15."
std::string describe_gait(EntityId who, const Game& game);
/// The plain attack in words: "2 guns, 195 ticks" or "one stroke, 240 ticks", or both; empty when no weapon is switched on.
std::string describe_volley(EntityId who, const Game& game);
/// "Tin legs, Slug thrower, Boiler plate (off)"; empty without parts.
std::string list_parts(EntityId who, const Game& game);

}  // namespace td
