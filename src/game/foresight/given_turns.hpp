// Which turns a command gives to others by what it sets off, and which turns to come are idle ones: what a player has to expect who weighs
// a step against a wait.
#pragma once

#include <vector>

#include "actions/command.hpp"
#include "time/turns_ahead.hpp"

namespace td {

struct GameState;

/// The extra turns that others have once the actor who is asked has done `command`, and do not have now, in order of time. Empty if the
/// command would be refused or costs no turn. Never draws from the game's dice.
std::vector<TurnAhead> turns_given_by(const GameState& state, const Command& command);

/// The same, if the actor takes a step: those that each step that it could take gives.
std::vector<TurnAhead> turns_given_by_steps(const GameState& state);

/// The turns of others in this round and the next `rounds - 1` in which they surely do nothing, as things stand, in order of time.
std::vector<TurnAhead> idle_turns(const GameState& state, int rounds);

}  // namespace td
