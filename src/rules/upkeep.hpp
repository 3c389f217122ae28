// What time itself does: effects due at the start and end of turns and rounds, durations running out, and continuous systems.
// They only propose; the resolver does the rest.
#pragma once

#include <vector>

#include "actions/action.hpp"
#include "world/world.hpp"

namespace td {

/// The triggers of everyone that wait for the arrival on a floor.
std::vector<Action> due_on_arrival(const World& world, const Catalog& catalog);
/// The triggers that wait for it.
std::vector<Action> due_at_turn_start(const World& world, const Catalog& catalog, EntityId who);
/// The triggers that wait for it, then statuses whose duration in own turns is over.
std::vector<Action> due_at_turn_end(const World& world, const Catalog& catalog, EntityId who);
/// For everyone alive, team by team: the triggers that wait for it, then durations in rounds. At last the weather.
std::vector<Action> due_at_round_end(const World& world, const Catalog& catalog);

/// Continuous systems, given the ticks since they last ran. Source: "Encoding Rules for Turn-Based Games", continuous systems.
std::vector<Action> continuous(const World& world, const Catalog& catalog, std::int64_t elapsed);

}  // namespace td
