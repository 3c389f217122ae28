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

TEST_CASE("a quarter turn lays down what stands, its top to the right") {
    Image image(2, 3);
    image[{0, 0}] = rgb(0xFF0000);
    image[{1, 2}] = rgb(0x00FF00);
    const Image lying = quarter_turned(image);
    REQUIRE(lying.width() == 3);
    REQUIRE(lying.height() == 2);
    CHECK(lying[{2, 0}] == rgb(0xFF0000));
    CHECK(lying[{0, 1}] == rgb(0x00FF00));
}

TEST_CASE("paling moves colours towards their own grey and leaves what is transparent") {
    Image image(2, 1);
    image[{0, 0}] = rgb(0x640000);
    const Image grey = paled(image, 1);
    CHECK(grey[{0, 0}] == rgb(0x1E1E1E));
    CHECK(grey[{1, 0}].a == 0);
    CHECK(paled(image, 0) == image);
}
