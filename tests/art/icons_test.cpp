#include "art/icons.hpp"

#include <doctest/doctest.h>

#include <set>

#include "art/effects.hpp"

using namespace td;

TEST_CASE("every icon has a unique name, a unique picture and an outline") {
    std::set<std::string_view> names;
    std::vector<Image> pictures;
    for (const std::string_view name : icon_names()) {
        CHECK(names.insert(name).second);
        const Image icon = paint_icon(name);
        REQUIRE(icon.width() == 12);
        CHECK(bounds(icon).height >= 8);
        for (const Image& other : pictures) CHECK_FALSE(icon == other);
        pictures.push_back(icon);
    }
    CHECK(paint_icon("no such sign").width() == 0);
}

TEST_CASE("every form of effect moves from frame to frame") {
    for (const std::string_view form : effect_forms())
        for (int frame = 0; frame + 1 < effect_frames; ++frame) {
            const Image now = paint_effect(form, rgb(0x60A0F0), frame);
            CHECK(bounds(now).width > 0);
            CHECK_FALSE(now == paint_effect(form, rgb(0x60A0F0), frame + 1));
        }
}
