// Rehearses a list of commands in a forecast: what is expected of each, and the state of the game after the last.
#pragma once

#include <vector>

#include "game/foresight/forecast.hpp"
#include "game/state/game_state.hpp"

namespace td {

struct ListRehearsal {
    std::vector<ListedAction> actions;  ///< one for each command that costs a turn, up to the last that could be tried
    /// A copy in which the creature of the list is awaited. If it is not awaited, that turn never comes, and nothing can be added to the
    /// list.
    GameState then;
};

/// Plays up to the turn in which `list.who` is asked for what comes after the list. Everybody else lets time pass, except companions as
/// long as it is certain what they will do. Never uses the AI of a foe, never draws from the game's dice.
ListRehearsal rehearse_list(const GameState& state, const CommandList& list);

}  // namespace td
