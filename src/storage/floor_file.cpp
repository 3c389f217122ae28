#include "storage/floor_file.hpp"

#include <array>
#include <string_view>
#include <system_error>

#include "base/hash.hpp"

namespace td {

namespace {

namespace files = std::filesystem;

constexpr std::uint64_t mark = 0x32726F6F6C466454;  ///< "TdFloor2", read as a number
constexpr std::uintmax_t most_bytes = 1 << 26;

/// True for a regular file, and if there is none yet. Opening a pipe would block.
bool may_be_opened(const files::path& path) {
    std::error_code failed;
    const files::file_status status = files::symlink_status(path, failed);
    return !files::exists(status) || files::is_regular_file(status);
}

std::uint64_t seal_of(const KeptFloor& floor) {
    return Hash{}.add(floor.run).add(floor.commands).add(floor.hash).add(floor.program).add(floor.entry).value();
}
/// `before`: the seal of everything before the thoughts, so that none can be left out or come twice.
std::uint64_t seal_of(std::uint64_t before, const std::string& thoughts) { return Hash{}.add(before).add(thoughts).value(); }

void add_number(std::string& bytes, std::uint64_t number) {
    for (int byte = 0; byte < 8; ++byte) bytes.push_back(static_cast<char>(number >> (8 * byte)));
}

/// Removes the first eight bytes from `rest`, and returns them as a number; 0 if there are fewer.
std::uint64_t take_number(std::string_view& rest) {
    std::uint64_t number = 0;
    if (rest.size() < 8) return 0;
    for (std::size_t byte = 0; byte < 8; ++byte) number |= std::uint64_t{static_cast<unsigned char>(rest[byte])} << (8 * byte);
    rest.remove_prefix(8);
    return number;
}

/// The thoughts as they are written: their size, their seal, themselves. `seal`: of everything before; becomes theirs.
std::string sealed_bytes(const std::string& thoughts, std::uint64_t& seal) {
    std::string bytes;
    seal = seal_of(seal, thoughts);
    add_number(bytes, thoughts.size());
    add_number(bytes, seal);
    return bytes + thoughts;
}

/// The thoughts up to the first that are cut short or damaged. `seal`: of everything before `rest`.
std::vector<std::string> thoughts_in(std::string_view rest, std::uint64_t seal) {
    std::vector<std::string> found;
    constexpr std::size_t head_bytes = 16;  // size and seal
    while (rest.size() >= head_bytes) {
        const std::uint64_t size = take_number(rest);
        const std::uint64_t found_seal = take_number(rest);
        if (size > rest.size()) break;
        std::string thoughts(rest.substr(0, size));
        rest.remove_prefix(size);
        seal = seal_of(seal, thoughts);
        if (seal != found_seal) break;
        found.push_back(std::move(thoughts));
    }
    return found;
}

}  // namespace

std::uint64_t hash_of(const RunOrigin& origin) {
    Hash hash;
    hash.add(origin.seed).add(origin.dungeon).add(origin.content).add(origin.difficulty).add(origin.tactics);
    return hash.value();
}

std::uint64_t this_program() {
    std::error_code failed;
    const files::path file = files::read_symlink("/proc/self/exe", failed);
    const auto written = files::last_write_time(file, failed).time_since_epoch().count();
    return Hash{}.add(static_cast<std::uint64_t>(written)).add(files::file_size(file, failed)).value();
}

void FloorFile::write(const files::path& path, const KeptFloor& floor) {
    *this = {};
    const files::path fresh = path.string() + "-new";
    if (!may_be_opened(fresh)) return;
    m_seal = seal_of(floor);
    std::string bytes;
    for (const std::uint64_t number : {mark, floor.run, floor.commands, floor.hash, floor.program, floor.entry.size(), m_seal})
        add_number(bytes, number);
    bytes += floor.entry;
    for (const std::string& thoughts : floor.thoughts) bytes += sealed_bytes(thoughts, m_seal);
    std::error_code failed;
    m_out.open(fresh, std::ios::binary | std::ios::trunc);
    if (m_out << bytes << std::flush) {
        files::rename(fresh, path, failed);
        if (!failed) return;
    }
    *this = {};
    files::remove(fresh, failed);
}

void FloorFile::append(const std::string& thoughts) {
    // A file larger than most_bytes would not be read. Half of it leaves room for these thoughts.
    if (!is_open() || m_out.tellp() > static_cast<std::streamoff>(most_bytes / 2)) return;
    m_out << sealed_bytes(thoughts, m_seal) << std::flush;
}

std::optional<KeptFloor> read_floor_file(const files::path& path) {
    std::error_code failed;
    if (!may_be_opened(path) || files::file_size(path, failed) > most_bytes) return std::nullopt;
    std::ifstream in(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    std::string_view rest = bytes;
    std::array<std::uint64_t, 7> head{};
    for (std::uint64_t& number : head) number = take_number(rest);
    const auto [found_mark, run, commands, hash, program, size, seal] = head;
    if (found_mark != mark || size > rest.size()) return std::nullopt;
    KeptFloor floor{run, commands, hash, program, std::string(rest.substr(0, size)), {}};
    if (seal_of(floor) != seal) return std::nullopt;
    floor.thoughts = thoughts_in(rest.substr(size), seal);
    return floor;
}

}  // namespace td
