// The size of tiles by window and floor.
#include "view/map/map_scale.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// The part of a window that the panels leave, by the lengths of style.hpp; `lines` are those that the panels are sized for.
Box map_of(int width, int height, int lines) {
    const auto px = [lines](int length) { return length * lines / 720; };
    return {px(208), px(90), width - px(208), height - px(90) - px(110)};
}

constexpr Point small{30, 20}, large{50, 34};

}  // namespace

TEST_CASE("on a small floor the map is a step larger, on a large one only where enough of it stays visible") {
    CHECK(fitting_map_scale(map_of(1280, 720, 720), small, 720) == 3);
    CHECK(fitting_map_scale(map_of(1280, 720, 720), large, 720) == 2);
    CHECK(fitting_map_scale(map_of(1600, 900, 900), large, 900) == 3);
    CHECK(fitting_map_scale(map_of(1920, 1080, 1080), small, 1080) == 4);
    CHECK(fitting_map_scale(map_of(1920, 1080, 1080), large, 1080) == 4);
}

TEST_CASE("a wide or a huge window shows more of the floor, not only larger tiles") {
    CHECK(fitting_map_scale(map_of(2560, 1080, 1080), small, 1080) == 4);
    CHECK(fitting_map_scale(map_of(3840, 2160, 2160), small, 2160) == 6);
    CHECK_MESSAGE(fitting_map_scale(map_of(3840, 2160, 720), small, 2160) == 6, "however small the panels are");
}

TEST_CASE("a small window shows small tiles, unless enough of the floor fits") {
    CHECK(fitting_map_scale(map_of(800, 600, 450), small, 450) == 2);
    CHECK(fitting_map_scale(map_of(800, 600, 450), large, 450) == 2);
    CHECK(fitting_map_scale(map_of(640, 360, 360), large, 360) == 1);
    CHECK(fitting_map_scale(map_of(640, 480, 720), small, 720) == 2);
    CHECK(fitting_map_scale(map_of(640, 480, 720), {5, 3}, 720) == 3);
}
