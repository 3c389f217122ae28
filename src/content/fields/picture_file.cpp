#include "content/fields/picture_file.hpp"

#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "base/hash.hpp"
#include "content/fields/media_files.hpp"
#include "content/fields/png_chunks.hpp"

namespace td {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 4u << 20;
constexpr std::size_t most_inflated = 4u << 20;  ///< the largest sheet has 2 MiB at 16 bits for each colour
constexpr unsigned pictures_a_side = 8;
constexpr std::array sides{32u, 48u, 64u};

/// The side of a tile, and the most that a picture of ground has of them.
constexpr unsigned tile_side = 24, most_variations = 8, most_frames = 4;

const WantedFile& wanted_png() {
    static const WantedFile wanted{.code = ProblemCode::bad_picture, .endings = {".png"}, .example = "pictures/hare.png"};
    return wanted;
}

/// 0xRRGGBB: the mean of the pixels, each weighted by its opacity; 0 if all are transparent.
std::uint32_t mean_colour_of(const std::vector<png_byte>& rgba) {
    std::uint64_t red = 0, green = 0, blue = 0, opacity = 0;
    for (std::size_t i = 0; i + 3 < rgba.size(); i += 4) {
        const std::uint64_t weight = rgba[i + 3];
        red += weight * rgba[i], green += weight * rgba[i + 1], blue += weight * rgba[i + 2], opacity += weight;
    }
    if (opacity == 0) return 0;
    return static_cast<std::uint32_t>(red / opacity << 16 | green / opacity << 8 | blue / opacity);
}

/// Decodes the pixels; `picture` gets their mean colour. Gives what is wrong with them; empty: nothing. Frees `header`.
std::string fault_of_pixels(png_image& header, PaintedPicture& picture) {
    header.format = PNG_FORMAT_RGBA;
    std::vector<png_byte> pixels(PNG_IMAGE_SIZE(header));
    if (png_image_finish_read(&header, nullptr, pixels.data(), 0, nullptr) == 0) return fmt::format("is damaged: {}", header.message);
    picture.mean_colour = mean_colour_of(pixels);
    return {};
}

bool is_size_of_tiles(unsigned width, unsigned height) {
    return width > 0 && height > 0 && width % tile_side == 0 && height % tile_side == 0 && width <= most_variations * tile_side &&
           height <= most_frames * tile_side;
}

/// True if some sprite, or some ground, could have this size.
bool is_possible_size(unsigned width, unsigned height) {
    if (is_size_of_tiles(width, height)) return true;
    return width == height &&
           std::any_of(sides.begin(), sides.end(), [&](unsigned side) { return width == side || width == pictures_a_side * side; });
}

/// "is 31 by 32 pixels, not 32, 48 or 64 a side"; empty when it fits.
std::string fault_of_size(unsigned width, unsigned height, bool single) {
    const unsigned count = single ? 1 : pictures_a_side;
    const bool fits = width == height && std::any_of(sides.begin(), sides.end(), [&](unsigned side) { return width == count * side; });
    if (fits) return {};
    return fmt::format("is {} by {} pixels, not {}, {} or {} a side", width, height, count * sides[0], count * sides[1], count * sides[2]);
}

std::string fault_of_tiles(unsigned width, unsigned height) {
    if (is_size_of_tiles(width, height)) return {};
    return fmt::format("is {} by {} pixels, but must be a sheet of up to {} by {} tiles of {} pixels a side", width, height,
                       most_variations, most_frames, tile_side);
}

/// Reads the picture that `node` names. `fault_of` gets its width and height, and says what is wrong with them; empty: nothing. Reports any
/// fault, with the hint, and returns null.
template <class FaultOf>
std::shared_ptr<const PaintedPicture> read_sized_picture(TreeNode node, const FaultOf& fault_of, const char* hint, Reader& reader) {
    PictureFiles only_this;
    PictureFiles& files = reader.media() != nullptr ? reader.media()->pictures : only_this;
    const std::optional<fs::path> file = find_pack_file(node, wanted_png(), files, reader);
    if (!file) return nullptr;
    const PictureFiles::PictureFile& found = files.of(*file);
    const std::string fault = !found.fault.empty() ? found.fault : fault_of(found.width, found.height);
    if (fault.empty()) return found.picture;
    report_file(node, wanted_png(), fault, hint, reader);
    return nullptr;
}

}  // namespace

const PictureFiles::PictureFile& PictureFiles::of(const fs::path& file) {
    std::error_code error;
    const fs::path key = fs::weakly_canonical(file, error);
    const auto found = m_files.find(key);
    return found != m_files.end() ? found->second : m_files.emplace(key, read_and_check(file)).first->second;
}

PictureFiles::PictureFile PictureFiles::read_and_check(const fs::path& file) {
    const FileBytes read = bytes_of(file, most_bytes);
    if (read.problem) return {.fault = read.problem->message};
    m_bytes += read.bytes.size();
    if (m_bytes > m_limits.bytes) return {.fault = fmt::format("is too large: all pictures together may have {} bytes", m_limits.bytes)};
    PictureFile result;
    PaintedPicture picture;
    picture.png = without_side_chunks(read.bytes);
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&header, picture.png.data(), picture.png.size()) == 0)
        return {.fault = fmt::format("is not a PNG: {}", header.message)};
    result.width = header.width;
    result.height = header.height;
    // A picture of any other size fits nothing: its pixels are not read. The file that names it gets the problem, with the right size.
    if (!is_possible_size(header.width, header.height)) return png_image_free(&header), result;
    m_pixels += std::size_t{header.width} * header.height;
    if (m_pixels > m_limits.pixels)
        result.fault = fmt::format("is too large: all pictures together may have {} pixels", m_limits.pixels);
    else if (inflates_beyond(picture.png, most_inflated))
        result.fault = "is damaged: it has data after its pixels";
    if (!result.fault.empty()) return png_image_free(&header), result;
    result.fault = fault_of_pixels(header, picture);
    picture.hash = Hash{}.add(picture.png).value();
    if (result.fault.empty()) result.picture = std::make_shared<const PaintedPicture>(std::move(picture));
    return result;
}

std::shared_ptr<const PaintedPicture> read_picture(TreeNode node, bool single, Reader& reader) {
    const char* const hint =
        single ? "" : "8 columns (two of idling, walking and striking, hurt, asleep) and 8 rows (from north clockwise)";
    return read_sized_picture(
        node, [single](unsigned width, unsigned height) { return fault_of_size(width, height, single); }, hint, reader);
}

std::shared_ptr<const PaintedPicture> read_tile_picture(TreeNode node, Reader& reader) {
    return read_sized_picture(node, fault_of_tiles, "variants go side by side, frames of an animation below each other", reader);
}

}  // namespace td
