#include "content/fields/picture_file.hpp"

#include <fmt/format.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "base/hash.hpp"
#include "base/nearest.hpp"
#include "content/fields/png_chunks.hpp"
#include "content/yaml/archive.hpp"
#include "content/yaml/folder.hpp"
#include "content/yaml/source_text.hpp"

namespace td {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 4u << 20;
constexpr std::size_t most_inflated = 4u << 20;  ///< the largest sheet has 2 MiB at 16 bits for each colour
constexpr unsigned pictures_a_side = 8;
constexpr std::array sides{32u, 48u, 64u};

/// The folder of the pack: the nearest folder above the file that has a `pack.yaml`, or else the folder of the file.
fs::path folder_of(const TreeNode& node) {
    fs::path own = fs::path(node.source().name()).parent_path();
    for (fs::path folder = own; !folder.empty() && folder != folder.root_path(); folder = folder.parent_path())
        if (lies_there(folder / "pack.yaml") || is_archive(folder)) return folder;
    return own;
}

/// True if the path stays inside the folder: neither `..` nor a link leads out.
bool lies_inside(const fs::path& folder, const fs::path& file) {
    std::error_code error;
    const fs::path there = fs::weakly_canonical(file, error).lexically_relative(fs::weakly_canonical(folder, error));
    return !error && !there.empty() && *there.begin() != "..";
}

std::string nearest_picture(const fs::path& folder, const std::string& wanted, const PictureFiles& files) {
    constexpr std::size_t most_looked_at = 2000;
    std::vector<fs::path> all = files.archived_in(folder);
    if (all.empty())
        for (const FolderEntry& entry : entries_below(folder, most_looked_at)) all.push_back(entry.path);
    std::vector<std::string> there;
    for (const fs::path& path : all)
        if (path.extension() == ".png") there.push_back(path.lexically_relative(folder).generic_string());
    std::sort(there.begin(), there.end());
    return did_you_mean(wanted, std::vector<std::string_view>(there.begin(), there.end()));
}

/// What is wrong with the pixels, which are decoded; empty: nothing. `header` was read from `bytes`, and is freed.
std::string fault_of_pixels(png_image& header) {
    header.format = PNG_FORMAT_RGBA;
    std::vector<png_byte> pixels(PNG_IMAGE_SIZE(header));
    return png_image_finish_read(&header, nullptr, pixels.data(), 0, nullptr) == 0 ? fmt::format("is damaged: {}", header.message)
                                                                                   : std::string();
}

/// Has it a size that any sprite could have?
bool is_of_known_size(unsigned width, unsigned height) {
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

}  // namespace

const std::string* PictureFiles::archived(const fs::path& file) const {
    for (const UnsavedTexts* files : m_archives)
        if (const auto found = files->find(file.lexically_normal()); found != files->end()) return &found->second;
    return nullptr;
}

std::vector<fs::path> PictureFiles::archived_in(const fs::path& folder) const {
    std::vector<fs::path> paths;
    for (const UnsavedTexts* files : m_archives)
        for (const auto& [path, bytes] : *files)
            if (const fs::path below = path.lexically_relative(folder); !below.empty() && *below.begin() != "..") paths.push_back(path);
    return paths;
}

const PictureFiles::PictureFile& PictureFiles::of(const fs::path& file) {
    std::error_code error;
    const fs::path key = fs::weakly_canonical(file, error);
    const auto found = m_files.find(key);
    return found != m_files.end() ? found->second : m_files.emplace(key, look_at(file)).first->second;
}

PictureFiles::PictureFile PictureFiles::look_at(const fs::path& file) {
    const std::string* const in_archive = archived(file);
    FileBytes read = in_archive ? FileBytes{*in_archive, {}} : read_file_bytes(file, file.generic_string(), most_bytes);
    if (read.problem) return {nullptr, read.problem->message};
    m_bytes += read.bytes.size();
    if (m_bytes > m_limits.bytes) return {nullptr, fmt::format("is too much: all pictures may have {} bytes together", m_limits.bytes)};
    PictureFile result;
    std::string bytes = without_side_chunks(read.bytes);
    png_image header{};
    header.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&header, bytes.data(), bytes.size()) == 0)
        return {nullptr, fmt::format("is no PNG: {}", header.message)};
    result.width = header.width;
    result.height = header.height;
    // Of another size it is no picture for any sprite; which size it should have is said where it is named.
    if (!is_of_known_size(header.width, header.height)) return png_image_free(&header), result;
    m_pixels += std::size_t{header.width} * header.height;
    if (m_pixels > m_limits.pixels)
        result.fault = fmt::format("is too much: all pictures may have {} pixels together", m_limits.pixels);
    else if (inflates_beyond(bytes, most_inflated))
        result.fault = "is damaged: it holds more than its pixels";
    if (!result.fault.empty()) return png_image_free(&header), result;
    result.fault = fault_of_pixels(header);
    const std::uint64_t hash = Hash{}.add(bytes).value();
    if (result.fault.empty()) result.picture = std::make_shared<const PaintedPicture>(PaintedPicture{std::move(bytes), hash});
    return result;
}

std::shared_ptr<const PaintedPicture> read_picture(TreeNode node, bool single, Reader& reader) {
    const std::string wanted(node.text());
    const fs::path folder = folder_of(node);
    const fs::path file = folder / fs::path(wanted);
    const auto report = [&](const std::string& what, std::string hint = {}) {
        reader.report(node, ProblemCode::bad_picture, fmt::format("`{}` {}", shortened(wanted), what), std::move(hint));
        return nullptr;
    };
    if (wanted.find('\0') != std::string::npos || fs::path(wanted).is_absolute() || !lies_inside(folder, file))
        return report("does not lie inside the pack", "give its path from the folder of the pack, such as `pictures/hare.png`");
    PictureFiles only_this;
    PictureFiles& files = reader.pictures() != nullptr ? *reader.pictures() : only_this;
    if (files.archived(file) == nullptr && entry_behind(file).kind != FolderEntry::Kind::file)
        return report("is no file of the pack", nearest_picture(folder, wanted, files));
    const PictureFiles::PictureFile& found = files.of(file);
    const std::string fault = !found.fault.empty() ? found.fault : fault_of_size(found.width, found.height, single);
    if (fault.empty()) return found.picture;
    return report(fault, single ? "" : "8 columns (two of idling, walking and striking, hurt, asleep) and 8 rows (from north clockwise)");
}

}  // namespace td
