// Packs that are one file: read as their folders are.
#include <doctest/doctest.h>

#include <algorithm>

#include "art/png.hpp"
#include "content/packs/playable.hpp"
#include "content/temporary_directory.hpp"
#include "content/yaml/archive.hpp"
#include "project_folder.hpp"
#include "tools/delve/archive_writer.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::testing {

namespace {

const std::string hare = "sprites:\n  hare: {picture: pictures/hare.png}\n";

std::string picture() {
    const std::vector<std::byte> bytes = png_bytes(Image(256, 256, {200, 40, 40, 255}));
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The game's content, and beside it a directory with `frost.zip` of these files.
PackFolders with_archive(const TemporaryDirectory& folder, const std::map<std::filesystem::path, std::string>& files) {
    folder.write("packs/frost.zip", archive_of(files));
    PackFolders folders(project_folder() / "content");
    folders.more = {folder.path() / "packs", folder.path() / "nothing_lies_here"};
    return folders;
}

}  // namespace

TEST_CASE("an archive is a pack, whose mistakes are told by their places in it") {
    const TemporaryDirectory folder;
    const std::string item = "items:\n  icicle: {name: Icicle}\n";
    const ContentLoading fine = load_content(with_archive(folder, {{"pack.yaml", pack_yaml("frost")}, {"deep/items.yaml", item}}));
    REQUIRE(fine.catalog);
    CHECK(find_id<ItemId>(fine.catalog->items, "icicle"));
    const ContentLoading wrong =
        load_content(with_archive(folder, {{"pack.yaml", pack_yaml("frost")}, {"items.yaml", "items:\n  icicle: {nam: I}\n"}}));
    REQUIRE(wrong.problems.size() >= 1);
    CHECK(wrong.problems[0].file == (folder.path() / "packs/frost.zip/items.yaml").generic_string());
    CHECK(wrong.problems[0].line == 2);
}

TEST_CASE("an archive that is damaged is left out, and the game has the rest") {
    const TemporaryDirectory folder;
    PackFolders folders = with_archive(folder, {{"pack.yaml", pack_yaml("frost")}});
    folder.write("packs/frost.zip", "PK and nothing more");
    const PlayableContent playable = load_playable(folders);
    CHECK(playable.catalog);
    REQUIRE(playable.refused.size() == 1);
    CHECK(playable.refused[0].id == "frost");
    CHECK(playable.problems.size() == 1);
}

TEST_CASE("two packs of one id are told, wherever they lie") {
    const TemporaryDirectory folder;
    const PackFolders folders = with_archive(folder, {{"pack.yaml", pack_yaml("frost")}});
    folder.write("packs/frost/pack.yaml", pack_yaml("frost"));
    const ContentLoading loading = load_content(folders);
    REQUIRE(loading.problems.size() == 1);
    CHECK(loading.problems[0].message == "has the same id as another pack, `frost`");
    CHECK(loading.problems[0].hint.find("remove one of them") != std::string::npos);
    CHECK_MESSAGE(load_playable(folders).catalog, "the game takes one of them");
}

TEST_CASE("of two packs of one id the game plays one, and tells of the other why it is left out") {
    const TemporaryDirectory folder;
    PackFolders folders = with_archive(folder, {{"pack.yaml", pack_yaml("frost")}});
    folder.write("packs/frost (1).zip", archive_of({{"pack.yaml", pack_yaml("frost")}}));
    folder.write("packs/older/pack.yml", "");
    const auto states = [&](const PlayableContent& content) {
        std::string told;
        for (const PackSummary& pack : content.summaries)
            if (pack.id == "frost")
                told += std::filesystem::path(pack.place).filename().string() +
                        (pack.state == PackSummary::State::on        ? " on"
                         : pack.state == PackSummary::State::refused ? " refused"
                                                                     : " off") +
                        (pack.same_id_as.empty() ? "" : " for " + pack.same_id_as) + ", ";
        return told;
    };
    const PlayableContent content = load_playable(folders);
    REQUIRE(content.catalog);
    CHECK(states(content) == "frost.zip on, frost (1).zip refused for frost.zip, ");
    REQUIRE(content.refused.size() == 1);
    CHECK(content.refused[0].problems == 1);
    const auto copy =
        std::find_if(content.summaries.begin(), content.summaries.end(), [](const auto& pack) { return !pack.same_id_as.empty(); });
    REQUIRE(copy->problems.size() == 1);
    CHECK(copy->problems[0].find("frost (1).zip/pack.yaml:1:5: has the id of frost.zip (both are `frost`: remove one of them)") !=
          std::string::npos);
    folders.choice.off = {"frost"};
    CHECK(states(load_playable(folders)) == "frost.zip off, frost (1).zip off for frost.zip, ");
    folders.choice.off = {};
    folder.write("packs/frost.zip", archive_of({{"pack.yaml", "id: frost\nname: [\n"}}));
    CHECK_MESSAGE(states(load_playable(folders)).find("frost (1).zip on") != std::string::npos, "the one that can be read is played");
    folder.write("packs/core/pack.yaml", pack_yaml("core"));
    CHECK_MESSAGE(load_playable(folders).catalog, "a pack with the id of the game's own is left out");
}

TEST_CASE("pictures of an archive are read from it") {
    const TemporaryDirectory folder;
    const std::string png = picture();
    const ContentLoading fine =
        load_content(with_archive(folder, {{"pack.yaml", pack_yaml("frost")}, {"looks/hare.yaml", hare}, {"pictures/hare.png", png}}));
    for (const Problem& problem : fine.problems) CAPTURE(to_string(problem));
    REQUIRE(fine.problems.empty());
    CHECK(fine.catalog->sprites[find_id<SpriteId>(fine.catalog->sprites, "hare").index()].picture);
    const ContentLoading missing =
        load_content(with_archive(folder, {{"pack.yaml", pack_yaml("frost")}, {"looks/hare.yaml", hare}, {"pictures/hair.png", png}}));
    REQUIRE(missing.problems.size() == 1);
    CHECK(missing.problems[0].message == "`pictures/hare.png` is not a file of the pack");
    CHECK(missing.problems[0].hint == "did you mean `pictures/hair.png`?");
    const ContentLoading outside = load_content(with_archive(
        folder,
        {{"pack.yaml", pack_yaml("frost")}, {"hare.yaml", "sprites:\n  hare: {picture: ../../hare.png}\n"}, {"pictures/hare.png", png}}));
    REQUIRE(outside.problems.size() == 1);
    CHECK(outside.problems[0].message == "`../../hare.png` is not inside the pack");
}

TEST_CASE("pictures of an archive are there when mistakes of vaults are overlooked") {
    const TemporaryDirectory folder;
    const std::optional<Catalog> catalog =
        load_unchecked(with_archive(folder, {{"pack.yaml", pack_yaml("frost")}, {"hare.yaml", hare}, {"pictures/hare.png", picture()}}));
    REQUIRE(catalog);
    CHECK(catalog->sprites[find_id<SpriteId>(catalog->sprites, "hare").index()].picture);
}

}  // namespace td::testing
