// Decisions of minds that look ahead: each candidate is played on in a copy of the game, by the real turn loop and with everybody else's
// tactics, and the one that ends best is taken.
// Source: portfolio greedy search (Churchill and Buro, 2013): few scripted moves for each unit, each judged by playing on.
#pragma once

#include <vector>

#include "ai/tactics.hpp"
#include "game/foresight/turn_strategies.hpp"

namespace td {

struct GameState;

/// What is left at the end of an imagined game, added up over all throws of the dice. Leaves out what the creature's side does not see.
struct Outlook {
    int throws = 0;
    int own_health = 0;  ///< points, of all creatures of its side on the floor
    int foe_health = 0;
    int own_alive = 0;
    int foes_alive = 0;
    int minutes = 0;  ///< see minutes_still_to_gain()
};

/// One command that a creature considered, and what it led to.
struct RatedDecision {
    tactics::Decision decision;
    bool is_of_tactic = false;  ///< what its tactic decides
    /// A thrifty member of the party would use up a charge, points of a pool or an item, and not to heal: of decisions rated alike, one
    /// that uses up nothing is better.
    bool is_dear = false;
    int utility = 0;  ///< see rated_decisions(); only comparable with that of the others
    Outlook outlook;
};

/// The tactic by which `who` decides: if it leads the party, the one that the content has for leading.
const Tactic& tactic_in_force(const GameState& state, EntityId who);

/// Rounds after the present one that `who` imagines before it decides, 0..most_look_ahead: those of its tactic in force, for foes adjusted
/// by the difficulty. The difficulty does not change a tactic that does not look ahead.
int look_ahead_of(const GameState& state, EntityId who);

/// What the actor of the state could do, each played on to the end of the next round, or of the one (up to four ahead) in which the actor
/// is asked again, having done what takes longest of it; best first; of equal ones those that spend nothing, and then the one that its
/// tactic thinks of first. After each throw of the dice the worse half is left out, as long as three are left, but never what the tactic
/// decides: sequential halving (Karnin, Koren and Somekh, 2013). Who looks two rounds ahead plays those three on for a round more, and
/// imagines itself to look ahead by one round in its turns to come; all others follow their tactics, but for a leader whom its player leads
/// away from foes: the companions imagine that this goes on. Utility is what its side has left at the end of each of these rounds against
/// what its foes have left, by the weights of its tactic, added up over the same throws of dice for all. Only what its side sees is played:
/// other creatures are not there, no team arrives, and neither the dice nor the choices of other minds are those to come. Precondition: the
/// loop has begun the actor's turn and asks for its decision.
std::vector<RatedDecision> rated_decisions(const GameState& state, EntityId who);

/// The best of them; the decision of its tactic if it does not look ahead or sees no foe. Where the tactic does more than wait, a command
/// that affects no other creature is preferred only if it leaves its side with more alive against its foes, or as many and more health, if
/// it saves a charge that would be spent on no foe, or if the player leads the party away. After some turns of that the tactic is followed
/// again. Where the tactic would strike or go after any foe, no member of the party puts that off for two turns in a row.
tactics::Decision best_decision(const GameState& state, EntityId who);

/// What the actor `who` decides in an imagined game. Seeds the dice for its turn.
tactics::Decision imagined_decision(GameState& imagined, EntityId who, const ImaginedTurns& turns);

}  // namespace td
