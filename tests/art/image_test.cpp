#include "art/image.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("drawing a picture over another skips transparent pixels and clips at the border") {
    Image target(3, 2, rgb(0x101010));
    Image source(2, 2, rgb(0xFF0000));
    source[{0, 0}] = transparent;
    blit(target, source, {2, 0});
    CHECK(target[{2, 0}] == rgb(0x101010));
    CHECK(target[{2, 1}] == rgb(0xFF0000));
    CHECK(target[{1, 1}] == rgb(0x101010));
}

TEST_CASE("enlarging makes each pixel a square") {
    Image image(2, 1);
    image[{0, 0}] = rgb(0x00FF00);
    const Image big = enlarged(image, 3);
    CHECK(big.width() == 6);
    CHECK(big.height() == 3);
    CHECK(big[{2, 2}] == rgb(0x00FF00));
    CHECK(big[{3, 0}] == transparent);
}

TEST_CASE("a tint multiplies the channels") {
    Image image(1, 1, Rgba{200, 100, 50, 255});
    CHECK(tinted(image, {255, 128, 0, 255})[{0, 0}] == Rgba{200, 50, 0, 255});
}

TEST_CASE("the bounds hold all pixels that show") {
    Image image(8, 8);
    CHECK(bounds(image) == Rectangle{});
    image[{2, 3}] = rgb(0xFFFFFF);
    image[{5, 6}] = rgb(0xFFFFFF);
    CHECK(bounds(image) == Rectangle{2, 3, 4, 4});
}
