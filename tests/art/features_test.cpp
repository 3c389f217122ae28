#include "art/features.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("every look of a feature has a picture of its own, except doors, which are painted with their wall") {
    std::set<std::string> seen;
    for (const char* look :
         {"web", "fire", "oil", "brush", "ashes", "spring", "rubble", "crate", "snare", "plate", "vent", "bell", "lid", "lever", "rune"}) {
        CAPTURE(look);
        const Image image = paint_feature(look, 0);
        CHECK(painted(image) > 80);
        std::string bytes;
        for (const Rgba p : image.pixels()) bytes += {static_cast<char>(p.r), static_cast<char>(p.g), static_cast<char>(p.a)};
        CHECK(seen.insert(bytes).second);
    }
    CHECK(paint_feature("door", 0).width() == 0);
}

TEST_CASE("the ground shows through a web, and flames move") {
    CHECK(painted(paint_feature("web", 0)) < 24 * 24 * 2 / 3);
    for (int frame = 0; frame < feature_frames; ++frame) {
        CHECK(painted(paint_flames(frame)) > 100);
        CHECK_FALSE(paint_flames(frame) == paint_flames((frame + 1) % feature_frames));
    }
}
