// Which turns a command gives to others by what it sets off, and what is foreseen of their turns to come: what a player has to expect who
// weighs a step against a wait.
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

/// A turn to come of another creature than the actor who is asked.
struct ForeseenTurn {
    TurnAhead turn;
    int own_turns = 0;      ///< of the actor who is asked before it, the present one included
    bool idles = false;     ///< it surely does nothing in it, as things stand
    bool is_extra = false;  ///< an extra turn that has not been given yet, and comes for certain or if foes act
    int strength = 0;       ///< of its blows in it at the actor who is asked, see force_of()
};
/// The turns of others in this round and the next `rounds - 1`, in order of time, if the actor who is asked waits, and companions do what
/// they would then. Members whom the player steers wait or, where steps give foes turns before the actor has its next one, take a step.
std::vector<ForeseenTurn> turns_foreseen(const GameState& state, int rounds);

/// The creatures that are certain to die before their next turn, as things stand, if everyone only waits in this round and the next
/// `rounds - 1`: they burn or are poisoned.
std::vector<EntityId> doomed_before_turn(const GameState& state, int rounds);

}  // namespace td
