// A list of commands rehearsed: what is expected of each, and the game as it would stand after the last. As the forecast plays it.
#pragma once

#include <vector>

#include "game/game.hpp"

namespace td {

struct ListRehearsal {
    std::vector<ListedAction> actions;  ///< one for each command that costs a turn, up to the last that could be tried
    /// A copy in which the creature of the list is awaited. It is not if that turn never comes: nothing can be listed behind then.
    Game then;
};

/// Up to the turn in which `list.who` is asked for what comes after the list. Everybody else lets time pass, companions excepted, as long
/// as what they will do is certain. Never uses the AI of a foe, never draws from the game's dice.
ListRehearsal rehearse_list(const Game& game, const CommandList& list);

}  // namespace td
