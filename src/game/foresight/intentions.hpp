// What AI-controlled creatures of the player's side will do in their next turns, and why: the real turn loop, run on a copy of the state up
// to those turns, in which they decide as they will in the game.
#pragma once

#include <optional>
#include <vector>

#include "game/foresight/forecast.hpp"
#include "game/foresight/look_ahead.hpp"
#include "game/foresight/order_influence.hpp"
#include "game/state/game_state.hpp"

namespace td {

/// What one creature is expected to do in its next turn.
struct Intention {
    EntityId who;
    Command command;
    /// False if something before it is not decided yet, such as a choice of the player, a turn of a foe or a throw of the dice.
    bool is_certain = false;
};

/// Of all AI-controlled creatures of the player's side on the floor that choose a command within a round or two and have no pending action,
/// in the order of their turns. `list`: commands that the player is assumed to choose. Other steered creatures wait, all other creatures
/// let time pass. Never uses the AI of a foe, never draws from the game's dice.
std::vector<Intention> intentions(const GameState& state, const CommandList& list);

/// A decision and the reasons for it.
struct DecisionReasons {
    EntityId who;
    GameState then;              ///< the state in which it decides
    tactics::Decision decision;  ///< what it decides
    bool is_certain = false;     ///< as in Intention
    EntityId waits;              ///< the steered creature whose choice is open and that is assumed to wait; none: no choice is open
    /// For a tactic that looks ahead and sees foes: what it compared, best first. Empty: it follows the first plan that yields a command.
    std::vector<RatedDecision> compared;
    /// Plans before the one that is followed that yielded no command. Unused where commands were compared.
    std::vector<tactics::PassedPlan> passed;
    /// The player's orders that influenced the decision; nothing: it would decide the same without them.
    std::optional<OrderInfluence> influence;
};

/// Why `who` will do what intentions() says; nothing if intentions() leaves it out.
std::optional<DecisionReasons> reasons_of(const GameState& state, EntityId who, const CommandList& list);

}  // namespace td
