#include "art/png.hpp"

#include <png.h>

#include <stdexcept>
#include <string>

namespace td {

std::vector<std::byte> png_bytes(const Image& image) {
    static_assert(sizeof(Rgba) == 4);
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    header.width = static_cast<png_uint_32>(image.width());
    header.height = static_cast<png_uint_32>(image.height());
    header.format = PNG_FORMAT_RGBA;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(header);
    std::vector<std::byte> bytes(size);
    if (png_image_write_to_memory(&header, bytes.data(), &size, 0, image.pixels().data(), 0, nullptr) == 0)
        throw std::runtime_error(std::string("the picture cannot be written as PNG: ") + header.message);
    bytes.resize(size);
    return bytes;
}

Image image_from_png(std::string_view bytes) {
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&header, bytes.data(), bytes.size()) == 0)
        throw std::runtime_error(std::string("the picture is not a PNG: ") + header.message);
    header.format = PNG_FORMAT_RGBA;
    Image image(static_cast<int>(header.width), static_cast<int>(header.height));
    if (png_image_finish_read(&header, nullptr, image.pixels().data(), 0, nullptr) == 0)
        throw std::runtime_error(std::string("the picture cannot be read: ") + header.message);
    return image;
}

}  // namespace td
