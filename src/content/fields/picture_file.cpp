#include "content/fields/picture_file.hpp"

#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "content/yaml/nearest.hpp"
#include "content/yaml/source_text.hpp"

namespace td {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 4u << 20;
constexpr unsigned pictures_a_side = 8;
constexpr std::array sides{32u, 48u, 64u};

/// The pack's folder: the nearest one above the file that has a `pack.yaml`, else the file's own.
fs::path folder_of(const TreeNode& node) {
    fs::path own = fs::path(node.source().name()).parent_path();
    for (fs::path folder = own; !folder.empty() && folder != folder.root_path(); folder = folder.parent_path())
        if (fs::exists(folder / "pack.yaml")) return folder;
    return own;
}

/// Neither by `..` nor through a link can it leave the folder.
bool lies_inside(const fs::path& folder, const fs::path& file) {
    std::error_code error;
    const fs::path there = fs::weakly_canonical(file, error).lexically_relative(fs::weakly_canonical(folder, error));
    return !error && !there.empty() && *there.begin() != "..";
}

std::string nearest_picture(const fs::path& folder, const std::string& wanted) {
    constexpr std::size_t most_looked_at = 2000;
    std::vector<std::string> there;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (entry->path().extension() == ".png" && there.size() < most_looked_at)
            there.push_back(entry->path().lexically_relative(folder).generic_string());
    std::sort(there.begin(), there.end());
    return did_you_mean(wanted, std::vector<std::string_view>(there.begin(), there.end()));
}

/// What is wrong with the bytes; empty: nothing.
std::string fault_of(const std::string& bytes, bool single) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0) return fmt::format("is no PNG: {}", image.message);
    const unsigned count = single ? 1 : pictures_a_side;
    const bool fits =
        image.width == image.height && std::any_of(sides.begin(), sides.end(), [&](unsigned side) { return image.width == count * side; });
    if (!fits) {
        std::string size = fmt::format("is {} by {} pixels, not {}, {} or {} a side", image.width, image.height, count * sides[0],
                                             count * sides[1], count * sides[2]);
        png_image_free(&image);
        return size;
    }
    image.format = PNG_FORMAT_RGBA;
    std::vector<png_byte> pixels(PNG_IMAGE_SIZE(image));
    return png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) == 0 ? fmt::format("is damaged: {}", image.message)
                                                                                  : std::string();
}

}  // namespace

std::optional<std::string> read_picture(TreeNode node, bool single, Reader& reader) {
    const std::string wanted(node.text());
    const fs::path folder = folder_of(node);
    const fs::path file = folder / fs::path(wanted);
    const auto report = [&](const std::string& what, std::string hint = {}) -> std::optional<std::string> {
        reader.report(node, ProblemCode::bad_picture, fmt::format("`{}` {}", shortened(wanted), what), std::move(hint));
        return std::nullopt;
    };
    if (wanted.find('\0') != std::string::npos || fs::path(wanted).is_absolute() || !lies_inside(folder, file))
        return report("does not lie inside the pack", "give its path from the folder of the pack, such as `pictures/hare.png`");
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return report("is no file of the pack", nearest_picture(folder, wanted));
    FileBytes read = read_file_bytes(file, file.generic_string(), most_bytes);
    if (read.problem) return report(read.problem->message);
    if (const std::string fault = fault_of(read.bytes, single); !fault.empty())
        return report(fault,
                      single ? "" : "8 columns (two of idling, walking and striking, hurt, asleep) and 8 rows (from north clockwise)");
    return std::move(read.bytes);
}

}  // namespace td
