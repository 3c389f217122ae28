#include "tools/delve/language_server/content_folders.hpp"

#include <doctest/doctest.h>

#include "content/temporary_directory.hpp"
#include "tools/delve/language_server/message_queue.hpp"

using namespace td;
using namespace td::delve::lsp;
using nlohmann::json;
using td::testing::pack_yaml;
using td::testing::TemporaryDirectory;

namespace {

/// The directory of packs and, behind a `+`, the further pack, without the path up to the test's directory.
std::string told(const std::optional<PackFolders>& folders, const TemporaryDirectory& root) {
    if (!folders) return "none";
    const auto below = [&](const std::filesystem::path& path) { return path.lexically_relative(root.path()).generic_string(); };
    return below(folders->content) + (folders->own.empty() ? "" : " + " + below(folders->own));
}

struct Folders {
    Folders() {
        for (const char* const pack : {"game/content/core", "game/content/moon", "home/sun"})
            root.write(std::filesystem::path(pack) / "pack.yaml", pack_yaml(std::filesystem::path(pack).filename().string()));
        root.write("home/notes/a.yaml", "a: 1\n");
    }
    std::string file(const char* path, const ChosenFolders& chosen) const { return told(packs_for_file(root.path() / path, chosen), root); }
    std::string workspace(const char* path, const ChosenFolders& chosen) const {
        return told(packs_for_workspace(root.path() / path, chosen), root);
    }

    TemporaryDirectory root;
    ChosenFolders shipped{{}, {}, root.path() / "game/content"};
};

}  // namespace

TEST_CASE("a file belongs to the packs beside its own, or to the game's with its own as a further one") {
    const Folders at;
    CHECK(at.file("game/content/moon/deep/a.yaml", at.shipped) == "game/content");
    CHECK(at.file("game/content/moon/pack.yaml", {}) == "game/content");
    CHECK(at.file("home/sun/a.yaml", at.shipped) == "game/content + home/sun");
    CHECK(at.file("home/sun/a.yaml", {}) == "home");
    CHECK(at.file("home/notes/a.yaml", at.shipped) == "none");
    CHECK(at.file("game/content/a.yaml", at.shipped) == "none");
}

TEST_CASE("a workspace folder is a directory of packs, holds one, or lies in one") {
    const Folders at;
    CHECK(at.workspace("game", at.shipped) == "game/content");
    CHECK(at.workspace("game/content", at.shipped) == "game/content");
    CHECK(at.workspace("game/content/moon", at.shipped) == "game/content");
    CHECK(at.workspace("home/sun", at.shipped) == "game/content + home/sun");
    CHECK(at.workspace("home", at.shipped) == "none");
}

TEST_CASE("folders that were chosen are taken in place of those that would be found") {
    const Folders at;
    const ChosenFolders chosen{at.root.path() / "game/content", at.root.path() / "home/sun", {}};
    CHECK(at.file("game/content/moon/a.yaml", chosen) == "game/content + home/sun");
    CHECK(at.workspace("home", chosen) == "game/content + home/sun");
    CHECK(at.file("home/notes/a.yaml", chosen) == "none");
}

TEST_CASE("messages are taken in their order, and what waits can be asked about") {
    MessageQueue queue;
    queue.push({json{{"method", "a"}}, {}, 10});
    queue.push({json{{"method", "b"}}, {}, 10});
    const auto is = [](const char* method) { return [method](const json& message) { return message["method"] == method; }; };
    CHECK(queue.holds(is("b")));
    CHECK_FALSE(queue.holds(is("c")));
    CHECK(queue.take()->json["method"] == "a");
    CHECK_FALSE(queue.empty());
    queue.close();
    CHECK(queue.take()->json["method"] == "b");
    CHECK(queue.empty());
    CHECK_FALSE(queue.take());
}
