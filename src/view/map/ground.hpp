// Which tile picture to draw at a place of the floor, and in what light. Knows neither window nor textures.
#pragma once

#include <vector>

#include "art/ground_tile.hpp"
#include "game/run/game.hpp"
#include "view/draw/shapes.hpp"

namespace td {

class GroundView {
public:
    explicit GroundView(const Game& game);

    ThemeId theme() const;
    /// The terrain, if it has tiles of its own; none: the theme's tiles are used. Precondition: explored.
    TerrainId own_tiles(Point p) const;
    /// The ground tile without anything on it, from the theme or the terrain's own tiles. Precondition: explored.
    Rectangle tile(const TileSet& set, Point p, int beat) const;
    Rectangle tile(const TerrainTiles& own, Point p, int beat) const;
    Rectangle door(const TileSet& set, Point p, bool open) const;
    /// The theme's rock, for unexplored tiles. It does not depend on what is there.
    Rectangle rock(const TileSet& set, Point p) const;
    /// The light on a tile, whose picture is brighter by style::tile_brightness: that of the leader's lantern where the leader sees, cold
    /// beyond it, grey if only remembered. If weather shortens sight, it fades towards the party's range of sight, and remembered tiles are
    /// dark. Precondition: explored.
    Colour light(Point p) const;
    /// The same light on pictures that are as bright as painted. Precondition: explored.
    Colour light_of_things(Point p) const;
    /// The light on unexplored tiles: `percent` of the way from beside the explored ones (0) to where it gets no darker (100).
    Colour light_of_rock(int percent) const;

private:
    /// A creature of the player's side, and how far it sees, in tiles.
    struct Watcher {
        Point at;
        int sight;
    };
    Colour lit(Point p) const;
    Colour dimmed_by_weather(Colour unseen) const;
    int gloom_percent(Point p) const;
    TerrainLook look(Point p) const;
    std::uint64_t seed(Point p) const;

    const Game& m_game;
    int m_sight_lost = 0;             ///< percent of the leader's sight that the weather takes, 0..100
    std::vector<Watcher> m_watchers;  ///< empty if the weather takes nothing
};

}  // namespace td
