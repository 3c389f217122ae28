// The judges: whether the floor, and with it the run, is won or lost. Source: resources/docs/rules.md, "The turn loop and its judges".
#pragma once

#include <optional>
#include <vector>

#include "game/state/game_state.hpp"

namespace td {

/// An objective that is in force on the floor where the party is.
struct ActiveObjective {
    const Objective* objective = nullptr;
    bool wins = false;
    bool of_floor = false;  ///< of the floor only: reaching it leads to the next floor
};

/// The objectives of the dungeon and of the floor, losing ones first. Points into the catalog.
std::vector<ActiveObjective> active_objectives(const GameState& state);

/// Progress of an objective.
struct Measure {
    int done = 0;
    int of = 1;  ///< 0: no creature is concerned
    bool met = false;
};
Measure measure(const GameState& state, const Objective& objective, JudgedPhase phase);

/// True if the objective is checked at that phase: at those that its YAML names, by default wherever its kind can come true.
bool is_judged(const Objective& objective, JudgedPhase phase);

/// The tiles of the landmarks that a creature has to reach for the active objectives of victory.
std::vector<Point> places_to_reach(const GameState& state);

/// Creatures of the party that have to reach a landmark themselves for the active objectives of victory, once for each of its tiles.
std::vector<tactics::EscortGoal> escort_goals(const GameState& state);

/// The verdict at that phase; nothing if the floor goes on. Defeat comes before victory. The death of the whole party is always a defeat,
/// and so is leaving the last floor without having won.
std::optional<Verdict> judge(const GameState& state, JudgedPhase phase);

}  // namespace td
