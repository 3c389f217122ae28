// Doors, open and closed, in both orientations; stairs down; bridges.
#include "art/noise.hpp"
#include "art/tile_painters.hpp"
#include "art/tones.hpp"

namespace td {

namespace {

constexpr JoinMask west_and_east = 1u << static_cast<int>(Direction::west) | 1u << static_cast<int>(Direction::east);
constexpr JoinMask north_only = 1u << static_cast<int>(Direction::north);
constexpr JoinMask water_all_around = 0xFF;
constexpr Rgba iron = rgb(0x4A4A5C);
constexpr Rgba iron_light = rgb(0x8C90A8);
constexpr Rgba brass = rgb(0xE8C060);

/// Vertical boards with a light left edge and iron bands across.
void board_door(Image& tile, Rectangle area, const Tones& wood) {
    for (int y = area.y; y < area.y + area.height; ++y)
        for (int x = area.x; x < area.x + area.width; ++x) {
            const int along = (x - area.x) % 4;
            tile.set({x, y}, along == 3 ? wood[0] : along == 0 ? wood[3] : white_noise(x, y, 5) > 0.85f ? wood[1] : wood[2]);
        }
    for (const int y : {area.y + 2, area.y + area.height - 4}) {
        tile.fill({area.x, y, area.width, 2}, iron);
        tile.fill({area.x, y, area.width, 1}, iron_light);
    }
}

/// In a wall from west to east: seen from the front.
Image door_across(const Theme& theme, bool open) {
    const Tones wood = tones_of(theme.wood);
    const Rgba line = outline_of(wood);
    Image tile = paint_wall(theme, west_and_east, 1);
    tile.fill({3, 6, 18, 18}, line);
    tile.fill({4, 7, 16, 17}, wood[1]);
    tile.fill({4, 7, 16, 1}, wood[3]);
    tile.fill({4, 7, 1, 17}, wood[2]);
    tile.fill({6, 9, 12, 15}, rgb(0x14111E));
    if (!open) {
        board_door(tile, {6, 9, 12, 14}, wood);
        tile.fill({15, 16, 2, 2}, brass);
        return tile;
    }
    const Image ground = paint_floor(theme, no_walls, 0);
    blit(tile, cropped(ground, {6, 15, 12, 9}), {6, 15});
    tile.fill({6, 15, 12, 2}, scaled(ground[{8, 16}], 0.5f, 0.5f, 0.6f));
    tile.fill({6, 10, 3, 14}, wood[1]);  // the door leaf, opened inwards
    tile.fill({6, 10, 1, 14}, wood[3]);
    tile.fill({9, 10, 1, 14}, line);
    return tile;
}

/// In a wall from north to south: seen edge-on if closed.
Image door_along(const Theme& theme, bool open) {
    const Tones wood = tones_of(theme.wood);
    const Rgba line = outline_of(wood);
    Image tile = paint_floor(theme, north_only, 0);
    tile.fill({8, 0, 8, 4}, line);
    tile.fill({9, 0, 6, 3}, wood[1]);
    tile.fill({8, 20, 8, 4}, line);
    tile.fill({9, 21, 6, 3}, wood[2]);
    if (!open) {
        tile.fill({9, 2, 6, 20}, line);
        tile.fill({10, 2, 4, 12}, wood[2]);
        tile.fill({10, 2, 1, 12}, wood[3]);
        tile.fill({10, 14, 4, 8}, wood[1]);
        tile.fill({10, 5, 4, 1}, iron_light);
        tile.fill({10, 11, 4, 1}, iron_light);
        tile.fill({12, 16, 1, 2}, brass);
        return tile;
    }
    for (int y = 4; y < 20; ++y)
        for (int x = 9; x < 15; ++x) tile.set({x, y}, scaled(tile[{x, y}], 0.7f, 0.7f, 0.75f));
    // The open leaf is parallel to the corridor, seen from the front.
    tile.fill({8, 0, 15, 15}, line);
    board_door(tile, {9, 1, 13, 13}, wood);
    tile.fill({19, 7, 2, 2}, brass);
    return tile;
}

}  // namespace

Image paint_door(const Theme& theme, DoorOrientation way, bool open) {
    return way == DoorOrientation::across ? door_across(theme, open) : door_along(theme, open);
}

Image paint_stairs(const Theme& theme) {
    constexpr int steps = 5;
    constexpr Rgba depth_colour = rgb(0x0C0A16);
    Image tile = paint_floor(theme, no_walls, 0);
    const Tones stone = tones_of(theme.wall);
    const Tones pale = tones_of(theme.accent);
    tile.fill({1, 1, 22, 22}, outline_of(stone));
    tile.fill({2, 2, 20, 20}, stone[2]);
    tile.fill({2, 2, 20, 1}, stone[3]);
    tile.fill({2, 2, 1, 20}, stone[3]);
    tile.fill({2, 21, 20, 1}, stone[1]);
    tile.fill({4, 4, 16, 16}, depth_colour);
    for (int step = 0; step < steps; ++step) {
        const float depth = static_cast<float>(step) / steps;
        const Rectangle tread{4 + step, 16 - step * 3, 16 - 2 * step, 4};
        tile.fill(tread, mixed(pale[1], depth_colour, depth * 0.85f));
        tile.fill({tread.x, tread.y, tread.width, 2}, mixed(pale[3], depth_colour, depth * 0.85f));
    }
    return tile;
}

Image paint_bridge(const Theme& theme, DoorOrientation way, const TerrainColours& own) {
    const Tones wood = tones_of(theme.wood, own);
    Image tile = paint_pool(theme, Pool::water, water_all_around, 0);
    for (int along = 0; along < tile_size; ++along)
        for (int over = 2; over < tile_size - 2; ++over) {
            const int board = along % 6;
            const bool rope = over == 3 || over == tile_size - 4;
            Rgba colour = board == 5                                ? outline_of(wood)
                          : board == 0                              ? wood[3]
                          : white_noise(over / 4, along, 8) > 0.85f ? wood[1]
                                                                    : wood[2];
            if (over == 2 || over == tile_size - 3) colour = outline_of(wood);
            if (rope) colour = board < 3 ? rgb(0xD8C494) : wood[1];
            tile[way == DoorOrientation::across ? Point{over, along} : Point{along, over}] = colour;
        }
    return tile;
}

}  // namespace td
