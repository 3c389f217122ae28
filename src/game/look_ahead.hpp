// Decisions of minds that look ahead: each candidate is played on in a copy of the game, by the real turn loop and with everybody else's
// tactics, and the one that ends best is taken.
// Source: portfolio greedy search (Churchill and Buro, 2013): few scripted moves for each unit, each judged by playing on.
#pragma once

#include <vector>

#include "ai/tactics.hpp"

namespace td {

struct GameState;

/// One command that a creature thought of, and what came of it.
struct RatedDecision {
    tactics::Decision decision;
    int worth = 0;  ///< see rated_decisions(); means something only compared with the others
};

/// What the actor of the state could do, in the order in which its tactic thinks of it, each played on to the end of the last of
/// `look_ahead` rounds after the present one. Worth is what its side has left against what its foes have left, added up over the same few
/// throws of dice for all: for each creature 40 as long as it is alive and up to 60 for its health, less 1 for each charge spent.
/// Only what its side sees is played: other creatures are not there, nobody arrives, and neither the dice nor the choices of other
/// minds are those to come.
/// Precondition: the loop has begun the actor's turn and asks for its decision.
std::vector<RatedDecision> rated_decisions(const GameState& state, EntityId who);

/// The best of them; the decision of its tactic's plans if it does not look ahead, sees no foe, or nothing is better.
tactics::Decision best_decision(const GameState& state, EntityId who);

}  // namespace td
