// The painting behind the title.
#include "art/title_painting.hpp"

#include <doctest/doctest.h>

#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// A white pillar for each place on the stair.
std::vector<Image> pillars() { return std::vector<Image>(title_party, Image(10, 40, rgb(0xFFFFFF))); }

}  // namespace

TEST_CASE("the title is painted the same each time and covers its ground") {
    const Image painting = paint_title(Theme{}, pillars());
    CHECK(painting == paint_title(Theme{}, pillars()));
    CHECK(painting.width() == title::width);
    CHECK(painting.height() == title::height);
    CHECK(is_opaque(painting));
}

TEST_CASE("the stair of the title leads from the dark into the light of the lantern") {
    const Image painting = paint_title(Theme{}, {});
    const Rectangle beside_lantern{title::lantern_middle.x - 40, title::lantern_middle.y - 12, 30, 24};
    const Rectangle far_left{30, title::landing_row - 30, 30, 24};
    CHECK(brightness(painting, beside_lantern) > brightness(painting, far_left) + 100);
    CHECK(brightness(painting, far_left) > brightness(painting, {30, title::height - 30, 30, 24}));
}

TEST_CASE("the title's party stands before the light and throws shadows away from the lantern") {
    const Image alone = paint_title(Theme{}, {});
    const Image with_party = paint_title(Theme{}, pillars());
    const auto darker = [&](Rectangle area) { return brightness(alone, area) - brightness(with_party, area); };
    CHECK(darker({183, 80, 4, 10}) > 60);  // the last member itself
    CHECK(darker({166, 80, 8, 6}) > 20);   // behind it
    CHECK(darker({204, 80, 12, 8}) < 10);  // between it and the lantern
}

TEST_CASE("the title is painted in the colours of the theme") {
    Theme green;
    green.wall = 0x30A040;
    CHECK_FALSE(paint_title(green, {}) == paint_title(Theme{}, {}));
}
