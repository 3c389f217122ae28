// What one step of the turn loop came to.
#pragma once

#include <cstdint>

#include "actions/refusal.hpp"
#include "base/id.hpp"

namespace td {

struct Step {
    enum class Kind : std::uint8_t {
        turn_taken,        ///< a turn has ended, or an action after which its actor is asked for another; call again
        floor_over,        ///< the floor still exists, and the next call enters the one below it; call again
        weapon_fired,      ///< an autonomous weapon of `actor` was due to fire; call again
        done_out_of_turn,  ///< a command that costs no turn was carried out; the actor is still asked
        needs_choice,      ///< the player makes the current choice, by commands::Choose
        needs_command,     ///< `actor` is steered by the player and waits
        refused,           ///< the command was not carried out and cost nothing; `actor` is still asked
        paused,            ///< no actor is asked, but the player may look, reconsider, and resume
        over,              ///< see GameState::outcome
    };
    Kind kind = Kind::needs_command;
    EntityId actor;
    Refusal refusal;
};

}  // namespace td
