// Analyses the shape of a floor for walkers: tiles that divide it when blocked, and loops around obstacles.
// Knows only which tiles can be walked on.
#pragma once

#include <vector>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"

namespace td {

/// A tile whose blocking makes other tiles unreachable.
struct Chokepoint {
    Point at;
    int cut_off = 0;  ///< number of tiles unreachable from the start when this one is blocked; for the start itself, all but the largest
                      ///< part

    friend bool operator==(const Chokepoint&, const Chokepoint&) = default;
};

struct GroundShape {
    std::vector<Chokepoint> chokepoints;  ///< in reading order
    int loops = 0;                        ///< number of areas where one can walk around something and return another way
    Grid<int> loop_of;                    ///< the loop of each tile, from 1; 0: none. A shared tile has one of its loops
};

/// The shape of the tiles reachable from `start` (diagonal steps cut no corner). Leaves out chokepoints that cut off fewer than `least`
/// tiles. Source: biconnected components (Hopcroft and Tarjan, 1973). Precondition: `walkable` contains `start`.
GroundShape ground_shape(const BitGrid& walkable, Point start, int least);

}  // namespace td
