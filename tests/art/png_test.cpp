#include "art/png.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("a picture of one pixel is the PNG that the standard describes") {
    const auto bytes = png_bytes(Image(1, 1, Rgba{1, 2, 3, 255}));
    const auto at = [&](std::size_t i) { return std::to_integer<int>(bytes[i]); };
    REQUIRE(bytes.size() == 8 + 25 + (12 + 16) + 12);
    CHECK(at(0) == 0x89);
    CHECK(at(19) == 1);  // width
    CHECK(at(24) == 8);  // bits a channel
    CHECK(at(25) == 6);  // RGBA
    CHECK(at(43) == 1);  // the stored block is the last
    CHECK(at(44) == 5);  // a filter byte and four channels
    CHECK(at(49) == 1);  // red of the pixel
    // The checksum of an empty IEND chunk is the same in every PNG.
    const std::size_t end = bytes.size() - 4;
    CHECK((at(end) == 0xAE && at(end + 1) == 0x42 && at(end + 2) == 0x60 && at(end + 3) == 0x82));
}
