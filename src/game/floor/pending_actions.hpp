// Actions that take effect some time after they were chosen: how they are begun, replaced, disrupted, and what becomes of them in the end.
// Knows no time system by name: where actions take effect at once, nothing is ever pending.
#pragma once

#include <optional>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "actions/event.hpp"
#include "time/time_event.hpp"

namespace td {

struct GameState;
class ActionRunner;

/// True if the player may replace what `who` has begun.
bool may_reconsider(const GameState& state, EntityId who);

/// `who` begins `command`, which will most likely become `foreseen` and costs `cost`. `instead`: it replaces what `who` had begun before.
void begin_pending(ActionRunner& runner, EntityId who, const Command& command, ActionCost cost, const Action& foreseen,
                   bool instead = false);

/// Removes the pending action of `who`, which is due, and returns the action that it becomes from where its actor is now. What has become
/// impossible is a wait, and its time is spent. Precondition: `who` has a pending action.
Action take_due(ActionRunner& runner, EntityId who);

/// Turns the pending turn of an action that was disrupted into a wait; its time is spent. Leaves a different action that was begun in its
/// place.
void drop_disrupted(GameState& state, const OngoingDisrupted& disrupted);

/// Carries out the exchanges of turns that effects have asked for. What one of the two has begun ends at its new turn.
void exchange_turns(GameState& state);

}  // namespace td
