// What time itself does: effects due at the start and end of turns and rounds, durations running out, and continuous systems.
// They only propose; the resolver does the rest.
#pragma once

#include <vector>

#include "actions/action.hpp"
#include "base/dice.hpp"
#include "world/world.hpp"

namespace td {

std::vector<Action> due_at_turn_start(const World& world, const Catalog& catalog, Dice& dice, EntityId who);
/// Effects of its statuses, then those whose duration in own turns is over.
std::vector<Action> due_at_turn_end(const World& world, const Catalog& catalog, Dice& dice, EntityId who);
/// For everyone alive, team by team: effects of statuses and of the terrain underfoot, then durations in rounds.
std::vector<Action> due_at_round_end(const World& world, const Catalog& catalog, Dice& dice);

/// Continuous systems, given the ticks since they last ran. Source: "Encoding Rules for Turn-Based Games", continuous systems.
std::vector<Action> continuous(const World& world, const Catalog& catalog, std::int64_t elapsed);

}  // namespace td
