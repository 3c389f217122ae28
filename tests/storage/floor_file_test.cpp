#include "storage/floor_file.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <fstream>

#include "storage/folder.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("a floor's file that was cut or changed anywhere is not taken") {
    const Folder folder;
    const std::filesystem::path file = folder.path / "floor";
    const KeptFloor floor{1, 2, 3, "with what it was entered"};
    REQUIRE(write_floor_file(file, floor));
    std::ifstream in(file, std::ios::binary);
    const std::string whole{std::istreambuf_iterator<char>(in), {}};
    const auto read_as = [&](const std::string& bytes) {
        std::ofstream(file, std::ios::binary) << bytes;
        return read_floor_file(file);
    };
    REQUIRE(read_as(whole));
    CHECK(read_as(whole)->entry == floor.entry);
    CHECK_FALSE(read_as(whole + "."));
    for (std::size_t at = 0; at < whole.size(); ++at) {
        CHECK_FALSE(read_as(whole.substr(0, at)));
        std::string changed = whole;
        changed[at] ^= 4;
        CHECK_FALSE(read_as(changed));
    }
}

TEST_CASE("a floor's file that cannot be written leaves nothing behind") {
    const Folder folder;
    CHECK_FALSE(write_floor_file(folder.path / "none" / "floor", {}));
    std::filesystem::create_directory(folder.path / "floor");
    std::ofstream(folder.path / "floor" / "in it") << ".";
    CHECK_FALSE(write_floor_file(folder.path / "floor", {}));
    CHECK_FALSE(read_floor_file(folder.path / "floor"));
    CHECK_FALSE(std::filesystem::exists(folder.path / "floor-new"));
}

TEST_CASE("a pipe in the place of a floor's file is left alone") {
    const Folder folder;
    for (const char* const name : {"floor", "floor-new"}) REQUIRE(mkfifo((folder.path / name).c_str(), 0600) == 0);
    CHECK_FALSE(read_floor_file(folder.path / "floor"));
    CHECK_FALSE(write_floor_file(folder.path / "floor", {}));
}
