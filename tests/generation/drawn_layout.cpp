#include "generation/drawn_layout.hpp"

namespace td::tests {

Layout layout_of(const std::vector<std::string>& map, std::vector<Room> rooms) {
    Layout layout{Grid<Tile>(static_cast<int>(map[0].size()), static_cast<int>(map.size()), Tile::rock), std::move(rooms), {}, {}, {}, {}};
    for (int y = 0; y < layout.tiles.height(); ++y)
        for (int x = 0; x < layout.tiles.width(); ++x) {
            const auto found = std::string(tile_glyphs).find(map[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
            layout.tiles[{x, y}] = static_cast<Tile>(found);
            if (layout.tiles[{x, y}] == Tile::door) layout.doors.push_back({x, y});
        }
    return layout;
}

std::vector<std::string> drawing_of(const Grid<Tile>& tiles) {
    std::vector<std::string> map(static_cast<std::size_t>(tiles.height()));
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) map[static_cast<std::size_t>(y)] += tile_glyphs[static_cast<std::size_t>(tiles[{x, y}])];
    return map;
}

int region_count(const Grid<Tile>& tiles) {
    Grid<std::uint8_t> seen(tiles.width(), tiles.height(), 0);
    int regions = 0;
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) {
            if (tiles[{x, y}] == Tile::rock || seen[{x, y}] != 0) continue;
            ++regions;
            std::vector<Point> open{{x, y}};
            seen[{x, y}] = 1;
            for (std::size_t i = 0; i < open.size(); ++i)
                for (const Point way : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
                    const Point next = open[i] + way;
                    if (!tiles.contains(next) || tiles[next] == Tile::rock || seen[next] != 0) continue;
                    seen[next] = 1;
                    open.push_back(next);
                }
        }
    return regions;
}

int count_tiles(const Grid<Tile>& tiles, Tile tile) {
    int count = 0;
    for (const Tile each : tiles.cells()) count += each == tile ? 1 : 0;
    return count;
}

}  // namespace td::tests
