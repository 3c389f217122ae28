// Encounters: which one the party meets as it enters a floor, which of its options it can take, and what comes of them. A camp is one that
// it meets before it enters. Source: resources/docs/rules.md, "Encounters" and "Camps".
#pragma once

#include <optional>

#include "game/floor/action_runner.hpp"
#include "game/state/choice.hpp"

namespace td {

/// What the party meets on the current floor, by the run's seed and the floor; none: nothing.
EncounterId draw_encounter(const GameState& state);

/// The health that a member would lose by the option. Precondition: `who` is on the floor, or on its way to it.
int health_lost_by(const GameState& state, EntityId who, const EncounterOption& option);

/// Why the party cannot pay for the option.
[[nodiscard]] std::optional<Refusal> refusal_of_price(const GameState& state, const EncounterOption& option);
/// Takes the price of the option. Precondition: the party can pay it.
void pay_for(ActionRunner& runner, const EncounterOption& option);

/// Why the party cannot take that option now. Preconditions, here and below: the current choice is an encounter, and has that option.
[[nodiscard]] std::optional<Refusal> refusal_of_encounter_option(const GameState& state, int option);

/// Pays for the option, and carries out what it does. True if the encounter stays.
bool take_encounter_option(ActionRunner& runner, int option);

/// A member that has just arrived pays for the options taken on this floor before it came, and gets their effects for everyone.
void reach_latecomer(ActionRunner& runner, EntityId who);

/// One of the options that can be taken, each as likely as the others. An encounter that stays ends after a few. At a camp, the first that
/// brings someone back or that heals as much as it can; else it goes on.
int encounter_option_without_player(const GameState& state);

}  // namespace td
