// The number of the floor, its weather, how much of the round has passed, and what becomes of the fallen.
#pragma once

#include "catalog/fallen.hpp"
#include "catalog/ids.hpp"

namespace td {

/// The next weather is drawn when the current one begins, so that forecasts know it.
struct Surroundings {
    DungeonId dungeon;  ///< none: a floor outside any dungeon
    int floor = 0;      ///< from 1
    WeatherId weather;
    int rounds_left = 0;  ///< of the current weather; 0: until an effect changes it
    WeatherId next;
    int next_rounds = 0;
    int ticks_of_round = 0;  ///< since this round began
    FallenRule fallen{FallenRule::Fate::lost};
};

}  // namespace td
