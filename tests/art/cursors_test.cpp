// Arrows, cursors, and the frames of panels and buttons.
#include <doctest/doctest.h>

#include "art/icons.hpp"
#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("an arrow lies on the side of the tile that it points to") {
    for (const Direction direction : all_directions) {
        const Rectangle shape = bounds(paint_arrow(direction, rgb(0xFFFFFF)));
        const int dx = 2 * shape.x + shape.width - 16, dy = 2 * shape.y + shape.height - 16;
        const Point step = offset(direction);
        CHECK((dx > 1) - (dx < -1) == step.x);
        CHECK((dy > 1) - (dy < -1) == step.y);
    }
}

TEST_CASE("arrows of all eight directions differ") {
    std::vector<Image> arrows;
    for (const Direction direction : all_directions) arrows.push_back(paint_arrow(direction, rgb(0xFF0000)));
    for (std::size_t i = 0; i < arrows.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(arrows[i] == arrows[k]);
}

TEST_CASE("the arrow to the east is the one to the north, turned by a quarter") {
    const auto shape = [](Direction direction) {
        const Image arrow = paint_arrow(direction, rgb(0xFFFFFF));
        return cropped(arrow, bounds(arrow));
    };
    const Image north = shape(Direction::north), east = shape(Direction::east);
    REQUIRE(east.width() == north.height());
    for (int y = 0; y < north.height(); ++y)
        for (int x = 0; x < north.width(); ++x) CHECK(east[{north.height() - 1 - y, x}] == north[{x, y}]);
}

TEST_CASE("a reticle opens and closes, and leaves the middle of the tile free") {
    const Image wide = paint_reticle(rgb(0xFFFFFF), 0), narrow = paint_reticle(rgb(0xFFFFFF), 1);
    CHECK(wide == paint_reticle(rgb(0xFFFFFF), 2));
    CHECK(bounds(wide).width > bounds(narrow).width);
    for (const Image& reticle : {wide, narrow}) {
        CHECK(reticle.get({12, 12}).a == 0);
        CHECK(reticle.get({12, bounds(reticle).y}).a == 0);
    }
}

TEST_CASE("the tiles of an area are seen through their mark, all of it in the colour asked for") {
    const Image mark = paint_area_mark(rgb(0x20C040));
    CHECK(mark.get({12, 12}).a < 128);
    CHECK(mark.get({0, 12}).a > mark.get({12, 12}).a);
    for (const Rgba pixel : mark.pixels()) CHECK((pixel.r == 0x20 && pixel.g == 0xC0 && pixel.b == 0x40));
    CHECK(bounds(paint_path_dot(rgb(0xFFFFFF))).width < 12);
}

TEST_CASE("panels and buttons are opaque but for their corners, and stretch between them") {
    for (const Image& image : {paint_panel(), paint_button(false), paint_button(true)}) {
        CHECK(image.width() == 24);
        CHECK(painted(image) == 24 * 24 - 4);
        CHECK(image.get({0, 0}).a == 0);
        CHECK(column(image, 8) == column(image, 15));  // sides of the middle, which repeats
    }
    CHECK_FALSE(paint_button(true) == paint_button(false));
}
