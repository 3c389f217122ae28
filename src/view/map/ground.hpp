// Which tile of the theme shows at a place of the floor, and in what light. Knows neither window nor textures.
#pragma once

#include <vector>

#include "art/ground_tile.hpp"
#include "game/game.hpp"
#include "view/draw/shapes.hpp"

namespace td {

class GroundView {
public:
    explicit GroundView(const Game& game);

    ThemeId theme() const;
    /// The terrain, if it has tiles of its own; none: it is drawn by those of the theme. Precondition: explored.
    TerrainId own_tiles(Point p) const;
    /// The tile itself, without what stands on it: of the theme, or of its own. Precondition: explored.
    Rectangle tile(const TileSet& set, Point p, int beat) const;
    Rectangle tile(const TerrainTiles& own, Point p, int beat) const;
    Rectangle door(const TileSet& set, Point p, bool open) const;
    /// Full near the leader, a tone less further off, grey where it is only remembered. Where the weather shortens sight it falls off
    /// towards the end of what the party can see, and what is remembered lies in the dark. Precondition: explored.
    Colour light(Point p) const;

private:
    /// A creature of the player's side, and how far it sees, in tiles.
    struct Watcher {
        Point at;
        int sight;
    };
    Colour lit(Point p) const;
    int gloom(Point p) const;
    TerrainLook look(Point p) const;
    std::uint64_t seed(Point p) const;

    const Game& m_game;
    int m_lost = 0;                   ///< percent of their sight that the weather takes from the leader, 0..100; 0: it takes nothing
    std::vector<Watcher> m_watchers;  ///< where it takes some
};

}  // namespace td
