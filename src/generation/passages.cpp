#include "generation/passages.hpp"

#include <algorithm>

#include "space/step.hpp"

namespace td {
namespace {

bool on_rim(const Grid<Tile>& tiles, Point p) { return p.x <= 0 || p.y <= 0 || p.x >= tiles.width() - 1 || p.y >= tiles.height() - 1; }

std::vector<Point> corridor_tiles(const Grid<Tile>& tiles) {
    std::vector<Point> found;
    for (int y = 1; y + 1 < tiles.height(); ++y)
        for (int x = 1; x + 1 < tiles.width(); ++x)
            if (tiles[{x, y}] == Tile::corridor) found.push_back({x, y});
    return found;
}

/// True for rock that is surrounded only by rock and corridors.
bool may_be_corridor(const Grid<Tile>& tiles, Point p) {
    if (on_rim(tiles, p) || tiles[p] != Tile::rock) return false;
    return std::all_of(neighbour_offsets.begin(), neighbour_offsets.end(), [&](Point way) {
        const Tile beside = tiles[p + way];
        return beside == Tile::rock || beside == Tile::corridor;
    });
}

}  // namespace

void widen_corridors(Layout& layout, int width) {
    if (width <= 1) return;
    const std::vector<Point> middle = corridor_tiles(layout.tiles);
    const int low = width == 3 ? -1 : 0;
    for (const Point p : middle)
        for (int y = low; y <= 1; ++y)
            for (int x = low; x <= 1; ++x)
                if (may_be_corridor(layout.tiles, p + Point{x, y})) layout.tiles[p + Point{x, y}] = Tile::corridor;
}

void dig_niches(Layout& layout, int per_hundred, Rng& rng) {
    if (per_hundred <= 0) return;
    for (const Point p : corridor_tiles(layout.tiles)) {
        if (!rng.chance(per_hundred)) continue;
        const std::size_t side = 2 * rng.below(4);
        const Point niche = p + neighbour_offsets[side];
        const auto is_rock = [&](std::size_t turn) { return layout.tiles[niche + neighbour_offsets[(side + turn) % 8]] == Tile::rock; };
        if (on_rim(layout.tiles, niche) || layout.tiles[niche] != Tile::rock) continue;
        // Rock ahead and on both sides (`turn` counts eighths of a circle): the niche opens only onto the corridor.
        if (!is_rock(0) || !is_rock(1) || !is_rock(2) || !is_rock(6) || !is_rock(7)) continue;
        layout.tiles[niche] = Tile::corridor;
        layout.dead_ends.push_back(niche);
    }
}

}  // namespace td
