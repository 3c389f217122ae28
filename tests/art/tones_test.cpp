#include "art/tones.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

int light(Rgba colour) { return colour.r + colour.g + colour.b; }

}  // namespace

TEST_CASE("the tones of a colour go from shadow to highlight, with the colour itself between") {
    for (const std::uint32_t colour : {0x808080u, 0xC04040u, 0x2060A0u, 0x101010u}) {
        const Tones tones = tones_of(colour);
        CHECK(tones[2] == rgb(colour));
        CHECK(light(tones[0]) < light(tones[1]));
        CHECK(light(tones[1]) < light(tones[2]));
        CHECK(light(tones[2]) < light(tones[3]));
        for (const Rgba tone : tones) CHECK(tone.a == 255);
    }
}

TEST_CASE("shadows turn towards blue, highlights towards yellow") {
    const Tones grey = tones_of(0x808080);
    CHECK(grey[0].b > grey[0].r);
    CHECK(grey[3].r > grey[3].b);
}

TEST_CASE("outlines are darker than any tone, and lines inside an object softer than those around it") {
    const Tones tones = tones_of(0xC04040);
    CHECK(light(outline_of(tones)) < light(inner_line_of(tones)));
    CHECK(light(inner_line_of(tones)) < light(tones[0]));
}

TEST_CASE("black and white stay within the range of a channel") {
    CHECK(tones_of(0x000000)[0].r == 0);
    CHECK(tones_of(0xFFFFFF)[3].r > 240);
}
