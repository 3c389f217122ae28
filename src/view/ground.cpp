#include "view/ground.hpp"

namespace td {

namespace {

constexpr Colour remembered = Colour::of(0x5C6078);

std::uint64_t seed_of(const Game& game, Point p) {
    return Hash{}
        .add(game.settings().seed)
        .add(static_cast<std::uint64_t>(game.floor()))
        .add(static_cast<std::uint64_t>(p.x))
        .add(static_cast<std::uint64_t>(p.y))
        .value();
}

std::optional<Pool> pool_of(const std::string& look) {
    if (look == "water") return Pool::water;
    if (look == "mire") return Pool::mire;
    if (look == "lava") return Pool::lava;
    if (look == "grass") return Pool::grass;
    return std::nullopt;
}

}  // namespace

ThemeId GroundView::theme() const {
    const auto& floors = m_game.dungeon().floors;
    return floors[static_cast<std::size_t>(m_game.floor() - 1)].theme;
}

const std::string& GroundView::look(Point p) const { return m_game.catalog()[m_game.sight().memory(p).terrain].look; }

bool GroundView::is_wall(Point p) const { return m_game.sight().explored(p) && look(p) == "wall"; }

JoinMask GroundView::walls_around(Point p, bool unknown_is_wall) const {
    return mask_of([&](Direction d) {
        const Point there = p + offset(d);
        return m_game.sight().explored(there) ? look(there) == "wall" : unknown_is_wall;
    });
}

JoinMask GroundView::same_around(Point p) const {
    // What is not known yet joins: a shore is only painted where it has been seen.
    return mask_of([&](Direction d) {
        const Point there = p + offset(d);
        return !m_game.sight().explored(there) || look(there) == look(p) || look(there) == "bridge";
    });
}

Rectangle GroundView::tile(const TileSet& set, Point p, int beat) const {
    const std::string& here = look(p);
    if (here == "wall") return set.wall(walls_around(p, true), seed_of(m_game, p));
    if (const std::optional<Pool> pool = pool_of(here)) return set.pool(*pool, same_around(p), beat % TileSet::pool_frames);
    if (here == "bridge") return set.bridge(is_wall(p + offset(Direction::west)) ? DoorWay::across : DoorWay::along);
    return set.floor(walls_around(p, false), seed_of(m_game, p));
}

Rectangle GroundView::door(const TileSet& set, Point p, bool open) const {
    const bool across = is_wall(p + offset(Direction::west)) || is_wall(p + offset(Direction::east));
    return set.door(across ? DoorWay::across : DoorWay::along, open);
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
