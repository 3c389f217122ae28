#include "content/yaml/whole_file.hpp"

#include <doctest/doctest.h>

#include "storage/folder.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("a file is replaced as a whole, and no draft is left") {
    const Folder folder;
    const std::filesystem::path file = folder.path / "some.yaml";
    CHECK(read_whole_file(file) == "");
    REQUIRE(write_whole_file(file, "one\r\n"));
    REQUIRE(write_whole_file(file, "two\r\n"));
    CHECK(read_whole_file(file) == "two\r\n");
    CHECK_FALSE(std::filesystem::exists(folder.path / "some.yaml.new"));
}

TEST_CASE("what cannot be written or read is told, and nothing is changed") {
    const Folder folder;
    CHECK_FALSE(write_whole_file(folder.path / "nowhere" / "some.yaml", "text"));
    std::filesystem::create_directory(folder.path / "some.yaml");
    CHECK_FALSE(write_whole_file(folder.path / "some.yaml", "text"));
    CHECK_FALSE(std::filesystem::exists(folder.path / "some.yaml.new"));
    CHECK_FALSE(read_whole_file(folder.path / "some.yaml"));
}
