// Doors, stairs and bridges.
#include <doctest/doctest.h>

#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

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

TEST_CASE("doors open and closed, in both orientations, stairs and bridges are tiles of their own") {
    const Theme theme;
    std::vector<Image> tiles{paint_stairs(theme)};
    for (const DoorOrientation way : {DoorOrientation::across, DoorOrientation::along}) {
        tiles.push_back(paint_door(theme, way, false));
        tiles.push_back(paint_door(theme, way, true));
        tiles.push_back(paint_bridge(theme, way));
    }
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        CHECK(tiles[i].width() == tile_size);
        CHECK(is_opaque(tiles[i]));
        for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(tiles[i] == tiles[k]);
    }
}

TEST_CASE("stairs lead down into the dark") {
    const Image stairs = paint_stairs(Theme{});
    CHECK(brightness(stairs, {9, 17, 6, 3}) > brightness(stairs, {9, 5, 6, 3}) + 60);
}

TEST_CASE("a bridge is a quarter turn of the other, with water at its sides") {
    const Theme theme;
    const Image north = paint_bridge(theme, DoorOrientation::across);
    const Image east = paint_bridge(theme, DoorOrientation::along);
    for (int i = 2; i < tile_size - 2; ++i) CHECK(north[{i, 5}] == east[{5, i}]);
    CHECK(column(north, 0) == column(paint_pool(theme, Pool::water, all_around, 0), 0));
}
