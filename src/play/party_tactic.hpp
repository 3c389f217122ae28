// The tactic that one key gives to all followers of the leader. Knows neither keys nor the window.
#pragma once

#include <optional>
#include <vector>

#include "game/run/game.hpp"

namespace td {

/// Living members of the player's team except its leader, in list order.
std::vector<EntityId> followers(const Game& game);

/// The tactic after the first follower's among those offered to the party, wrapping around; nothing without followers or tactics.
std::optional<TacticId> next_party_tactic(const Game& game);

}  // namespace td
