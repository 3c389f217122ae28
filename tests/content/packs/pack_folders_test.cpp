#include "content/packs/pack_folders.hpp"
#include "tools/delve/archive_writer.hpp"

#include <doctest/doctest.h>

#include "content/temporary_directory.hpp"
#include "content/yaml/archive.hpp"

namespace td::testing {

TEST_CASE("packs lie in the content, in further directories, or are named themselves; each is read once, and the own one by itself") {
    const TemporaryDirectory folder;
    const std::filesystem::path at = folder.path();
    for (const std::string pack : {"content/core", "packs/frost", "packs/mine", "elsewhere/snow"})
        folder.write(pack + "/pack.yaml", pack_yaml(std::filesystem::path(pack).filename().string()));
    folder.write("packs/thaw.zip", archive_of({{"pack.yaml", pack_yaml("thaw")}}));
    folder.write("packs/notes.txt", "no pack");
    PackFolders folders(at / "content", at / "packs" / "mine");
    folders.more = {at / "packs", at / "elsewhere" / "snow", at / "packs" / "frost", at / "not_there"};
    std::vector<Problem> problems;
    const std::vector<std::filesystem::path> places = places_of_packs(folders, problems);
    CHECK(places == std::vector{at / "content/core", at / "packs/frost", at / "packs/thaw.zip", at / "elsewhere/snow"});
    CHECK(problems.empty());
}

TEST_CASE("a file that is named as a pack and is none is told of") {
    const TemporaryDirectory folder;
    folder.write("content/core/pack.yaml", pack_yaml("core"));
    folder.write("notes.txt", "no pack");
    PackFolders folders(folder.path() / "content");
    folders.more = {folder.path() / "notes.txt"};
    std::vector<Problem> problems;
    CHECK(places_of_packs(folders, problems).size() == 1);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].message == "is not a pack");
}

}  // namespace td::testing
