// The one tactic that a key gives to all who follow the leader. Knows neither keys nor the window.
#pragma once

#include <optional>
#include <vector>

#include "game/game.hpp"

namespace td {

/// Living members of the player's team besides its leader, in the order of the list.
std::vector<EntityId> followers(const Game& game);

/// Of the tactics offered to the party, the one after that of the first follower, the first after the last; nothing without followers or
/// without tactics.
std::optional<TacticId> next_party_tactic(const Game& game);

}  // namespace td
