#include "view/map/ground.hpp"

namespace td {

namespace {

constexpr Colour remembered = Colour::of(0x5C6078);

}  // namespace

ThemeId GroundView::theme() const {
    const auto& floors = m_game.dungeon().floors;
    return floors[static_cast<std::size_t>(m_game.floor() - 1)].theme;
}

TerrainLook GroundView::look(Point p) const {
    return m_game.sight().explored(p) ? TerrainLook(m_game.catalog()[m_game.sight().memory(p).terrain]) : TerrainLook();
}

std::uint64_t GroundView::seed(Point p) const { return tile_seed(m_game.settings().seed, m_game.floor(), p); }

TerrainId GroundView::own_tiles(Point p) const {
    const TerrainId terrain = m_game.sight().memory(p).terrain;
    return has_own_tiles(m_game.catalog()[terrain]) ? terrain : TerrainId{};
}

Rectangle GroundView::tile(const TileSet& set, Point p, int beat) const {
    const auto look_at = [this](Point there) { return look(there); };
    return ground_tile(set, look_at, p, seed(p), beat);
}

Rectangle GroundView::tile(const TerrainTiles& own, Point p, int beat) const {
    const auto look_at = [this](Point there) { return look(there); };
    return ground_tile(own, look_at, p, seed(p), beat);
}

Rectangle GroundView::door(const TileSet& set, Point p, bool open) const {
    return door_tile(
        set, [this](Point there) { return look(there); }, p, open);
}

Colour GroundView::light(Point p) const {
    if (!m_game.sight().sees(p)) return remembered;
    const std::optional<Point> leader = m_game.world().position(m_game.leader());
    if (!leader) return {};
    const Point away = p - *leader;
    const int squared = away.x * away.x + away.y * away.y;
    const auto tone = static_cast<std::uint8_t>(squared <= 20 ? 255 : squared <= 56 ? 236 : 214);
    return {tone, tone, static_cast<std::uint8_t>(std::min(255, tone + 8))};
}

}  // namespace td
