// Keeps the record of who has fallen in a run, and of what has become of them.
#pragma once

#include "actions/event.hpp"
#include "game/game_state.hpp"

namespace td {

class ActionRunner;

/// Writes down what the event tells of the fallen.
void record_fallen(GameState& state, const Event& event);

/// The floor is left for the next: a fallen creature that is not carried is lost.
void leave_fallen_behind(ActionRunner& runner);
/// The floor is left, or the run is over: fallen creatures that are not carried count as lost; if the run is won, those that are carried
/// count as carried out.
void settle_fallen(GameState& state);

}  // namespace td
