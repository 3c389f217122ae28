// The turns that other creatures have before the next turn of the creature that is asked: what a mind, or a player, has to expect before it
// acts again.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "time/extra_turns.hpp"
#include "time/time_system.hpp"

namespace td {

struct TurnAhead {
    EntityId who;
    Moment when;

    friend bool operator==(const TurnAhead&, const TurnAhead&) = default;
};

/// The cost of one step of a creature.
using StepCostOf = std::function<ActionCost(EntityId)>;

/// In order, the turns of all others between the present turn of `who` and its next one, if `who` did an action at the cost `chosen` and
/// all others only walked. If it is not asked now: between the next two turns of `who`. `time` and `roster` as they are between two calls
/// of the loop. `extra`: the turns that effects have given, held ones at their latest. `costs_nothing`: the present turn of `who` is an
/// extra turn, so it does not change its own turns. If `who` has no turn within four turns of each creature, or nobody has one for
/// thousands of rounds: the turns up to there. `then`: the cost of an action in that next turn; the list then goes on to the turn after it.
/// Precondition: `who` is here.
std::vector<TurnAhead> turns_before_next(TimeSystem time, const Roster& roster, EntityId who, ActionCost chosen,
                                         const StepCostOf& step_cost_of, ExtraTurns extra = {}, bool costs_nothing = false,
                                         std::optional<ActionCost> then = {});

}  // namespace td
