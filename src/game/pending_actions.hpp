// Actions that take effect some time after they were chosen: how they are begun, replaced, disrupted, and what becomes of them in the end.
// Knows no time system by name: where actions take effect at once, nothing is ever pending.
#pragma once

#include <optional>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "actions/event.hpp"
#include "base/hash.hpp"
#include "time/time_event.hpp"

namespace td {

struct GameState;
class ActionRunner;

/// What a creature has begun, and what takes effect at its end.
struct PendingAction {
    Command command;
    Ticks since = 0;  ///< as Moment::time
    Ticks until = 0;
    Point from;  ///< where its actor stood when it was chosen

    void add_to(Hash& hash) const;
};

/// May the player have `who` do something else than what it has begun?
bool may_reconsider(const GameState& state, EntityId who);

/// `who` is at `command` from now on, which will come to `foreseen` and costs `cost`. `instead`: of what it had begun before.
void begin_pending(ActionRunner& runner, EntityId who, const Command& command, ActionCost cost, const Action& foreseen,
                   bool instead = false);

/// What `who` had begun is due: the action that it comes to now, from where its actor stands by now. What has become impossible is a
/// wait, and its time is spent. Precondition: `who` has a pending action, which it has no longer afterwards.
Action take_due(ActionRunner& runner, EntityId who);

/// The pending turn of an action that was disrupted comes to nothing; its time is spent. A different action that was begun in its place
/// stays.
void drop_disrupted(GameState& state, const OngoingDisrupted& disrupted);

/// The exchanges of turns that effects have asked for take place. What one of the two had begun ends with its new turn.
void exchange_turns(GameState& state);

}  // namespace td
