#include "view/map/light_map.hpp"

#include <algorithm>

namespace td {

namespace {

constexpr int straight = 5, diagonal = 7;  ///< lengths of steps: their ratio is close to the square root of 2
constexpr int fade_tiles = 5;              ///< over which the unexplored rock gets darker
constexpr int far = fade_tiles * straight;

}  // namespace

LightMap::LightMap(const Game& game, const GroundView& ground, Point first, Point last)
    : m_first(first - Point{fade_tiles, fade_tiles}), m_last(last + Point{fade_tiles, fade_tiles}), m_width(m_last.x - m_first.x + 1) {
    measure(game);
    m_lights.reserve(m_steps.size());
    for (int y = m_first.y; y <= m_last.y; ++y)
        for (int x = m_first.x; x <= m_last.x; ++x) {
            const int steps = m_steps[index({x, y})];
            m_lights.push_back(steps == 0 ? ground.light({x, y}) : ground.light_of_rock(100 * steps / far));
        }
}

/// Goes through the tiles once from the upper left and once from the lower right; each tile takes the least of what its neighbours that
/// were measured before it have, and a step more. Source: chamfer distance transform (Borgefors, 1986).
void LightMap::measure(const Game& game) {
    m_steps.assign(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_last.y - m_first.y + 1), far);
    // `away`: -1 or 1, the side on which the neighbours are that were measured before.
    const auto spread = [&](Point p, int away) {
        int& steps = m_steps[index(p)];
        if (game.sight().explored(p)) steps = 0;
        const auto step_from = [&](Point beside, int length) {
            const bool is_inside = beside.x >= m_first.x && beside.x <= m_last.x && beside.y >= m_first.y && beside.y <= m_last.y;
            if (is_inside) steps = std::min(steps, m_steps[index(beside)] + length);
        };
        step_from({p.x + away, p.y}, straight);
        step_from({p.x, p.y + away}, straight);
        step_from({p.x + away, p.y + away}, diagonal);
        step_from({p.x - away, p.y + away}, diagonal);
    };
    for (int y = m_first.y; y <= m_last.y; ++y)
        for (int x = m_first.x; x <= m_last.x; ++x) spread({x, y}, -1);
    for (int y = m_last.y; y >= m_first.y; --y)
        for (int x = m_last.x; x >= m_first.x; --x) spread({x, y}, 1);
}

void LightMap::shine(const Game& game, const std::vector<WallLamp>& lamps, Colour colour) {
    constexpr int reach = 3;                // tiles
    constexpr int most_light_percent = 90;  // of the lamp's colour, right below it
    for (const WallLamp& lamp : lamps)
        for (int y = lamp.at.y; y <= std::min(lamp.at.y + reach, m_last.y); ++y)
            for (int x = std::max(lamp.at.x - reach, m_first.x); x <= std::min(lamp.at.x + reach, m_last.x); ++x) {
                if (!game.sight().sees({x, y})) continue;
                const Point away = Point{x, y} - lamp.at;
                const int squared = away.x * away.x + away.y * away.y, end = (reach + 1) * (reach + 1);
                const int near_percent = 100 * std::max(0, end - squared) / end;
                const int percent = lamp.brightness * near_percent / 100 * near_percent / 100 * most_light_percent / 100;
                Colour& light = m_lights[index({x, y})];
                const auto towards = [percent](int from, int to) {
                    return static_cast<std::uint8_t>(from + std::max(0, to - from) * percent / 100);
                };
                light = {towards(light.r, colour.r), towards(light.g, colour.g), towards(light.b, colour.b)};
            }
}

CornerTints LightMap::corners(Point p) const {
    const auto mean = [&](Point upper_left) {
        int r = 0, g = 0, b = 0;
        for (const Point at : {upper_left, upper_left + Point{1, 0}, upper_left + Point{0, 1}, upper_left + Point{1, 1}}) {
            const Colour light = m_lights[index(at)];
            r += light.r;
            g += light.g;
            b += light.b;
        }
        return Colour{static_cast<std::uint8_t>(r / 4), static_cast<std::uint8_t>(g / 4), static_cast<std::uint8_t>(b / 4)};
    };
    return {mean(p - Point{1, 1}), mean(p - Point{0, 1}), mean(p), mean(p - Point{1, 0})};
}

}  // namespace td
