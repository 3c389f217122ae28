// What the shape of a floor means to those who walk on it: tiles that cut it in two when they are blocked, and loops around obstacles.
// Knows only which tiles can be walked on.
#pragma once

#include <vector>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"

namespace td {

/// A tile without which other tiles cannot be reached.
struct Chokepoint {
    Point at;
    int cut_off = 0;  ///< tiles that cannot be reached from the start when this one is blocked; for the start itself, those apart from the
                      ///< largest part

    friend bool operator==(const Chokepoint&, const Chokepoint&) = default;
};

struct GroundShape {
    std::vector<Chokepoint> chokepoints;  ///< in reading order
    int loops = 0;                        ///< areas in which one can walk around something and come back another way
    Grid<int> loop_of;                    ///< for each tile the loop that it is part of, from 1; 0: none. A shared tile has one of them
};

/// Of the tiles that can be reached from `start` in steps (diagonal ones cut no corner). Chokepoints that cut off fewer than `least` tiles
/// are left out. Source: biconnected components (Hopcroft and Tarjan, 1973). Precondition: `walkable` contains `start`.
GroundShape ground_shape(const BitGrid& walkable, Point start, int least);

}  // namespace td
