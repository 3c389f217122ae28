#include "content/packs/pack.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "content/temporary_directory.hpp"

using namespace td;
using namespace td::testing;
namespace fs = std::filesystem;

namespace {

std::string told(const std::vector<Problem>& problems) {
    std::string all;
    for (const Problem& problem : problems) all += problem.file.substr(problem.file.rfind('/') + 1) + ": " + problem.message + "\n";
    return all;
}

}  // namespace

TEST_CASE("packs are the folders with a pack.yaml, by name; hidden ones and other files are none") {
    const TemporaryDirectory directory;
    directory.write("b/pack.yaml", pack_yaml("b"));
    directory.write("a/pack.yaml", pack_yaml("a"));
    directory.write(".git/config", "");
    directory.write("readme.txt", "");
    std::vector<Problem> problems;
    CHECK(find_packs(directory.path(), problems) == std::vector<fs::path>{directory.path() / "a", directory.path() / "b"});
    CHECK(problems.empty());
}

TEST_CASE("a content directory without a pack is a problem, and so is a pack in its place") {
    const TemporaryDirectory directory;
    fs::create_directories(directory.path() / "none");
    std::vector<Problem> problems;
    CHECK(find_packs(directory.path() / "none", problems).empty());
    CHECK(told(problems) == "none: contains no pack\n");
    directory.write("mine/pack.yaml", pack_yaml("mine"));
    problems.clear();
    CHECK(find_packs(directory.path() / "mine", problems).empty());
    CHECK(told(problems) == "mine: is a pack itself\n");
}

TEST_CASE("a pack is read with all its YAML files in the order of their paths") {
    const TemporaryDirectory directory;
    directory.write("core/pack.yaml", pack_yaml("core", "description: All of it.\n"));
    directory.write("core/b.yaml", "b: 1\n");
    directory.write("core/a/z.YML", "z: 1\n");  // in any case of the ending
    directory.write("core/picture.png", "");
    std::vector<Problem> problems;
    const Pack pack = read_pack(directory.path() / "core", problems);
    CHECK(told(problems) == "");
    CHECK(pack.info.id == "core");
    CHECK(pack.info.name == "Test");
    CHECK(pack.info_tree);
    CHECK(pack.folder == directory.path() / "core");
    CHECK(pack.complete);
    CHECK(pack.files == 3);
    REQUIRE(pack.trees.size() == 2);
    CHECK(pack.trees[0]->root().find("z"));
    CHECK(pack.trees[1]->root().find("b"));
}

TEST_CASE("a file that cannot be read leaves the pack incomplete, and the others are read all the same") {
    const TemporaryDirectory directory;
    directory.write("core/pack.yaml", pack_yaml("core"));
    directory.write("core/bad.yaml", "a: [1\n");
    directory.write("core/good.yaml", "a: 1\n");
    std::vector<Problem> problems;
    const Pack pack = read_pack(directory.path() / "core", problems);
    CHECK(problems.size() == 1);
    CHECK_FALSE(pack.complete);
    CHECK(pack.files == 3);
    CHECK(pack.trees.size() == 1);
}

TEST_CASE("the id of a pack is the name of its folder, whatever its pack.yaml says") {
    const TemporaryDirectory directory;
    directory.write("mine/pack.yaml", pack_yaml("yours"));
    std::vector<Problem> problems;
    CHECK(read_pack(directory.path() / "mine", problems).info.id == "mine");
    CHECK(told(problems) == "pack.yaml: the pack's id must be the name of its folder, `mine`\n");
    directory.write("broken/pack.yaml", "id: [\n");
    problems.clear();
    const Pack broken = read_pack(directory.path() / "broken", problems);
    CHECK(broken.info.id == "broken");
    CHECK_FALSE(broken.info_tree);
    CHECK(problems.size() == 1);
}

TEST_CASE("unsaved texts are read in place of files, and as files that are not on the disk yet") {
    const TemporaryDirectory directory;
    const std::filesystem::path folder = directory.path() / "mine";
    directory.write("mine/pack.yaml", pack_yaml("mine"));
    directory.write("mine/a.yaml", "on_disk: 1\n");
    directory.write("mine/z.yaml", "z: 1\n");
    const UnsavedTexts unsaved{{folder / "a.yaml", "unsaved: 1\n"},
                               {folder / "new" / "b.yaml", "b: 1\n"},
                               {folder / ".hidden" / "c.yaml", "c: 1\n"},
                               {folder / "notes.txt", "d: 1\n"},
                               {directory.path() / "mines" / "e.yaml", "e: 1\n"},
                               {folder / "pack.yaml", "id: mine\nname: Unsaved\nversion: \"1\"\n"}};
    std::vector<Problem> problems;
    const Pack pack = read_pack(folder, problems, unsaved);
    CHECK(problems.empty());
    CHECK(pack.info.name == "Unsaved");
    REQUIRE(pack.trees.size() == 3);
    CHECK(pack.files == 4);
    CHECK(pack.trees[0]->root().find("unsaved"));
    CHECK(pack.trees[1]->root().find("b"));
    CHECK(pack.trees[2]->root().find("z"));
}

TEST_CASE("a pack that lies in a pack is one problem; a file of content may be called pack.yaml") {
    const TemporaryDirectory directory;
    directory.write("core/pack.yaml", pack_yaml("core"));
    directory.write("core/wolves/pack.yaml", "species: {}\n");
    directory.write("core/inner/pack.yaml", pack_yaml("inner"));
    std::vector<Problem> problems;
    const Pack pack = read_pack(directory.path() / "core", problems);
    CHECK(told(problems) == "pack.yaml: is a pack inside the pack core\n");
    CHECK(pack.trees.size() == 1);
    CHECK_FALSE(pack.complete);
}

TEST_CASE("an archive beside the packs that is a pipe is a problem") {
    const TemporaryDirectory directory;
    directory.write("core/pack.yaml", pack_yaml("core"));
    REQUIRE(::mkfifo((directory.path() / "p.zip").c_str(), 0600) == 0);
    std::vector<Problem> problems;
    CHECK(find_packs(directory.path(), problems).size() == 1);
    CHECK(told(problems) == "p.zip: cannot be read: not a file\n");
}
