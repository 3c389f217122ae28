// Commands that are no part of anybody's turn: pausing and resuming, replacing what was begun, telling companions what to do while the game
// is paused, and the debug console.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "game/floor/action_runner.hpp"
#include "game/state/step.hpp"

namespace td {

/// True if the command is not for the turn of the actor who is asked.
bool is_out_of_turn(const GameState& state, const Command& command);

/// Carries the command out, or refuses it. Nothing if the loop has to go on. Precondition: is_out_of_turn().
std::optional<Step> carry_out_of_turn(ActionRunner& runner, const Command& command);

}  // namespace td
