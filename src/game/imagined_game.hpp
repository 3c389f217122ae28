// The game as it goes on in the mind of a creature: a copy without what its side does not see, played by the real turn loop under other
// dice.
#pragma once

#include <cstdint>

#include "catalog/tactic.hpp"
#include "game/observer.hpp"
#include "game/turn_policy.hpp"

namespace td {

struct GameState;

inline constexpr TurnPolicy in_mind{.imagines = true};

/// A game is imagined for no longer, in steps of the loop: content may make a round of any length.
inline constexpr int longest_look = 600;

/// For loops of which nothing is reported.
class NoObserver final : public Observer {};

/// The game without the creatures of other sides that the side of `who` does not see, with nothing steered by a player, without pauses.
GameState known_to(const GameState& state, EntityId who);

/// The seed of the dice that `who` throws in its turn at this instant. It depends on nothing that came before: so two courses of the game
/// differ by what was decided in them, not by how many dice were thrown (common random numbers).
std::uint64_t luck_of(const GameState& imagined, EntityId who);

/// Throws the dice anew: neither they nor the choices of minds are those that will be made.
void throw_dice(GameState& imagined, EntityId who);

/// What the living creatures on the side of `who` are worth against their foes, by these weights; means something only compared.
int worth_to(const GameState& state, EntityId who, const Weights& weights);

}  // namespace td
