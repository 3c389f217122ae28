#include "app/own_tactics_file.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include "app/live_content.hpp"
#include "project_folder.hpp"
#include "storage/folder.hpp"
#include "tools/lint/advice.hpp"

using namespace td;
using namespace td::test;

namespace {

namespace files = std::filesystem;

/// The shipped content with a pack of the player's own beside it, as the program has them.
struct Player {
    Folder folder;
    files::path pack = folder.path / "packs" / "mine";
    files::path file = pack / "tactics.yaml";
    PackFolders folders{project_folder() / "content", pack};
    std::shared_ptr<const Catalog> catalog;
    std::vector<std::string> in_play;  ///< what the game would miss
    LiveContent live = begun();
    OwnTacticsFile tactics{pack, [this]() -> const Catalog& { return *catalog; },
                           [this] {
                               live.reload();
                               return live.error().empty() ? std::string() : live.error().back();
                           }};

    LiveContent begun() {
        PlayableContent start = load_playable(folders);
        catalog = std::make_shared<const Catalog>(*std::exchange(start.catalog, std::nullopt));
        return {folders, catalog->fingerprint, std::move(start), [this](std::shared_ptr<const Catalog> next) {
                    if (in_play.empty()) catalog = std::move(next);
                    return in_play;
                }};
    }
    bool has(const std::string& id) const { return static_cast<bool>(find_id<TacticId>(catalog->tactics, id)); }
};

Tactic rush() {
    Tactic tactic;
    tactic.id = "rush";
    tactic.name = "Rush";
    tactic.for_party = true;
    tactic.plans = {{.kind = Plan::Kind::attack}, {.kind = Plan::Kind::chase}};
    return tactic;
}

}  // namespace

TEST_CASE("a tactic that is kept is in the game at once, in the file, and in the next game") {
    Player player;
    CHECK(player.tactics.own().empty());
    CHECK(player.tactics.save(nullptr, rush()) == "");
    CHECK(player.has("rush"));
    CHECK(player.tactics.own() == std::vector<Tactic>{rush()});
    Tactic later = rush();
    later.look_ahead = 1;
    const Tactic before = rush();
    CHECK(player.tactics.save(&before, later) == "");
    const ContentLoading loading = load_content(player.folders);
    REQUIRE(loading.catalog);
    CHECK(loading.catalog->tactics.back() == later);
    CHECK(loading.catalog->fingerprint == player.catalog->fingerprint);
    CHECK(player.tactics.remove(later) == "");
    CHECK_FALSE(player.has("rush"));
    CHECK(player.tactics.own().empty());
}

TEST_CASE("what the game writes has nothing that the strict linter would tell of") {
    Player player;
    for (const char* const id : {"go_after_foes", "hold_here", "lead", "last_word"}) {
        Tactic tactic = (*player.catalog)[find_id<TacticId>(player.catalog->tactics, id)];
        tactic.id += "_mine";
        tactic.name = "My " + tactic.name;
        tactic.for_party = true;
        REQUIRE(player.tactics.save(nullptr, tactic) == "");
    }
    std::vector<Problem> problems;
    std::vector<Pack> packs = read_packs(player.folders, problems);
    const LintFindings findings = lint_packs(packs, problems);
    REQUIRE(findings.errors == 0);
    for (const Problem& problem : findings.problems) CHECK_MESSAGE(problem.file.find("mine") == std::string::npos, to_string(problem));
}

TEST_CASE("what the game cannot take over is taken back from the file") {
    Player player;
    REQUIRE(player.tactics.save(nullptr, rush()) == "");
    const std::string before = bytes_of(player.file);
    SUBCASE("a tactic in play") {
        player.in_play = {"tactic `rush`"};
        CHECK(player.tactics.remove(rush()) ==
              "Nothing was changed: the game could not use it. tactic `rush` is gone, but still in play here");
    }
    SUBCASE("an id of another pack") {
        Tactic taken = rush();
        taken.id = "lead";
        CHECK(player.tactics.save(nullptr, taken).starts_with("Nothing was changed: the game could not use it. "));
    }
    CHECK(bytes_of(player.file) == before);
    player.in_play.clear();
    CHECK(player.has("rush"));
}

TEST_CASE("a first tactic that the game cannot have leaves no file") {
    Player player;
    Tactic taken = rush();
    taken.id = "lead";
    CHECK(player.tactics.save(nullptr, taken) != "");
    CHECK_FALSE(files::exists(player.file));
    CHECK(player.live.error().empty());
}

TEST_CASE("a file that the game would damage is left as it is, and the player is told why") {
    Player player;
    const auto wrote = [&](const std::string& text) {
        files::create_directories(player.pack);
        write_bytes(player.file, text);
    };
    const auto refusal = [&](const Tactic* before) { return player.tactics.save(before, rush()); };
    const std::string file = player.file.string();
    const Tactic same = rush();
    std::string text;
    SUBCASE("mistakes") {
        text = "tactics:\n  rush: [\n";
        wrote(text);
        CHECK(refusal(nullptr).starts_with("Nothing was saved: " + file + " has an error on line "));
    }
    SUBCASE("layout") {
        text = "tactics: {dash: {name: Dash, plans: [flee]}}\n";
        wrote(text);
        CHECK(refusal(nullptr) == "Nothing was saved: the game cannot change the layout of " + file + " without loss.");
    }
    SUBCASE("comments") {
        text = "tactics:\n  rush:\n    name: Rush # not too far\n    for_party: true\n    plans: [attack, chase]\n";
        wrote(text);
        CHECK(refusal(&same) ==
              "Nothing was saved: the comment on line 3 of " + file + " would be lost. Move it above the tactic, or edit a copy.");
    }
    SUBCASE("another by now") {
        text = "tactics:\n  rush: {name: Rush, plans: [flee]}\n";
        wrote(text);
        CHECK(refusal(&same) == "Nothing was saved: this tactic has changed in " + file + " since you opened it.");
    }
    SUBCASE("an id in the file") {
        text = "tactics:\n  rush: {name: Rush, plans: [flee]}\n";
        wrote(text);
        CHECK(refusal(nullptr) == "Nothing was saved: " + file + " already has a tactic with this id, on line 2.");
    }
    CHECK(bytes_of(player.file) == text);
}

TEST_CASE("where nothing can be written the player is told") {
    Player player;
    write_bytes(player.folder.path / "packs", "in the way");
    CHECK(player.tactics.save(nullptr, rush()) == "Nothing was saved: " + player.file.string() + " cannot be written.");
}
