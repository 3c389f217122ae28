#include "art/png.hpp"

#include <doctest/doctest.h>
#include <png.h>

#include <stdexcept>

using namespace td;

namespace {

Image read_back(const std::vector<std::byte>& bytes) {
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    REQUIRE(png_image_begin_read_from_memory(&header, bytes.data(), bytes.size()) != 0);
    header.format = PNG_FORMAT_RGBA;
    Image image(static_cast<int>(header.width), static_cast<int>(header.height));
    REQUIRE(png_image_finish_read(&header, nullptr, image.pixels().data(), 0, nullptr) != 0);
    return image;
}

}  // namespace

TEST_CASE("a picture written as PNG is read back as it was, pixel by pixel") {
    Image image(5, 3, Rgba{10, 200, 30, 255});
    image[{4, 0}] = {255, 0, 0, 255};
    image[{0, 2}] = {1, 2, 3, 128};
    CHECK(read_back(png_bytes(image)) == image);
}

TEST_CASE("a plain picture takes little room as PNG") { CHECK(png_bytes(Image(240, 240, rgb(0x336699))).size() < 2000); }

TEST_CASE("a picture without pixels is refused") { CHECK_THROWS_AS(png_bytes(Image()), std::runtime_error); }
