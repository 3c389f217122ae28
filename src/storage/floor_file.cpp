#include "storage/floor_file.hpp"

#include <array>
#include <fstream>
#include <system_error>

#include "base/hash.hpp"

namespace td {

namespace {

namespace files = std::filesystem;

constexpr std::uint64_t mark = 0x31726F6F6C466454;  ///< "TdFloor1", read as a number
constexpr std::size_t numbers = 6;
constexpr std::uintmax_t most_bytes = 1 << 20;

/// Opening a pipe would block.
bool may_be_opened(const files::path& path) {
    std::error_code failed;
    const files::file_status status = files::symlink_status(path, failed);
    return !files::exists(status) || files::is_regular_file(status);
}

std::uint64_t seal_of(const KeptFloor& floor) { return Hash{}.add(floor.run).add(floor.commands).add(floor.hash).add(floor.entry).value(); }

}  // namespace

std::uint64_t hash_of(const RunOrigin& origin) {
    Hash hash;
    hash.add(origin.seed).add(origin.dungeon).add(origin.content).add(origin.difficulty).add(origin.tactics);
    return hash.value();
}

bool write_floor_file(const files::path& path, const KeptFloor& floor) {
    const files::path fresh = path.string() + "-new";
    std::error_code failed;
    if (!may_be_opened(fresh)) return false;
    {
        std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
        const std::array<std::uint64_t, numbers> head{mark, floor.run, floor.commands, floor.hash, floor.entry.size(), seal_of(floor)};
        for (const std::uint64_t number : head)
            for (int byte = 0; byte < 8; ++byte) out.put(static_cast<char>(number >> (8 * byte)));
        out << floor.entry;
        if (!out.flush()) {
            files::remove(fresh, failed);
            return false;
        }
    }
    files::rename(fresh, path, failed);
    if (!failed) return true;
    files::remove(fresh, failed);
    return false;
}

std::optional<KeptFloor> read_floor_file(const files::path& path) {
    std::error_code failed;
    if (!may_be_opened(path) || files::file_size(path, failed) > most_bytes) return std::nullopt;
    std::ifstream in(path, std::ios::binary);
    std::array<std::uint64_t, numbers> head{};
    for (std::uint64_t& number : head)
        for (int byte = 0; byte < 8; ++byte) number |= std::uint64_t{static_cast<unsigned char>(in.get())} << (8 * byte);
    if (!in || head[0] != mark || head[4] > most_bytes) return std::nullopt;
    KeptFloor floor{head[1], head[2], head[3], std::string(head[4], '\0')};
    in.read(floor.entry.data(), static_cast<std::streamsize>(floor.entry.size()));
    const bool is_whole = in && in.peek() == std::ifstream::traits_type::eof();
    return is_whole && seal_of(floor) == head[5] ? std::optional(std::move(floor)) : std::nullopt;
}

}  // namespace td
