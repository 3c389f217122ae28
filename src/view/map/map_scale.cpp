#include "view/map/map_scale.hpp"

#include <algorithm>

#include "view/map/map_view.hpp"

namespace td {

namespace {

/// The camera moves aside for foes in sight, so a foe within range of most skills (6 tiles) stays visible.
constexpr Point least_visible{13, 7};
constexpr int enough_tiles = 120;
constexpr Point small_floor{40, 28};

int usual_scale(int window_lines) {
    constexpr int lines_per_step = 360, many_lines = 1080, lines_per_further_step = 540;
    if (window_lines > many_lines) return many_lines / lines_per_step + (window_lines - many_lines) / lines_per_further_step;
    return std::max(1, window_lines / lines_per_step);
}

bool fits(Point inner, Point outer) { return inner.x <= outer.x && inner.y <= outer.y; }

}  // namespace

int fitting_map_scale(Box map, Point floor, int window_lines) {
    const int usual = usual_scale(window_lines), larger = usual + 1, tile = tile_pixels * larger;
    const Point visible{map.width / tile, map.height / tile};
    const bool is_enough = fits(floor, small_floor) || map.width * map.height >= enough_tiles * tile * tile;
    return fits(floor, visible) || (fits(least_visible, visible) && is_enough) ? larger : usual;
}

}  // namespace td
