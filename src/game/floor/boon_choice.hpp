// What the party is offered when it enters a floor after the first: one boon of a few, or a rest instead. Nothing else goes on before it
// has chosen. Source: resources/docs/rules.md, "Boons".
#pragma once

#include <optional>
#include <vector>

#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "game/floor/action_runner.hpp"
#include "game/state/boon_offer.hpp"

namespace td {

/// The offers on the current floor, which depend on the run's seed, the floor, and who lives and has which boons. Empty: there are none.
std::vector<BoonOffer> draw_offers(const GameState& state);

/// The rest that may be taken instead of a boon, as an option of the command.
inline int rest_option(const GameState& state) { return static_cast<int>(state.offers.size()); }

/// The health that the creature would regain by it.
int gained_by_rest(const GameState& state, EntityId who);

/// Why the command would be refused. Precondition: something is offered.
[[nodiscard]] std::optional<Refusal> refusal_of_choice(const GameState& state, const Command& command);

/// Takes that option, which ends the offers. Precondition: there is such an option.
void take_option(ActionRunner& runner, int option);

/// The option that a party takes without a player: one of the boons, each as likely as the others, so that a long series of runs tries all.
int option_without_player(const GameState& state);

}  // namespace td
