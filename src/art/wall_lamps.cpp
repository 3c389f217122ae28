#include "art/wall_lamps.hpp"

#include <array>

#include "art/tile_painters.hpp"
#include "art/tones.hpp"

namespace td {

namespace {

constexpr Rgba warm_light = rgb(0xFFC878);

Image paint_torch(int frame) {
    constexpr Rgba iron = rgb(0x2A2632), iron_lit = rgb(0x6A6474), stick = rgb(0x7A5230);
    Image tile(tile_size, tile_size);
    tile.fill({11, 16, 2, 5}, stick);
    tile.fill({10, 16, 4, 1}, iron_lit);
    tile.fill({10, 17, 4, 1}, iron);
    tile.fill({11, 21, 2, 1}, iron);
    // Rows of the flame from the tip down: how far it leans, and its half width.
    struct FlameRow {
        int lean, half;
    };
    constexpr std::array<std::array<FlameRow, 6>, wall_lamp_frames> flames{{
        {{{0, 1}, {0, 1}, {0, 2}, {0, 2}, {0, 2}, {0, 1}}},
        {{{1, 0}, {1, 1}, {0, 1}, {0, 2}, {0, 2}, {0, 1}}},
        {{{0, 0}, {0, 1}, {0, 2}, {0, 2}, {0, 2}, {0, 1}}},
        {{{-1, 0}, {-1, 1}, {0, 1}, {0, 2}, {0, 2}, {0, 1}}},
    }};
    int y = 10;
    for (const FlameRow& row : flames[static_cast<std::size_t>(frame % wall_lamp_frames)]) {
        tile.fill({12 + row.lean - row.half, y, 2 * row.half + 1, 1}, rgb(0xE8642C));
        if (row.half > 0) tile.fill({12 + row.lean - row.half + 1, y, 2 * row.half - 1, 1}, rgb(0xFFB040));
        if (row.half > 1) tile.fill({12 + row.lean, y, 1, 1}, rgb(0xFFF4C0));
        ++y;
    }
    return tile;
}

Image paint_crystal(const Tones& tones) {
    Image tile(tile_size, tile_size);
    const Rgba core = mixed(tones[3], rgb(0xFFFFFF), 0.55f);
    tile.fill({11, 11, 2, 9}, tones[3]);
    tile.fill({12, 13, 1, 6}, core);
    tile.fill({9, 14, 2, 6}, tones[2]);
    tile.fill({13, 15, 2, 5}, tones[2]);
    tile.fill({9, 15, 1, 4}, tones[3]);
    tile.fill({8, 20, 8, 1}, tones[1]);
    return tile;
}

Image paint_caps(const Tones& tones) {
    Image tile(tile_size, tile_size);
    const auto cap = [&](int x, int y, int width) {
        tile.fill({x + width / 2, y + 3, 1, 3}, rgb(0xE8DCC0));
        tile.fill({x, y + 1, width, 2}, tones[3]);
        tile.fill({x + 1, y, width - 2, 1}, mixed(tones[3], rgb(0xFFFFFF), 0.5f));
        tile.fill({x, y + 3, width, 1}, tones[1]);
    };
    cap(6, 13, 5);
    cap(12, 15, 5);
    cap(10, 11, 4);
    return tile;
}

}  // namespace

Image paint_wall_lamp(const Theme& theme, int frame) {
    if (theme.wall_pattern == "rock") return paint_crystal(tones_of(theme.accent));
    if (theme.wall_pattern == "roots") return paint_caps(tones_of(theme.accent));
    return paint_torch(frame);
}

Rgba light_of_wall_lamp(const Theme& theme) {
    const bool burns = theme.wall_pattern != "rock" && theme.wall_pattern != "roots";
    return burns ? warm_light : mixed(rgb(theme.accent), rgb(0xFFFFFF), 0.35f);
}

}  // namespace td
