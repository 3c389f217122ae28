#include "storage/floor_file.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <algorithm>
#include <fstream>

#include "storage/folder.hpp"

using namespace td;
using namespace td::test;

namespace {

const KeptFloor some_floor{1, 2, 3, 4, "with what it was entered", {"on arrival", "", "in the first command"}};

bool exists_at(const std::filesystem::path& file) { return std::filesystem::exists(file); }

}  // namespace

TEST_CASE("a floor's file grows by what minds decide, until another floor takes its place") {
    const Folder folder;
    const std::filesystem::path path = folder.path / "floor";
    FloorFile file;
    file.append("nothing is begun");
    CHECK_FALSE(exists_at(path));
    file.write(path, some_floor);
    file.append("in the second");
    std::optional<KeptFloor> read = read_floor_file(path);
    REQUIRE(read);
    CHECK(read->run == 1);
    CHECK(read->commands == 2);
    CHECK(read->hash == 3);
    CHECK(read->program == 4);
    CHECK(read->entry == some_floor.entry);
    CHECK(read->thoughts == std::vector<std::string>{"on arrival", "", "in the first command", "in the second"});
    file.write(path, {1, 9, 3, 4, "deeper", {}});
    file.append("there");
    read = read_floor_file(path);
    REQUIRE(read);
    CHECK(read->commands == 9);
    CHECK(read->thoughts == std::vector<std::string>{"there"});
}

TEST_CASE("of a floor's file that was cut or changed anywhere only sound thoughts are taken, and nothing without a sound entry") {
    const Folder folder;
    const std::filesystem::path path = folder.path / "floor";
    FloorFile().write(path, some_floor);
    const std::string whole = bytes_of(path);
    FloorFile().write(path, {1, 2, 3, 4, some_floor.entry, {}});
    const std::size_t size_of_entry = bytes_of(path).size();
    const auto read_as = [&](const std::string& bytes) {
        std::ofstream(path, std::ios::binary) << bytes;
        return read_floor_file(path);
    };
    const auto is_sound = [](const std::vector<std::string>& thoughts) {
        return thoughts.size() < some_floor.thoughts.size() && std::equal(thoughts.begin(), thoughts.end(), some_floor.thoughts.begin());
    };
    REQUIRE(read_as(whole));
    CHECK(read_as(whole)->thoughts == some_floor.thoughts);
    CHECK(read_as(whole + ".")->thoughts == some_floor.thoughts);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        const auto cut = read_as(whole.substr(0, at));
        CHECK(cut.has_value() == (at >= size_of_entry));
        if (cut) CHECK(is_sound(cut->thoughts));
        for (int bit = 0; bit < 8; ++bit) {
            std::string changed = whole;
            changed[at] = static_cast<char>(changed[at] ^ (1 << bit));
            const auto read = read_as(changed);
            CHECK(read.has_value() == (at >= size_of_entry));
            if (read) CHECK(is_sound(read->thoughts));
        }
    }
}

TEST_CASE("a floor's file that cannot be written leaves nothing behind") {
    const Folder folder;
    FloorFile file;
    file.write(folder.path / "none" / "floor", some_floor);
    CHECK_FALSE(file.is_open());
    std::filesystem::create_directory(folder.path / "floor");
    std::ofstream(folder.path / "floor" / "in it") << ".";
    file.write(folder.path / "floor", some_floor);
    CHECK_FALSE(file.is_open());
    CHECK_FALSE(read_floor_file(folder.path / "floor"));
    CHECK_FALSE(exists_at(folder.path / "floor-new"));
}

TEST_CASE("a pipe in the place of a floor's file is left alone") {
    const Folder folder;
    for (const char* const name : {"floor", "floor-new"}) REQUIRE(mkfifo((folder.path / name).c_str(), 0600) == 0);
    CHECK_FALSE(read_floor_file(folder.path / "floor"));
    FloorFile file;
    file.write(folder.path / "floor", some_floor);
    CHECK_FALSE(file.is_open());
}
