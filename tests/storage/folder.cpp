#include "storage/folder.hpp"

#include <stdlib.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <stdexcept>

#include "actions/command_record.hpp"
#include "base/hash.hpp"

namespace td::test {

Folder::Folder() {
    // In memory where there is such a place: the tests wait for a disk a thousand times otherwise.
    const std::filesystem::path memory = "/dev/shm";
    const bool in_memory = access(memory.c_str(), W_OK) == 0;
    std::string name = ((in_memory ? memory : std::filesystem::temp_directory_path()) / "tierdelve-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder for the test");
    path = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

std::string bytes_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void write_bytes(const std::filesystem::path& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

KeptCommand some_command(std::size_t number) {
    CommandRecord record;
    record.kind = static_cast<int>(number % command_kind_count);
    record.direction = static_cast<Direction>(number % 8);
    record.slot = static_cast<int>(number % 5) - 1;
    record.other_slot = static_cast<int>(number % 3);
    record.aim = {static_cast<int>(number), -static_cast<int>(number)};
    if (number % 2 == 0) record.target = EntityId(number);
    if (number % 4 == 0) record.tactic = TacticId(number % 100);
    KeptCommand kept{*command_of(record), {}};
    kept.after = {static_cast<int>(number / 100) + 1, static_cast<int>(number), Hash::mix(number)};
    return kept;
}

}  // namespace td::test
