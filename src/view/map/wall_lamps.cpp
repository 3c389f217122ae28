#include "view/map/wall_lamps.hpp"

namespace td {

namespace {

constexpr unsigned one_wall_in = 7;
constexpr int darkest_percent = 84;

enum class TileKind : std::uint8_t { wall, open };

/// True for a tile that the party remembers as that kind, without anything on it and without tiles of its own.
bool is_known_as(const Game& game, Point p, TileKind kind) {
    if (!game.sight().explored(p)) return false;
    const TileMemory& memory = game.sight().memory(p);
    const Terrain& terrain = game.catalog()[memory.terrain];
    const bool is_wall = terrain.look == "wall";
    return is_wall == (kind == TileKind::wall) && !memory.feature && !has_own_tiles(terrain);
}

/// True if the floor's seed gives this place a lamp, should it be a wall.
bool is_lamp_place(const Game& game, Point p) { return Hash::mix(tile_seed(game.settings().seed, game.floor(), p) + 1) % one_wall_in == 0; }

}  // namespace

std::vector<WallLamp> wall_lamps(const Game& game, Point first, Point last, std::optional<int> beat) {
    std::vector<WallLamp> lamps;
    for (int y = first.y; y <= last.y; ++y)
        for (int x = first.x; x <= last.x; ++x) {
            const Point p{x, y}, below = p + offset(Direction::south), beside = p + offset(Direction::west);
            // Two lamps side by side would look like a sign.
            if (!is_lamp_place(game, p) || is_lamp_place(game, beside)) continue;
            if (!is_known_as(game, p, TileKind::wall) || !is_known_as(game, below, TileKind::open)) continue;
            const auto flicker = beat ? Hash::mix(static_cast<std::uint64_t>(*beat + 31 * x + 17 * y)) % (101 - darkest_percent) : 0;
            lamps.push_back({p, 100 - static_cast<int>(flicker)});
        }
    return lamps;
}

}  // namespace td
