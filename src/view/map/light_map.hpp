// The light on the corners of the tiles in the window, so that it changes softly from tile to tile. Unexplored rock gets darker with its
// distance from the explored tiles.
#pragma once

#include <vector>

#include "view/draw/shapes.hpp"
#include "view/map/ground.hpp"
#include "view/map/wall_lamps.hpp"

namespace td {

class LightMap {
public:
    /// For the tiles from `first` to `last`, both included.
    LightMap(const Game& game, const GroundView& ground, Point first, Point last);

    /// Adds the light of lamps to the tiles in sight before them.
    void shine(const Game& game, const std::vector<WallLamp>& lamps, Colour colour);
    /// The tiles from which light reaches those of the map.
    Point first() const { return m_first; }
    Point last() const { return m_last; }

    /// The light on the corners of a tile. Precondition: `p` is one of those tiles.
    CornerTints corners(Point p) const;

private:
    /// Steps from the explored tiles, five for a straight one and seven for a diagonal one, up to `far`.
    void measure(const Game& game);
    std::size_t index(Point p) const { return static_cast<std::size_t>((p.y - m_first.y) * m_width + p.x - m_first.x); }

    Point m_first, m_last;  ///< of all that is measured: more than is drawn, since light reaches in from outside the window
    int m_width = 0;
    std::vector<int> m_steps;
    std::vector<Colour> m_lights;
};

}  // namespace td
