// Which walls have a lamp. Only for the eye: it follows from the floor's seed and the place, and no rule knows of it.
#pragma once

#include <vector>

#include "view/map/ground.hpp"

namespace td {

struct WallLamp {
    Point at;
    int brightness = 100;  ///< percent
};

/// The lamps among the tiles from `first` to `last`, on explored walls above an explored floor. `beat`: flames flicker with it; nothing:
/// they burn evenly.
std::vector<WallLamp> wall_lamps(const Game& game, Point first, Point last, std::optional<int> beat);

}  // namespace td
