// Who sets out: the player chooses up to four heroes of a dungeon before its first floor begins.
// Source: resources/docs/rules.md, "The party".
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/floor/action_runner.hpp"
#include "game/state/choice.hpp"

namespace td {

/// An option of the choice of a party. First the party that the dungeon proposes, then one for each of its heroes, then what ends the
/// choice.
enum class PartyOption : std::uint8_t {
    proposed,  ///< sets out with the dungeon's own party
    hero,      ///< the next in the list
    set_out,
    start_over,
};

/// The options, an entry for each number that the command may have. Preconditions, here and below: the current choice is one of a party.
std::vector<PartyOption> party_options(const GameState& state);

/// The row of the dungeon's heroes that the option takes. Precondition: it is one of a hero.
constexpr std::size_t hero_of_option(int option) { return static_cast<std::size_t>(option - 1); }

/// Who has been chosen so far, in that order.
std::vector<TeamMember> picked_party(const GameState& state);

[[nodiscard]] std::optional<Refusal> refusal_of_party_option(const GameState& state, int option);

/// Takes the option. When the party sets out, the first floor is made for it, and its battle begins.
void take_party_option(GameState& state, int option);

}  // namespace td
