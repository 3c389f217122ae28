// What comes next between two turns: the next event of the time system, or what is due before it, such as extra turns, autonomous weapons
// and harm by statuses as time passes.
#pragma once

#include <variant>

#include "game/floor/action_runner.hpp"
#include "game/floor/autonomous_fire.hpp"
#include "time/time_event.hpp"

namespace td {

/// What comes before the next event of the time system.
enum class Interruption : std::uint8_t {
    time_harmed,  ///< a status has harmed a creature as time passed
    weapon_due    ///< an autonomous weapon is due to fire: see fire_next()
};

/// Lets time pass up to whatever comes first, and says what that is. After an interruption, call again.
std::variant<TimeEvent, Interruption> next_event(ActionRunner& runner, const BlockerOf& blocker);

/// Ends the round if an ambush was sprung in the turn that has ended, or by a shot between two turns. A round that was about to begin is
/// not cut short.
void end_round_if_ambushed(ActionRunner& runner);

}  // namespace td
