#include "view/draw/sheet_cache.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace td {

namespace {

namespace files = std::filesystem;

std::string hexadecimal(std::uint64_t value) {
    std::string text(16, '0');
    for (int i = 15; i >= 0; --i, value >>= 4) text[static_cast<std::size_t>(i)] = "0123456789abcdef"[value & 15];
    return text;
}

std::optional<SpriteSheet> read_sheet(const files::path& path, std::uint64_t key) {
    constexpr std::uintmax_t largest = 1u << 24;
    std::error_code error;
    // Opening a pipe would block.
    if (!files::is_regular_file(path, error) || files::file_size(path, error) > largest) return std::nullopt;
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    const std::vector<char> bytes{std::istreambuf_iterator<char>(in), {}};
    return sheet_from_bytes(std::as_bytes(std::span(bytes)), key);
}

void write_sheet(const files::path& path, const SpriteSheet& sheet, std::uint64_t key) {
    std::error_code ignored;
    files::create_directories(path.parent_path(), ignored);
    // Written under another name first: two games may start at once, and neither must read half a file.
    const files::path draft = path.string() + "." + hexadecimal(static_cast<std::uint64_t>(std::random_device{}()));
    const std::vector<std::byte> bytes = to_bytes(sheet, key);
    std::ofstream out(draft, std::ios::binary);
    for (const std::byte byte : bytes) out.put(static_cast<char>(byte));
    out.close();
    if (out)
        files::rename(draft, path, ignored);
    else
        files::remove(draft, ignored);
}

}  // namespace

SpriteSheet cached_sheet(const SpriteModel& model, const std::string& folder) {
    if (folder.empty()) return sculpt_sheet(model);
    const std::uint64_t key = sheet_key(model);
    const files::path path = files::path(folder) / "sprites" / hexadecimal(key);
    if (std::optional<SpriteSheet> known = read_sheet(path, key)) return std::move(*known);
    SpriteSheet made = sculpt_sheet(model);
    write_sheet(path, made, key);
    return made;
}

}  // namespace td
