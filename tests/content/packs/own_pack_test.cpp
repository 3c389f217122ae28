#include "content/packs/own_pack.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <fstream>

#include "content/memory_pack.hpp"
#include "content/packs/playable.hpp"
#include "content/temporary_directory.hpp"

using namespace td;
using namespace td::testing;

namespace {

constexpr const char* rush = "tactics:\n  rush: {name: Rush, for_party: true, plans: [attack]}\n";
constexpr const char* dash = "tactics:\n  dash: {name: Dash, for_party: true, plans: [flee]}\n";

/// A directory of packs, and a pack of the player's own beside it.
class Folders {
public:
    Folders() {
        m_root.write("content/core/pack.yaml", "id: core\nname: Core\nversion: \"1\"\n");
        m_root.write(
            "content/core/all.yaml",
            ground_rules + "dungeons: {cave: {name: C, party: [rat], victory: [{when: exit_reached}], floors: [{theme: dark}]}}\n");
        m_root.write("content/zoo/pack.yaml", "id: zoo\nname: Zoo\nversion: \"1\"\n");
        m_root.write("content/zoo/all.yaml", "tactics:\n  roam: {name: Roam, for_party: true, plans: [wander]}\n");
    }
    void own(const std::string& tactics) {
        m_root.write("mine/pack.yaml", new_own_pack(m_root.path() / "mine"));
        m_root.write("mine/tactics.yaml", tactics);
    }
    void write(const std::string& path, const std::string& text) { m_root.write(path, text); }
    PackFolders folders() const { return {m_root.path() / "content", m_root.path() / "mine"}; }
    ContentLoading load() const { return load_content(folders()); }
    Catalog loaded() const {
        ContentLoading loading = load();
        INFO(reports(loading.problems));
        REQUIRE(loading.catalog);
        return std::move(*loading.catalog);
    }

private:
    TemporaryDirectory m_root;
};

std::vector<std::string> ids(const std::vector<Tactic>& tactics) {
    std::vector<std::string> result;
    for (const Tactic& tactic : tactics) result.push_back(tactic.id);
    return result;
}

}  // namespace

TEST_CASE("the player's own tactics are loaded behind those of all packs, whatever the packs are called") {
    Folders at;
    CHECK(ids(at.loaded().tactics) == std::vector<std::string>{"hunt", "roam"});
    at.own(rush);
    const Catalog catalog = at.loaded();
    CHECK(ids(catalog.tactics) == std::vector<std::string>{"hunt", "roam", "rush"});
    CHECK(catalog.own_tactics == rush);
    const PlayableContent playable = load_playable(at.folders());
    REQUIRE(playable.catalog);
    CHECK(playable.catalog->fingerprint == catalog.fingerprint);
    CHECK(playable.packs == std::vector<std::string>{"core", "zoo", "mine"});
}

TEST_CASE("own tactics are part of the rules, and not of those that all players share") {
    Folders at;
    const Catalog without = at.loaded();
    at.own(rush);
    const Catalog first = at.loaded();
    at.own(dash);
    const Catalog second = at.loaded();
    CHECK(first.rules_fingerprint != second.rules_fingerprint);
    CHECK(first.rules_fingerprint != without.rules_fingerprint);
    CHECK(first.shared_rules_fingerprint == second.shared_rules_fingerprint);
    CHECK(first.shared_rules_fingerprint == without.shared_rules_fingerprint);
    CHECK(without.shared_rules_fingerprint == without.rules_fingerprint);
}

TEST_CASE("whatever else the own pack changes is no own tactic, and counts as other content does") {
    Folders at;
    at.own(rush);
    const Catalog before = at.loaded();
    SUBCASE("in another file") { at.write("mine/more.yaml", "statuses: {dizzy: {name: Dizzy}}\n"); }
    SUBCASE("beside the tactics") { at.own(std::string(rush) + "statuses: {dizzy: {name: Dizzy}}\n"); }
    SUBCASE("a tactic of another pack") { at.own(std::string(rush) + "  hunt: {change: edit, plans: [wander]}\n"); }
    CHECK(at.loaded().shared_rules_fingerprint != before.shared_rules_fingerprint);
}

TEST_CASE("other tactics can be read in place of those in the file, which is left alone") {
    Folders at;
    at.own(rush);
    const Catalog from_file = at.loaded();
    PackFolders folders = at.folders();
    folders.own_tactics = dash;
    const PlayableContent replaced = load_playable(folders);
    REQUIRE(replaced.catalog);
    CHECK(ids(replaced.catalog->tactics) == std::vector<std::string>{"hunt", "roam", "dash"});
    CHECK(replaced.catalog->own_tactics == dash);
    folders.own_tactics = "";
    CHECK(ids(load_playable(folders).catalog->tactics) == std::vector<std::string>{"hunt", "roam"});
    folders.own_tactics = rush;
    CHECK(load_playable(folders).catalog->rules_fingerprint == from_file.rules_fingerprint);
}

TEST_CASE("tactics that a run has kept are read where no pack of one's own is left, or one with mistakes") {
    Folders at;
    at.own(rush);
    const Catalog from_file = at.loaded();
    Folders other;
    SUBCASE("none is left") {}
    SUBCASE("one with mistakes") { other.own("tactics:\n  rush: [\n"); }
    PackFolders folders = other.folders();
    folders.own_tactics = rush;
    const PlayableContent playable = load_playable(folders);
    REQUIRE(playable.catalog);
    CHECK(playable.catalog->rules_fingerprint == from_file.rules_fingerprint);
}

TEST_CASE("own tactics with a mistake are left out, and the game is played without them") {
    Folders at;
    at.own("tactics:\n  rush: {name: Rush, plans: [atack]}\n");
    const PlayableContent playable = load_playable(at.folders());
    REQUIRE(playable.catalog);
    REQUIRE(playable.refused.size() == 1);
    CHECK(playable.refused[0].name == "My own tactics");
    CHECK(playable.catalog->own_tactics.empty());
    CHECK(ids(playable.catalog->tactics) == std::vector<std::string>{"hunt", "roam"});
}

TEST_CASE("the own pack may lie among the others, and is read once") {
    Folders at;
    at.write("content/mine/pack.yaml", "id: mine\nname: Mine\nversion: \"1\"\n");
    at.write("content/mine/tactics.yaml", rush);
    PackFolders folders = at.folders();
    folders.own = folders.content / "mine";
    const ContentLoading loading = load_content(folders);
    INFO(reports(loading.problems));
    REQUIRE(loading.catalog);
    CHECK(loading.catalog->own_tactics == rush);
    CHECK_FALSE(is_same_folder(folders.content, folders.own));
    CHECK_FALSE(is_same_folder({}, {}));
}

TEST_CASE("an own pack with the id of another is left out, and that is said") {
    Folders at;
    at.own(rush);
    at.write("content/mine/pack.yaml", "id: mine\nname: Also mine\nversion: \"1\"\n");
    at.write("content/mine/more.yaml", dash);
    const PlayableContent playable = load_playable(at.folders());
    REQUIRE(playable.catalog);
    CHECK(ids(playable.catalog->tactics) == std::vector<std::string>{"hunt", "dash", "roam"});
    REQUIRE(playable.problems.size() == 1);
    CHECK(to_string(playable.problems[0]).find("/mine: has the same id as another pack, `mine`") != std::string::npos);
    CHECK_FALSE(at.load().catalog);
}

TEST_CASE("an own pack that is a link to itself, or no folder, is a problem; one that is not there yet is none") {
    Folders at;
    CHECK(at.load().problems.empty());
    PackFolders folders = at.folders();
    std::filesystem::create_symlink(folders.own, folders.own);
    const PlayableContent looped = load_playable(folders);
    CHECK(looped.catalog);
    REQUIRE(looped.problems.size() == 1);
    CHECK(looped.problems[0].message.starts_with("cannot be read: "));
    std::filesystem::remove(folders.own);
    std::ofstream(folders.own) << "text";
    REQUIRE(load_playable(folders).problems.size() == 1);
    CHECK(load_playable(folders).problems[0].message == "is not a folder, as the pack of your own tactics must be");
}
