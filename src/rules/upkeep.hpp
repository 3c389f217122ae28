// What time brings: triggers at the start and end of turns and rounds, durations that run out, and continuous systems.
// All functions only propose actions; the resolver commits them.
#pragma once

#include <vector>

#include "actions/action.hpp"
#include "world/world_view.hpp"

namespace td {

/// The triggers of all creatures that wait for floor_entered.
std::vector<Action> due_on_arrival(const WorldView& view);
/// The same of one creature, which arrives later than the others.
std::vector<Action> due_on_arrival(const WorldView& view, EntityId who);
/// The triggers that wait for turn_start.
std::vector<Action> due_at_turn_start(const WorldView& view, EntityId who);
/// The triggers that wait for turn_end, then statuses whose duration in own turns is over, and cooldowns.
std::vector<Action> due_at_turn_end(const WorldView& view, EntityId who);
/// For all living creatures, team by team: the triggers that wait for round_end, then durations in rounds, what pools give back each round,
/// and cooldowns. Last the weather.
std::vector<Action> due_at_round_end(const WorldView& view);

/// Continuous systems, given the ticks since they last ran. Source: resources/docs/rules.md, "The turn loop and its judges".
std::vector<Action> continuous(const WorldView& view, std::int64_t elapsed);
/// What passes by rate before anything else happens: pools, cooldowns in ticks, and statuses. It is asked for whenever time moves on, so
/// that a status counts exactly the ticks for which its bearer has it, and a skill is ready at the very tick.
std::vector<Action> passing_time(const WorldView& view, std::int64_t elapsed);

}  // namespace td
