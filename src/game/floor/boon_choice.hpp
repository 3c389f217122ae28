// Boons offered between two floors: which, to whom, and what may be done instead. Source: resources/docs/rules.md, "Boons".
#pragma once

#include <optional>
#include <vector>

#include "game/floor/action_runner.hpp"
#include "game/state/choice.hpp"

namespace td {

/// An option of a choice of boons, in the order of the options: first the boons, then what may be done instead, as far as the dungeon has
/// it.
enum class BoonOption : std::uint8_t {
    boon,
    rest,
    decline,    ///< minutes instead of a boon
    new_offer,  ///< other boons, for minutes
};

/// The offers on the current floor, which depend on the run's seed, the floor, and who lives and has which boons. Empty: there are none.
std::vector<BoonOffer> draw_offers(const GameState& state);

/// The options of a choice of boons, an entry for each number that the command may have.
std::vector<BoonOption> boon_options(const GameState& state, const PartyChoice& choice);

/// The rest that may be taken instead of a boon, as an option of the command.
inline int rest_option(const PartyChoice& choice) { return static_cast<int>(choice.offers.size()); }

/// The health that the creature would regain by a rest.
int gained_by_rest(const GameState& state, EntityId who);

/// Gives it that health. Precondition: it is on the floor.
void rest(ActionRunner& runner, EntityId who);

/// Why the option cannot be taken now. Preconditions, here and below: the current choice is one of boons, and has that option.
[[nodiscard]] std::optional<Refusal> refusal_of_boon_option(const GameState& state, int option);

/// Takes the option. True if the choice stays, with another offer.
bool take_boon_option(ActionRunner& runner, int option);

/// One of the boons, each as likely as the others, so that a long series of runs tries all.
int boon_option_without_player(const GameState& state);

}  // namespace td
