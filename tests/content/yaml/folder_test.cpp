// Folders that an author does not make by mistake: looping links, pipes, folders in place of files, unreadable files. Each is a problem at
// its own path, and hides no other.
#include "content/yaml/folder.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "content/packs/load.hpp"
#include "content/packs/playable.hpp"
#include "content/temporary_directory.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/defined_ids.hpp"

using namespace td;
using td::testing::TemporaryDirectory;

namespace fs = std::filesystem;

namespace {

/// Everything that reads a directory of content, one after the other; what lint says.
std::string told_of(const fs::path& content) {
    const ContentLoading loading = load_content(content);
    std::string told;
    for (const Problem& problem : loading.problems) told += to_string(problem) + "\n";
    CHECK(load_playable(content).problems.empty() == loading.problems.empty());
    std::vector<Problem> problems;
    advice_on(read_packs(content, problems), Catalog(), {});
    defined_ids(content);
    find_content_directory(content / "core" / "bin" / "delve");
    return told;
}

/// A pack `core` with a definition, and `wrong` with one file that has a mistake of its own.
struct Content {
    TemporaryDirectory folder;
    fs::path content = folder.path() / "content";

    Content() {
        folder.write("content/core/pack.yaml", td::testing::pack_yaml("core"));
        folder.write("content/core/things.yaml", "damage_kinds:\n  bash: {name: Bash}\n");
        folder.write("content/wrong/pack.yaml", td::testing::pack_yaml("wrong"));
        folder.write("content/wrong/deep/things.yaml", "damage_kinds:\n  bosh: {nam: Bosh}\n");
    }
    /// Each path is a problem, and so is still the mistake in `wrong`.
    void check(const std::vector<std::string>& paths) const {
        const std::string told = told_of(content);
        CAPTURE(told);
        CHECK(told.find("things.yaml:2:10: ") != std::string::npos);
        for (const std::string& path : paths) CHECK_MESSAGE(told.find((content / path).generic_string() + ": ") != std::string::npos, path);
    }
};

}  // namespace

TEST_CASE("links that lead round in a circle or nowhere are problems where they lie") {
    const Content author;
    const std::vector<std::string> loops{"loop", "core/loop.yaml", "core/loop", "wrong/deep/loop.png", "wrong/deep/up"};
    fs::create_symlink("loop", author.content / loops[0]);
    fs::create_symlink("loop.yaml", author.content / loops[1]);
    fs::create_symlink("../core/loop", author.content / loops[2]);
    fs::create_symlink("loop.png", author.content / loops[3]);
    fs::create_directory_symlink("../..", author.content / loops[4]);
    fs::create_symlink("nowhere", author.content / "nowhere.yaml");
    author.check(loops);
    author.check({"nowhere.yaml"});
}

TEST_CASE("a pack whose pack.yaml is a link in a circle, a folder or a pipe is a problem, and opening it waits for nobody") {
    const Content author;
    for (const char* const pack : {"circle", "folder", "pipe"}) fs::create_directory(author.content / pack);
    fs::create_symlink("pack.yaml", author.content / "circle/pack.yaml");
    fs::create_directory(author.content / "folder/pack.yaml");
    REQUIRE(mkfifo((author.content / "pipe/pack.yaml").c_str(), 0600) == 0);
    author.check({"circle/pack.yaml", "folder/pack.yaml", "pipe/pack.yaml"});
}

TEST_CASE("a pipe or a folder in the place of a file of content is a problem or no content, and opening it waits for nobody") {
    const Content author;
    REQUIRE(mkfifo((author.content / "core/pipe.yaml").c_str(), 0600) == 0);
    REQUIRE(mkfifo((author.content / "core/pipe.txt").c_str(), 0600) == 0);
    fs::create_directory(author.content / "core/folder.yaml");
    author.check({"core/pipe.yaml"});
    CHECK(told_of(author.content).find("pipe.txt") == std::string::npos);
}

TEST_CASE("a content directory that is a circle, a pipe, a file or nothing is one problem") {
    const TemporaryDirectory folder;
    fs::create_symlink("circle", folder.path() / "circle");
    REQUIRE(mkfifo((folder.path() / "pipe").c_str(), 0600) == 0);
    folder.write("file", "text");
    for (const char* const name : {"circle", "pipe", "file", "nothing", ""}) {
        CAPTURE(name);
        CHECK_FALSE(told_of(folder.path() / name).empty());
    }
}

TEST_CASE("what another user may not read is a problem at its own path") {
    if (geteuid() != 0) return;  // only the superuser can become somebody else and back
    const Content author;
    const std::vector<std::string> locked{"core/things.yaml", "wrong/shut", "shut_pack"};
    fs::create_directories(author.content / locked[1]);
    fs::create_directory(author.content / locked[2]);
    for (const std::string& path : locked) REQUIRE(chmod((author.content / path).c_str(), 0) == 0);
    constexpr uid_t no_actor_left = 65534;
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        if (setuid(no_actor_left) != 0) _exit(2);
        const std::string told = told_of(author.content);
        bool all = told.find("things.yaml:2:10: ") != std::string::npos;
        for (const std::string& path : locked)
            all = all && told.find((author.content / path).generic_string() + ": cannot be read") != told.npos;
        _exit(all ? 0 : 1);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
}

TEST_CASE("a folder that is written as dots has the name of the folder that it is") {
    const std::string here = std::filesystem::current_path().filename().string();
    CHECK(name_of_folder(".") == here);
    CHECK(name_of_folder("./") == here);
    CHECK(name_of_folder("a/b/") == "b");
    CHECK(name_of_folder("a/b/..") == "a");
    CHECK(name_of_folder("a/b") == "b");
}

TEST_CASE("a folder with very many files ends with a problem in place of reading on") {
    const TemporaryDirectory folder;
    for (int i = 0; i < 30; ++i) folder.write("deep/" + std::to_string(i) + ".yaml", "");
    CHECK(entries_below(folder.path(), 100).size() == 31);
    const std::vector<FolderEntry> cut = entries_below(folder.path(), 10);
    REQUIRE(cut.size() == 11);
    CHECK(cut.back().kind == FolderEntry::Kind::unreadable);
    CHECK(cut.back().reason == "it contains more than 10 files");
}
