// Shots of autonomous weapons. When they are due: game/state/weapon_timers.hpp.
#pragma once

#include "base/id.hpp"

namespace td {

class ActionRunner;

/// Fires the weapon that is due first and returns its bearer. In a rehearsal it hits nothing: only its time is known, not where creatures
/// are by then. Precondition: there is a timer.
EntityId fire_next(ActionRunner& runner);

}  // namespace td
