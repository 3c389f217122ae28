// Which floor this is, and what the weather is on it.
#pragma once

#include "catalog/ids.hpp"

namespace td {

/// What follows is drawn when a weather begins, so that whoever looks ahead knows it.
struct Surroundings {
    DungeonId dungeon;  ///< none: a place of no dungeon
    int floor = 0;      ///< from 1
    WeatherId weather;
    int rounds_left = 0;  ///< of this weather; 0: until something changes it
    WeatherId next;
    int next_rounds = 0;
};

}  // namespace td
