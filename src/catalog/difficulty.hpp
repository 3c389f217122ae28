// Difficulties: what the player chooses before a run, besides the dungeon. They change how foes think, how many come and what the party
// carries; never the health or the damage of a creature.
#pragma once

#include <vector>

#include "base/rng.hpp"
#include "catalog/definitions.hpp"
#include "catalog/tactic.hpp"

namespace td {

/// Some of the foes that would follow one tactic follow another instead.
struct TacticSwap {
    TacticId tactic;
    TacticId by;
    int percent = 100;  ///< of the creatures with that tactic, drawn once for each of them, 1..100
};

/// How well AI-controlled foes of the party play. The default: they follow their own tactics, and overlook nothing.
struct Minds {
    int overlook = 0;               ///< percent chance to overlook a plan of the tactic, drawn for each plan in each turn, 0..90
    int look_further = 0;           ///< rounds more that foes play ahead in mind whose tactic looks ahead at all; below 0: fewer
    std::vector<TacticSwap> swaps;  ///< the first that applies to a creature counts
};

struct Difficulty : Definition {
    bool main = false;
    Minds minds;
    int teams_percent = 100;     ///< of the teams of foes that a floor starts with, and of those that arrive later
    int bag_percent = 100;       ///< of the items in the dungeon's own bag, for each stack
    std::vector<ItemSpawn> bag;  ///< added to it (weights are ignored)
    int fallen_percent = 100;    ///< of the rounds for which a fallen member can be brought back; 0: it is lost at once
};

struct Catalog;

/// The difficulty of runs that name no other: the first main one, or the first; none if the content has no difficulties.
DifficultyId main_difficulty(const Catalog& catalog);

/// `count` in percent, rounded to the nearest whole; at least 1 of something that is there, unless `percent` is 0.
int scaled_count(int count, int percent);

/// What becomes of the fallen in `dungeon` at that difficulty.
FallenRule fallen_at_difficulty(const Dungeon& dungeon, const Difficulty& difficulty);

/// The dungeon as it is at that difficulty: its bag, teams of foes and arrivals. At 100 percent, and with no bag to add, it is the same.
Dungeon at_difficulty(const Dungeon& dungeon, const Difficulty& difficulty);
/// The same for arrivals of a floor alone.
std::vector<Arrival> at_difficulty(std::vector<Arrival> arrivals, const Difficulty& difficulty);

/// The tactic of a foe that would follow `tactic`. Draws a random number only for swaps of `tactic` below 100 %, up to the first
/// swap that applies.
TacticId tactic_at_difficulty(TacticId tactic, const Difficulty& difficulty, Rng& rng);

}  // namespace td
