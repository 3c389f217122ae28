// Lamps on walls, by theme.
#include "art/wall_lamps.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace td;

namespace {

Theme theme_with(const char* wall_pattern) {
    Theme theme;
    theme.wall_pattern = wall_pattern;
    theme.accent = 0x58C0A8;
    return theme;
}

bool moves(const Theme& theme) {
    const auto first = paint_wall_lamp(theme, 0).pixels(), second = paint_wall_lamp(theme, 1).pixels();
    return !std::equal(first.begin(), first.end(), second.begin());
}

}  // namespace

TEST_CASE("torches burn on bricks, lights in rock and roots are still and have the theme's own colour") {
    CHECK(moves(theme_with("bricks")));
    CHECK_FALSE(moves(theme_with("rock")));
    CHECK_FALSE(moves(theme_with("roots")));
    CHECK(light_of_wall_lamp(theme_with("bricks")).r > light_of_wall_lamp(theme_with("bricks")).b);
    CHECK(light_of_wall_lamp(theme_with("rock")).g > light_of_wall_lamp(theme_with("rock")).r);
}
