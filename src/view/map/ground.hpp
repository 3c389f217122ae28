// Which tile of the theme shows at a place of the floor, and in what light. Knows neither window nor textures.
#pragma once

#include "art/ground_tile.hpp"
#include "game/game.hpp"
#include "view/draw/shapes.hpp"

namespace td {

class GroundView {
public:
    explicit GroundView(const Game& game) : m_game(game) {}

    ThemeId theme() const;
    /// The terrain, if it has tiles of its own; none: it is drawn by those of the theme. Precondition: explored.
    TerrainId own_tiles(Point p) const;
    /// The tile itself, without what stands on it: of the theme, or of its own. Precondition: explored.
    Rectangle tile(const TileSet& set, Point p, int beat) const;
    Rectangle tile(const TerrainTiles& own, Point p, int beat) const;
    Rectangle door(const TileSet& set, Point p, bool open) const;
    /// Full near the leader, a tone less further off, grey where it is only remembered. Precondition: explored.
    Colour light(Point p) const;

private:
    TerrainLook look(Point p) const;
    std::uint64_t seed(Point p) const;

    const Game& m_game;
};

}  // namespace td
