// Who sets out: the player chooses up to four heroes of a dungeon before its first floor begins, and at a camp those who go on.
// Source: resources/docs/rules.md, "The party" and "Camps".
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/floor/action_runner.hpp"
#include "game/state/choice.hpp"

namespace td {

/// An option of the choice of a party. First the party that the dungeon proposes, then one for each of those to choose from, then what
/// ends the choice.
enum class PartyOption : std::uint8_t {
    proposed,  ///< sets out with the dungeon's own party, or stays as it is
    hero,      ///< the next in the list; who is in it already leaves it
    set_out,
    start_over,
};

/// True if the party is chosen at a camp. Preconditions, here and below: the current choice is one of a party.
inline bool is_at_camp(const GameState& state) { return state.phase == Phase::camp; }

/// The options, an entry for each number that the command may have.
std::vector<PartyOption> party_options(const GameState& state);

/// Those who may come along from a camp: the members, then guests who joined on the way, then those who stayed behind. The fallen are not
/// among them; they come along.
std::vector<EntityId> known_at_camp(const GameState& state);
/// Who may be chosen, a row each: the dungeon's heroes, or known_at_camp() by species and name.
std::vector<TeamMember> party_candidates(const GameState& state);

/// The row of those to choose from that the option takes. Precondition: it is one of a hero.
constexpr std::size_t hero_of_option(int option) { return static_cast<std::size_t>(option - 1); }

/// How many may be chosen: four, less those who have fallen and are carried.
std::size_t most_picked(const GameState& state);
/// Who has been chosen so far, in that order.
std::vector<TeamMember> picked_party(const GameState& state);

/// At a camp: what it costs to go on with those who are chosen so far. Null: nothing, because none of them stayed behind before.
const EncounterOption* price_of_party(const GameState& state);

[[nodiscard]] std::optional<Refusal> refusal_of_party_option(const GameState& state, int option);

/// Takes the option. When the party sets out, the first floor is made for it, and its battle begins; at a camp, the camp goes on.
void take_party_option(ActionRunner& runner, int option);

}  // namespace td
