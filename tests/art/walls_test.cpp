// Walls that join each other.
#include <doctest/doctest.h>

#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

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
    const Rectangle rim{0, 8, tile_size, 1};  // of the top, above the face
    CHECK(brightness(open_south, rim) > brightness(open_south, lower));
    CHECK(brightness(open_south, rim) > brightness(open_north, {0, 0, tile_size, 1}));
}

TEST_CASE("an inner corner is marked on the wall behind it") {
    const Theme theme;
    const Image inside = paint_wall(theme, all_around, 0);
    const Image corner = paint_wall(theme, without(all_around, Direction::southeast), 0);
    CHECK(brightness(corner, {tile_size - 2, tile_size - 2, 2, 2}) > brightness(inside, {tile_size - 2, tile_size - 2, 2, 2}));
    CHECK(column(corner, 0) == column(inside, 0));
}

TEST_CASE("each pattern of a wall's face is one of its own, and every wall is opaque") {
    std::vector<Image> faces;
    for (const char* const pattern : {"bricks", "rock", "roots"}) {
        Theme theme;
        theme.wall_pattern = pattern;
        const Image face = paint_wall(theme, without(all_around, Direction::south), 0);
        CHECK(is_opaque(face));
        for (const Image& other : faces) CHECK_FALSE(face == other);
        faces.push_back(face);
    }
}

TEST_CASE("only walls with a face are decorated, with something of their own in each variation") {
    const Theme theme;
    const JoinMask open_south = without(all_around, Direction::south);
    CHECK(paint_wall(theme, open_south, 0) == paint_wall(theme, open_south, 0));
    CHECK_FALSE(paint_wall(theme, open_south, 2) == paint_wall(theme, open_south, 3));
}
