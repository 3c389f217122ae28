// Records who has fallen in a run, and what became of them.
#pragma once

#include "actions/event.hpp"
#include "game/state/game_state.hpp"

namespace td {

class ActionRunner;

/// Records what the event says about the fallen.
void record_fallen(GameState& state, const Event& event);

/// Call when the party leaves a floor for the next: fallen creatures that are not carried are lost.
void leave_fallen_behind(ActionRunner& runner);
/// Call when the party leaves a floor, or the run ends: fallen creatures that are not carried count as lost; if the run is won, those that
/// are carried count as carried out.
void settle_fallen(GameState& state);

}  // namespace td
