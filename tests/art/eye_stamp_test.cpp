#include "art/eye_stamp.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

Eyes eyes(Eyes::Look look, int size) {
    Eyes result;
    result.look = look;
    result.size = size;
    result.colour = 0x204060;
    return result;
}

constexpr std::array every_look{Eyes::Look::round, Eyes::Look::dot, Eyes::Look::glow};

}  // namespace

TEST_CASE("an eye is one to three pixels wide, none of them transparent") {
    for (const Eyes::Look look : every_look)
        for (int size = 1; size <= 3; ++size) {
            const Image eye = open_eye(eyes(look, size), PupilSide::left);
            CHECK(eye.width() >= 1);
            CHECK(eye.width() <= 3);
            CHECK(eye.height() <= 3);
            for (const Rgba pixel : eye.pixels()) CHECK(pixel.a == 255);
        }
}

TEST_CASE("a round eye looks to the side of its pupil") {
    const Image left = open_eye(eyes(Eyes::Look::round, 2), PupilSide::left);
    const Image right = open_eye(eyes(Eyes::Look::round, 2), PupilSide::right);
    const int low = left.height() - 1;
    CHECK(left[{0, low}] == rgb(0x204060));
    CHECK_FALSE(left[{1, low}] == rgb(0x204060));
    CHECK(right[{1, low}] == rgb(0x204060));
    CHECK_FALSE(right[{0, low}] == rgb(0x204060));
}

TEST_CASE("a glow has one colour, whichever way it looks; a dot has a light in it") {
    for (const PupilSide side : {PupilSide::left, PupilSide::right}) {
        const Image glow = open_eye(eyes(Eyes::Look::glow, 2), side);
        for (const Rgba pixel : glow.pixels()) CHECK(pixel == rgb(0x204060));
    }
    const Image dot = open_eye(eyes(Eyes::Look::dot, 2), PupilSide::left);
    CHECK_FALSE(dot[{0, 0}] == rgb(0x204060));
    CHECK(dot[{1, 0}] == rgb(0x204060));
}

TEST_CASE("a closed eye is a line as wide as the open one, and two pixels at least") {
    for (const Eyes::Look look : every_look)
        for (int size = 1; size <= 3; ++size) {
            const Image closed = closed_eye(eyes(look, size));
            CHECK(closed.height() == 1);
            CHECK(closed.width() == std::max(2, open_eye(eyes(look, size), PupilSide::left).width()));
        }
}
