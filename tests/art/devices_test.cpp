#include "art/devices.hpp"

#include <doctest/doctest.h>

#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("each device has a picture of its own, through which the ground shows") {
    std::vector<Image> pictures;
    for (const char* const look : {"snare", "plate", "vent", "bell", "lid", "lever", "rune"}) {
        CAPTURE(look);
        const Image picture = paint_device(look);
        REQUIRE(picture.width() == tile_size);
        CHECK(picture.height() == tile_size);
        CHECK(painted(picture) > 80);
        CHECK_FALSE(is_opaque(picture));
        CHECK(picture == paint_device(look));
        for (const Image& other : pictures) CHECK_FALSE(picture == other);
        pictures.push_back(picture);
    }
}

TEST_CASE("what is no device has no picture") {
    CHECK(paint_device("door").width() == 0);
    CHECK(paint_device("").width() == 0);
}
