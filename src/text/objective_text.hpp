// What wins and what loses where the party is, in sentences, with how far it has come: for whoever plays.
#pragma once

#include <string>
#include <vector>

#include "game/game.hpp"

namespace td {

struct ObjectiveStatus {
    bool wins = false;
    bool of_floor = false;  ///< winning it leads to the next floor, not to the end of the run
    std::string text;
    std::string progress;  ///< "round 12 of 60", "2 of 3 left"; empty where there is none
    bool later = false;    ///< it is looked at on the last floor, and this is another
};

/// Of the floor where the party is, those that win first. On earlier floors the aim of the whole run comes last.
std::vector<ObjectiveStatus> objective_statuses(const Game& game);

/// Where conditions of victory that are in force want somebody to be.
std::vector<Point> places_to_reach(const Game& game);

/// The condition as its author tells it, or a sentence made from what it says: "All foes are dead."
std::string sentence_of(const Objective& condition, const Catalog& catalog);

}  // namespace td
