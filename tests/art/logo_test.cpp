// The title of the game as a picture.
#include <doctest/doctest.h>

#include "art/icons.hpp"
#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("the title is readable in size and fits a small window at twice its size") {
    const Image logo = paint_logo();
    CHECK(logo.width() > 150);
    CHECK(logo.width() < 320);
    CHECK(bounds(logo).height == 24 + 4 + 2 * 2);  // letters, their depth below them, and a line of two pixels around
}

TEST_CASE("the title darkens from dawn to depth") {
    const Image logo = paint_logo();
    const auto light_of = [&](int from) {
        int sum = 0, count = 0;
        for (int y = from; y < from + 4; ++y)
            for (int x = 0; x < logo.width(); ++x)
                if (logo.get({x, y}).a != 0 && logo.get({x, y}).r > 0x60) sum += logo.get({x, y}).g, ++count;
        REQUIRE(count > 0);
        return sum / count;
    };
    CHECK(light_of(6) > light_of(14));
    CHECK(light_of(14) > light_of(24));
}

TEST_CASE("nine letters stand apart from each other") {
    const Image logo = paint_logo();
    const Rectangle drawn = bounds(logo);
    CHECK(drawn.width > 150);
    CHECK(logo.get({0, 0}).a == 0);
    CHECK(painted(logo) < drawn.width * drawn.height);
}
