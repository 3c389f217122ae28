// What creatures of the player's side that the player does not steer will do in their next turns, and why: the real turn loop, run on a
// copy of the state up to those turns, in which they decide as they will in the game.
#pragma once

#include <optional>
#include <vector>

#include "game/companion_orders.hpp"
#include "game/forecast.hpp"
#include "game/game_state.hpp"
#include "game/look_ahead.hpp"

namespace td {

/// What one is expected to do in its next turn.
struct Intention {
    EntityId who;
    Command command;
    /// False: something comes before it that is not decided yet, such as a choice of the player, a turn of a foe or a throw of dice.
    bool is_certain = false;
};

/// Of all living AI-controlled creatures of the player's side on the floor that choose a command within a round or two and have no pending
/// action, in the order of their turns. `list`: what the player chooses, taken as chosen. Other steered
/// creatures wait, all other creatures let time pass. Never uses the AI of a foe, never draws from the game's dice.
std::vector<Intention> intentions(const GameState& state, const CommandList& list);

/// One decision with all that led to it.
struct DecisionReasons {
    EntityId who;
    GameState then;              ///< the state in which it decides
    tactics::Decision decision;  ///< what it decides
    bool is_certain = false;     ///< as in Intention
    EntityId waits;              ///< the steered creature whose choice is open, and which is taken to wait before it; none: there is none
    /// For a tactic that looks ahead, while it sees foes: what it compared, the best first. Empty: the first plan that can be done is done.
    std::vector<RatedDecision> compared;
    /// Plans that came to nothing before the one that is followed. Means nothing where commands were compared.
    std::vector<tactics::PassedPlan> passed;
    /// What the player has told it, as far as that made the decision what it is; nothing: it would decide so anyway.
    std::optional<OrderInfluence> influence;
};

/// Why `who` will do what intentions() says; nothing if it is not among those.
std::optional<DecisionReasons> reasons_of(const GameState& state, EntityId who, const CommandList& list);

}  // namespace td
