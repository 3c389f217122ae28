// What was built into the cave behind the title.
#include "art/title_fixtures.hpp"

#include <doctest/doctest.h>

#include "art/painted_tiles.hpp"
#include "art/title_scene.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("each step of the title's stair has a sign of its own") {
    const Image blank(title::width, title::height, rgb(0x808080));
    Image picture = blank;
    title::draw_fixtures(picture);
    std::vector<Image> signs;
    for (int step = 0; step < title::step_count - 1; ++step) {
        const int left = title::landing_end + step * title::step_width;
        const Rectangle riser{left, title::ground_at(left) + 4, title::step_width, 10};
        signs.push_back(cropped(picture, riser));
        CHECK(signs.back() != cropped(blank, riser));
    }
    for (std::size_t i = 1; i < signs.size(); ++i) CHECK(signs[i] != signs[i - 1]);
}

TEST_CASE("the lantern is the brightest thing of the title, and the gate is dark") {
    Image picture(title::width, title::height, rgb(0x808080));
    title::draw_fixtures(picture);
    const auto [x, y] = title::lantern_middle;
    CHECK(brightness(picture, {x - 5, y - 6, 11, 13}) > 3 * 200);
    CHECK(brightness(picture, {title::width - 12, 80, 12, 20}) < 3 * 60);
    CHECK(brightness(picture, {30, 120, 40, 40}) == 3 * 0x80);
}
