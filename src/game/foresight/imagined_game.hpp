// The game as a creature imagines it: a copy without what its side does not see, played on by the real turn loop with other dice.
#pragma once

#include <cstdint>

#include "ai/tactics.hpp"
#include "catalog/tactic.hpp"
#include "game/floor/observer.hpp"
#include "game/foresight/turn_strategies.hpp"

namespace td {

struct GameState;

/// The game as `who` knows it: without the creatures of other sides that it does not see, and without traps that its side has not found.
/// Nobody is steered, and nothing pauses.
GameState known_to(const GameState& state, EntityId who);

/// The seed of the dice for the turn of `who` at this instant of an imagined game. It depends on nothing that came before, so two imagined
/// games differ by the decisions in them, not by how many dice were rolled (common random numbers).
std::uint64_t imagined_seed(const GameState& imagined, EntityId who);

/// Gives the imagined game dice and a seed of its own: it must not know the rolls and choices that the real game will make.
void use_imagined_dice(GameState& imagined, EntityId who);

/// The minutes of the floor's side aims that are not lost, 0 or more. Only the party can gain them: 0 for all others.
int minutes_still_to_gain(const GameState& state, EntityId who);

/// Utility of the state for `who`, in no particular unit: only for comparing states under the same weights; more is better. It counts the
/// lives and health of the creatures on its side against those of their foes, its own charges and items, how far it strays from its leader,
/// and for the party the minutes that it may still gain. In a game that has been won or lost, by objectives or deaths, the creatures on the
/// losing side count 0.
int utility_of_state(const GameState& state, EntityId who, const Weights& weights);

/// Plays on from the actor's turn to the end of `rounds` rounds after the present one, or of the floor. `decision`: the actor's; null: its
/// tactic decides. Returns the utility of the state for `judge`, summed over the ends of those rounds. Precondition: the loop has begun the
/// actor's turn and asks for its decision.
int utility_of_playing_on(GameState& imagined, const tactics::Decision* decision, int rounds, EntityId judge, const Weights& weights,
                          const ImaginedTurns& turns = {});

}  // namespace td
