// Sentences about objectives: what wins and what loses on a floor, how far each has come, and why a run ended.
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

/// The objective as its author tells it, or a sentence made from what it says: "All foes are dead."
std::string sentence_of(const Objective& objective, const Catalog& catalog);
/// Why a floor or a run ended.
std::string sentence_of(const Verdict& verdict, const Catalog& catalog);
/// Why the run ended; empty while it goes on.
std::string outcome_text(const Game& game);
/// What killed a creature, as a name within a sentence: "Ember fox", "flame", "the dungeon".
std::string name_of_cause(const DeathCause& cause, const Catalog& catalog);

}  // namespace td
