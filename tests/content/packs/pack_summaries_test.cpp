#include "content/packs/pack_summaries.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "content/packs/playable.hpp"
#include "content/temporary_directory.hpp"
#include "project_folder.hpp"

namespace td::testing {

namespace {

/// The game's content, and packs beside it.
struct Beside {
    Beside() {
        folder.write("frost/pack.yaml", pack_yaml("frost", "conflicts: [thaw]\n"));
        folder.write(
            "frost/all.yaml",
            "items:\n  icicle: {name: Icicle}\n  flake: {name: Flake}\n  bread: {change: edit, name: Frozen bread}\nstrings: {word_it: "
            "brr}\n");
        folder.write("snow/pack.yaml", pack_yaml("snow", "requires: [{id: frost, at_least: \"0.1\"}]\n"));
        folders.more = {folder.path()};
    }

    PlayableContent load() const { return load_playable(folders); }
    static const PackSummary& of(const PlayableContent& content, const std::string& id) {
        return *std::find_if(content.summaries.begin(), content.summaries.end(), [&](const PackSummary& one) { return one.id == id; });
    }

    TemporaryDirectory folder;
    PackFolders folders{project_folder() / "content"};
};

}  // namespace

TEST_CASE("a pack is told with what it brings, changes and needs") {
    const Beside packs;
    const PlayableContent content = packs.load();
    REQUIRE(content.catalog);
    const PackSummary& frost = Beside::of(content, "frost");
    CHECK(frost.state == PackSummary::State::on);
    CHECK(frost.definitions == std::vector<std::string>{"items: icicle, flake", "strings"});
    CHECK(frost.changes == std::vector<std::string>{"items.bread is edited"});
    CHECK(frost.needed_by == std::vector<std::string>{"snow"});
    CHECK(frost.conflicts == std::vector<std::string>{"thaw"});
    CHECK_FALSE(frost.is_fixed);
    CHECK(Beside::of(content, "core").is_fixed);
    CHECK(Beside::of(content, "snow").needs == std::vector<NeededPack>{{"frost", "0.1 or later"}});
    CHECK(Beside::of(content, "german").language == "de");
}

TEST_CASE("a pack that is left out stands where it would be loaded") {
    Beside packs;
    packs.folder.write("tundra/pack.yaml", pack_yaml("tundra"));
    const auto order = [&] {
        std::vector<std::string> ids;
        for (const PackSummary& pack : packs.load().summaries)
            if (pack.language.empty()) ids.push_back(pack.id);
        return ids;
    };
    packs.folders.choice.off = {"frost"};
    CHECK(order() == std::vector<std::string>{"core", "frost", "snow", "tundra"});
    packs.folders.choice = {.off = {"snow", "frost"}, .order = {"tundra", "frost", "snow"}};
    CHECK(order() == std::vector<std::string>{"core", "tundra", "frost", "snow"});
}

TEST_CASE("packs that the player leaves out are not loaded, but told, and those that need them are refused") {
    Beside packs;
    packs.folders.choice.off = {"frost", "core"};
    const PlayableContent content = packs.load();
    REQUIRE(content.catalog);
    CHECK_FALSE(find_id<ItemId>(content.catalog->items, "icicle"));
    CHECK(Beside::of(content, "frost").state == PackSummary::State::off);
    CHECK_MESSAGE(Beside::of(content, "core").state == PackSummary::State::on, "without the game's own there is no game");
    const PackSummary& snow = Beside::of(content, "snow");
    CHECK(snow.state == PackSummary::State::refused);
    REQUIRE(snow.problems.size() == 1);
    CHECK(snow.problems[0].find("the pack `frost` is missing") != std::string::npos);
}

TEST_CASE("the player's order decides which of two packs has the last word") {
    Beside packs;
    packs.folder.write("thorn/pack.yaml", pack_yaml("thorn"));
    packs.folder.write("thorn/all.yaml", "strings: {word_it: ouch}\nitems: {bread: {change: edit, name: Hard bread}}\n");
    const auto bread = [&] {
        const PlayableContent content = packs.load();
        REQUIRE(content.catalog);
        return content.catalog->items[find_id<ItemId>(content.catalog->items, "bread").index()].name;
    };
    CHECK(bread() == "Hard bread");
    packs.folders.choice.order = {"thorn", "frost"};
    CHECK(bread() == "Frozen bread");
}

}  // namespace td::testing
