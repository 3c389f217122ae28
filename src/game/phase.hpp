// The phases of a battle; a battle is one floor. Source: "Revisiting Turn Based Battle Systems".
#pragma once

#include <cstdint>

namespace td {

enum class Phase : std::uint8_t {
    battle_start,
    round_next,
    round_start,
    tick_next,
    turn_start,
    actions_next,
    actions_make,
    action_start,
    action_execute,
    action_end,
    turn_end,
    round_end,
    battle_end,
    finalize,
};

}  // namespace td
