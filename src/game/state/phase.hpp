// The phases of a battle; a battle is one floor. Source: resources/docs/rules.md, "The turn loop and its judges".
#pragma once

#include <cstdint>
#include <string_view>

namespace td {

enum class Phase : std::uint8_t {
    battle_start,
    round_next,
    round_start,
    round_start_judge,
    tick_next,
    turn_start,
    turn_start_judge,
    actions_next,
    actions_make,
    action_start,
    action_execute,
    action_end,
    action_judge,
    turn_end,
    turn_judge,
    round_end,
    round_end_judge,
    battle_end,
    battle_end_judge,
    finalize,
    choice,  ///< between battle_start and the first round, where the party makes its choices
    camp,    ///< after finalize, before the party enters a floor that has a camp
};

/// The name that the rules and content use, such as `round_start_judge`.
std::string_view name_of(Phase phase);

}  // namespace td
