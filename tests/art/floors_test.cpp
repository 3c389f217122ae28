// Floors, and the shadows of walls on them.
#include <doctest/doctest.h>

#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("a floor is darker under a wall to the north or west, and nowhere else") {
    const Theme theme;
    const Image plain = paint_floor(theme, 0, 2);
    CHECK(brightness(paint_floor(theme, bit(Direction::north), 2), {0, 0, tile_size, 3}) < brightness(plain, {0, 0, tile_size, 3}));
    CHECK(brightness(paint_floor(theme, bit(Direction::west), 2), {0, 0, 2, tile_size}) < brightness(plain, {0, 0, 2, tile_size}));
    CHECK(paint_floor(theme, bit(Direction::south), 2) == plain);
    CHECK(paint_floor(theme, bit(Direction::east), 2) == plain);
}

TEST_CASE("each pattern of a floor is one of its own, and every floor is opaque") {
    std::vector<Image> floors;
    for (const char* const pattern : {"slabs", "earth", "moss", "planks"}) {
        Theme theme;
        theme.floor_pattern = pattern;
        const Image floor = paint_floor(theme, 0, 1);
        CHECK(is_opaque(floor));
        for (const Image& other : floors) CHECK_FALSE(floor == other);
        floors.push_back(floor);
    }
}

TEST_CASE("a floor has the colour of its theme") {
    Theme theme;
    theme.floor = 0x902020;
    const Image red = paint_floor(theme, 0, 0);
    int redder = 0;
    for (const Rgba pixel : red.pixels()) redder += pixel.r > pixel.g + 40 && pixel.r > pixel.b + 40 ? 1 : 0;
    CHECK(redder == tile_size * tile_size);
}
