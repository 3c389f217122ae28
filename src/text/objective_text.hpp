// Sentences about objectives: how to win and lose on a floor, the progress of each, and why a run ended.
#pragma once

#include <string>
#include <vector>

#include "game/run/game.hpp"

namespace td {

struct ObjectiveStatus {
    bool wins = false;
    bool of_floor = false;  ///< winning it leads to the next floor, not to the end of the run
    std::string text;
    std::string progress;  ///< "round 12 of 60", "2 of 3 left", or what is still missing; empty where there is none
    bool later = false;    ///< judged on the last floor, and this is another
    int minutes = 0;       ///< what a side aim pays; 0 for other objectives
    bool lost = false;     ///< a side aim that pays nothing any more
};

/// The objectives of the party's floor, winning ones first. On earlier floors the goal of the whole run comes last.
std::vector<ObjectiveStatus> objective_statuses(const Game& game);
/// The side aims of the party's floor, and its keeper, as long as that keeps the party from minutes for an early leave.
std::vector<ObjectiveStatus> side_aims(const Game& game);

/// "floor 2 of 4", or "floor 2" where it depends on the ways to come which floor is the last.
std::string describe_depth(int depth, Range last, const Catalog& catalog);
std::string describe_depth(const Game& game);

/// The author's text, or a sentence built from the fields: "All foes are dead."
std::string sentence_of(const Objective& objective, const Catalog& catalog);
/// Why a floor or a run ended.
std::string sentence_of(const Verdict& verdict, const Catalog& catalog);
/// Why the run ended; empty while it goes on.
std::string outcome_text(const Game& game);
/// What killed a creature, as a name within a sentence: "Ember fox", "flame", "the dungeon".
std::string name_of_cause(const DeathCause& cause, const Catalog& catalog);

}  // namespace td
