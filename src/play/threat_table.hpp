// Which foes can strike the awaited creature on which tile before it acts again: the content of the map of threats.
// Knows neither keys nor the window.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "ai/threats.hpp"
#include "game/run/game.hpp"

namespace td {

/// The greatest harm of all blows that these have time for.
int most_of(const std::vector<tactics::Threat>& threats);

struct TileThreats {
    Point at;
    /// From foes in sight, nearest first; `most` is that of all blows that each has time for. Empty: the tile is safe until the creature
    /// acts again.
    std::vector<tactics::Threat> threats;
    bool struck_later = false;  ///< no threats, but a foe could strike it there after its next turn, if it waits in that

    /// The first moment at which a foe could strike. Precondition: there are threats.
    Moment first() const;
    int most() const { return most_of(threats); }
};

/// The visible tiles that the creature could stand on, at most `threat_range` away, row by row: its own tile for waiting now, others for
/// walking there now. Empty without an awaited creature or a foe in sight. What may happen later is told for tiles that it can soon be on,
/// at most `later_range` away.
inline constexpr int later_range = 5;
inline constexpr int threat_range = 9;
std::vector<TileThreats> threats_around(const Game& game);

/// What foes in sight have begun and will not complete before the awaited creature acts again, on explored tiles.
std::vector<tactics::OngoingBlow> blows_begun(const Game& game);

/// Tiles side by side or corner to corner on which the same harm first falls at the same moment.
struct ThreatRegion {
    std::vector<Point> tiles;  ///< sorted
    Moment first;
    int most = 0;  ///< as TileThreats::most(), on each tile

    bool contains(Point p) const { return std::binary_search(tiles.begin(), tiles.end(), p); }
};
/// The regions of all tiles that are not safe.
std::vector<ThreatRegion> regions_of(const std::vector<TileThreats>& tiles);

/// The tiles that are struck only later, sorted.
std::vector<Point> tiles_struck_later(const std::vector<TileThreats>& tiles);

/// The moment `when` in the words of the ribbon: the tier in this or the next round, or the ticks ahead.
std::string threat_time(Moment when, const Game& game);

}  // namespace td
