#include "view/map/ground.hpp"

#include <algorithm>
#include <cmath>

#include "text/describe.hpp"
#include "view/draw/style.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

constexpr Colour remembered = Colour::of(0x404253);
/// What is in sight: where the lantern shines, and where it does not.
constexpr Colour lantern = Colour::of(0xFFE9B8), in_sight = Colour::of(0x505070);
constexpr float lantern_tiles = 6.6f;  ///< how far it shines
/// Unexplored rock: beside the explored tiles, and far from them.
constexpr Colour rock_near = Colour::of(0x717184), rock_far = Colour::of(0x545268);

/// `percent` of the way from one colour to another.
Colour between(Colour from, Colour to, int percent) {
    const auto channel = [&](int a, int b) { return static_cast<std::uint8_t>(a + (b - a) * percent / 100); };
    return {channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b)};
}

/// Brightness at the range of sight, 0..255: with no sight lost to weather, and with all lost.
constexpr int end_of_sight_clear = 225, end_of_sight_dark = 65;
/// Percent of its light that a remembered tile keeps if all sight is lost.
constexpr int remembered_light_percent = 40;

}  // namespace

GroundView::GroundView(const Game& game) : m_game(game) {
    const WorldView view = game.view();
    const WeatherId weather = view.world.surroundings().weather;
    const int sight_taken = weather ? -view.catalog[weather].sight : 0;
    if (sight_taken <= 0 || !game.leader()) return;
    m_sight_lost = std::clamp(100 * sight_taken / (sight_taken + sight_of(view, game.leader())), 0, 100);
    for (const EntityId who : view.world.table<Creature>().owners())
        if (const std::optional<Point> at = view.world.position(who); at && on_players_side(who, view.world))
            m_watchers.push_back({*at, sight_of(view, who)});
}

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

Rectangle GroundView::rock(const TileSet& set, Point p) const {
    return ground_tile(
        set, [](Point) { return TerrainLook("wall"); }, p, seed(p), 0);
}

Rectangle GroundView::door(const TileSet& set, Point p, bool open) const {
    return door_tile(
        set, [this](Point there) { return look(there); }, p, open);
}

Colour GroundView::light(Point p) const {
    if (!m_game.sight().sees(p)) return dimmed_by_weather(remembered);
    const Colour clear = lit(p);
    if (m_sight_lost == 0) return clear;
    const int end_of_sight = end_of_sight_clear - (end_of_sight_clear - end_of_sight_dark) * m_sight_lost / 100;
    return clear.dimmed(100 - gloom_percent(p) * (255 - end_of_sight) / 255);
}

Colour GroundView::light_of_things(Point p) const {
    const Colour on_tile = light(p);
    return {style::brighter(on_tile.r), style::brighter(on_tile.g), style::brighter(on_tile.b)};
}

Colour GroundView::light_of_rock(int percent) const { return dimmed_by_weather(between(rock_near, rock_far, percent)); }

Colour GroundView::dimmed_by_weather(Colour unseen) const {
    return unseen.dimmed(100 - (100 - remembered_light_percent) * m_sight_lost / 100);
}

Colour GroundView::lit(Point p) const {
    const std::optional<Point> leader = m_game.world().position(m_game.leader());
    if (!leader || !m_game.sight().sees(m_game.leader(), p)) return in_sight;
    const Point away = p - *leader;
    const float rest = 1 - std::sqrt(static_cast<float>(away.x * away.x + away.y * away.y)) / lantern_tiles;
    return rest <= 0 ? in_sight : between(in_sight, lantern, static_cast<int>(100 * rest * std::sqrt(rest)));
}

/// Darkness in percent: 0 up to a third of the sight range of any party member, 100 at its end.
int GroundView::gloom_percent(Point p) const {
    int least = 100;
    for (const Watcher& watcher : m_watchers) {
        const Point away = p - watcher.at;
        const int squared = away.x * away.x + away.y * away.y, end = watcher.sight * watcher.sight;
        least = std::min(least, 100 * (9 * squared - end) / std::max(1, 8 * end));
    }
    return std::max(0, least);
}

}  // namespace td
