#include "art/tiles.hpp"

#include <doctest/doctest.h>

#include <set>

using namespace td;

namespace {

constexpr JoinMask all_around = 0xFF;

JoinMask without(JoinMask mask, Direction direction) { return static_cast<JoinMask>(mask & ~(1u << static_cast<int>(direction))); }

std::vector<Rgba> column(const Image& tile, int x) {
    std::vector<Rgba> pixels;
    for (int y = 0; y < tile_size; ++y) pixels.push_back(tile[{x, y}]);
    return pixels;
}

int brightness(const Image& tile, Rectangle area) {
    int sum = 0;
    for (int y = area.y; y < area.y + area.height; ++y)
        for (int x = area.x; x < area.x + area.width; ++x) sum += tile[{x, y}].r + tile[{x, y}].g + tile[{x, y}].b;
    return sum / (area.width * area.height);
}

}  // namespace

TEST_CASE("neighbourhoods have 47 looks, and hidden corners change nothing") {
    std::set<int> looks;
    for (const std::uint8_t look : look_of_mask) looks.insert(look);
    CHECK(looks.size() == looks_of_masks);
    const JoinMask open_north = without(all_around, Direction::north);
    CHECK(look_of_mask[open_north] == look_of_mask[without(open_north, Direction::northeast)]);
    CHECK(look_of_mask[all_around] != look_of_mask[without(all_around, Direction::northeast)]);
}

TEST_CASE("a wall has a rim towards open ground and none towards the wall it joins") {
    const Theme theme;
    const Image inside = paint_wall(theme, all_around, 0);
    const Image open_west = paint_wall(theme, without(all_around, Direction::west), 0);
    CHECK_FALSE(column(open_west, 0) == column(inside, 0));
    CHECK(column(open_west, tile_size - 1) == column(inside, tile_size - 1));
    CHECK(brightness(open_west, {0, 0, 1, tile_size}) > brightness(inside, {0, 0, 1, tile_size}) + 60);
}

TEST_CASE("a wall shows its face to the south only") {
    const Theme theme;
    const Image inside = paint_wall(theme, all_around, 0);
    const Image open_south = paint_wall(theme, without(all_around, Direction::south), 0);
    const Image open_north = paint_wall(theme, without(all_around, Direction::north), 0);
    const Rectangle lower{0, 14, tile_size, 6};
    CHECK(brightness(open_south, lower) > brightness(inside, lower) + 60);
    CHECK(brightness(open_north, lower) == brightness(inside, lower));
}

TEST_CASE("an inner corner is marked on the wall behind it") {
    const Theme theme;
    const Image inside = paint_wall(theme, all_around, 0);
    const Image corner = paint_wall(theme, without(all_around, Direction::southeast), 0);
    CHECK(brightness(corner, {tile_size - 2, tile_size - 2, 2, 2}) > brightness(inside, {tile_size - 2, tile_size - 2, 2, 2}));
    CHECK(column(corner, 0) == column(inside, 0));
}

TEST_CASE("a floor is darker under a wall to the north or west, and nowhere else") {
    const Theme theme;
    const Image plain = paint_floor(theme, 0, 2);
    const auto bit = [](Direction direction) { return static_cast<JoinMask>(1u << static_cast<int>(direction)); };
    CHECK(brightness(paint_floor(theme, bit(Direction::north), 2), {0, 0, tile_size, 3}) < brightness(plain, {0, 0, tile_size, 3}));
    CHECK(brightness(paint_floor(theme, bit(Direction::west), 2), {0, 0, 2, tile_size}) < brightness(plain, {0, 0, 2, tile_size}));
    CHECK(paint_floor(theme, bit(Direction::south), 2) == plain);
    CHECK(paint_floor(theme, bit(Direction::east), 2) == plain);
}

TEST_CASE("pools have a shore, move between their frames, and are opaque") {
    const Theme theme;
    for (const Pool pool : {Pool::water, Pool::mire, Pool::lava, Pool::grass}) {
        const Image open = paint_pool(theme, pool, all_around, 0);
        const Image shore = paint_pool(theme, pool, without(all_around, Direction::east), 0);
        CHECK_FALSE(column(open, tile_size - 1) == column(shore, tile_size - 1));
        CHECK(column(open, 0) == column(shore, 0));
        CHECK_FALSE(open == paint_pool(theme, pool, all_around, 1));
        for (const Rgba p : shore.pixels()) CHECK(p.a == 255);
    }
}

TEST_CASE("the tile set shows the tile that the painter paints") {
    const Theme theme;
    const TileSet tiles(theme);
    const JoinMask mask = without(without(all_around, Direction::south), Direction::west);
    CHECK(cropped(tiles.image(), tiles.pool(Pool::lava, mask, 1)) == paint_pool(theme, Pool::lava, without_hidden_corners(mask), 1));
    CHECK(cropped(tiles.image(), tiles.stairs()) == paint_stairs(theme));
    CHECK(cropped(tiles.image(), tiles.door(DoorOrientation::along, true)) == paint_door(theme, DoorOrientation::along, true));
    CHECK_FALSE(tiles.door(DoorOrientation::along, true) == tiles.door(DoorOrientation::along, false));
}

TEST_CASE("an open door in a corridor from west to east shows its leaf from the front, and leaves the way through") {
    const Theme theme;
    const Image open = paint_door(theme, DoorOrientation::along, true), closed = paint_door(theme, DoorOrientation::along, false);
    const Image ground = paint_floor(theme, 1u << static_cast<int>(Direction::north), 0);
    const auto rows_covered = [&](const Image& tile, int x) {
        int rows = 0;
        for (int y = 0; y < tile_size; ++y) rows += tile[{x, y}] == ground[{x, y}] ? 0 : 1;
        return rows;
    };
    CHECK(rows_covered(open, 19) >= 12);
    CHECK(rows_covered(open, 19) <= 16);
    CHECK(rows_covered(closed, 19) == 0);
    CHECK(rows_covered(closed, 12) == tile_size);
}

TEST_CASE("the seed chooses among variations of a floor, the same each time") {
    const TileSet tiles{Theme{}};
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        CHECK(tiles.floor(0, seed) == tiles.floor(0, seed));
        seen.insert(tiles.floor(0, seed).x);
    }
    CHECK(seen.size() == 8);
}
