// The choices before the first round of a floor, one after the other: boons, an encounter. Nothing else goes on before all are made.
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "game/floor/action_runner.hpp"
#include "game/state/choice.hpp"

namespace td {

/// What the party chooses from on the current floor, in this order. `with_boons`: false on the first floor of a run.
std::vector<PartyChoice> draw_choices(const GameState& state, bool with_boons);

/// How many options the current choice has. Precondition, here and below: there is a choice.
int option_count(const GameState& state);

/// Why that option cannot be taken now; not_offered if there is none of that number.
[[nodiscard]] std::optional<Refusal> refusal_of_option(const GameState& state, int option);
/// Why the command would be refused.
[[nodiscard]] std::optional<Refusal> refusal_of_choice(const GameState& state, const Command& command);

/// Takes that option; then the next choice is the current one, unless this one stays. Precondition: it is not refused.
void take_option(ActionRunner& runner, int option);

/// The option that a party takes without a player. The same run takes the same.
int option_without_player(const GameState& state);

}  // namespace td
