// Who can strike the creature that is asked on which tile before it acts again: what the map of threats shows, and what is told of a tile.
// Knows neither keys nor the window.
#pragma once

#include <string>
#include <vector>

#include "ai/threats.hpp"
#include "game/game.hpp"

namespace td {

struct TileThreats {
    Point at;
    std::vector<tactics::Threat> threats;  ///< by foes in sight, in the order of their distance; empty: none can strike there

    /// The first instant at which one of them could strike. Precondition: there are threats.
    Moment first() const;
    int harm() const;  ///< of all, in points of health on average
};

/// The tiles in sight that the creature could stand on, at most `threat_range` away, row by row: its own for a wait now, others for a walk
/// there now. Empty without an awaited actor or a foe in sight.
inline constexpr int threat_range = 9;
std::vector<TileThreats> threats_around(const Game& game);

/// The moment `when` in the words of the ribbon: "tier 1/2" of this round, the same of the next round, or the ticks ahead.
std::string threat_time(Moment when, const Game& game);

}  // namespace td
