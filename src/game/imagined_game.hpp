// The game as it goes on in the mind of a creature: a copy without what its side does not see, played by the real turn loop under other
// dice.
#pragma once

#include <cstdint>

#include "ai/tactics.hpp"
#include "catalog/tactic.hpp"
#include "game/observer.hpp"
#include "game/turn_strategy.hpp"

namespace td {

struct GameState;

/// For loops of which nothing is reported.
class NoObserver final : public Observer {};

/// The game without the creatures of other sides that the side of `who` does not see, with nothing steered by a player, without pauses.
GameState known_to(const GameState& state, EntityId who);

/// The seed of the dice for the turn of `who` at this instant of an imagined game. It depends on nothing that came before, so two imagined
/// games differ by the decisions in them, not by how many dice were rolled (common random numbers).
std::uint64_t imagined_seed(const GameState& imagined, EntityId who);

/// Gives the imagined game dice and a seed of its own: it must not know the rolls and choices that the real game will make.
void use_imagined_dice(GameState& imagined, EntityId who);

/// Utility of the state for `who`: the living creatures on its side against their foes, by these weights; means something only compared.
/// In a game that is won or lost, by objectives or by deaths, the creatures on the losing side count 0.
int utility_of_state(const GameState& state, EntityId who, const Weights& weights);

/// Plays on from the turn of the actor, to the end of so many rounds after the present one, or of the floor. `decision`: of the actor;
/// null: its tactic decides. Returns the utility of the state for `judge`, summed over the ends of those rounds. Precondition: the loop has
/// begun the actor's turn, and asks for its decision.
int utility_of_playing_on(GameState& imagined, const tactics::Decision* decision, int rounds, EntityId judge, const Weights& weights,
                          const ImaginedTurns& turns = {});

}  // namespace td
