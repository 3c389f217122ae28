#include "tools/preview/floor_model.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "generation/generate.hpp"
#include "tools/preview/stage.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A vault of the small glyphs `#` rock, `.` open, `+` door.
Vault vault_of(const std::vector<std::string>& map) {
    Vault vault;
    vault.id = "drawn";
    vault.width = static_cast<int>(map[0].size());
    vault.height = static_cast<int>(map.size());
    vault.legend = {VaultTile{.glyph = '#', .kind = VaultTile::Kind::rock}, VaultTile{.glyph = '.', .kind = VaultTile::Kind::open},
                    VaultTile{.glyph = '+', .kind = VaultTile::Kind::door}};
    for (const std::string& row : map)
        for (const char glyph : row) vault.cells.push_back(glyph == '#' ? 0 : glyph == '.' ? 1 : 2);
    return vault;
}

FloorModel model_of(const std::vector<std::string>& map, unsigned flips = 0) {
    Catalog content = *shipped_content();
    content.vaults.push_back(vault_of(map));
    return vault_model(catalog_for_vaults(content), VaultId(content.vaults.size() - 1), ThemeId(0), flips);
}

}  // namespace

TEST_CASE("a floor is the one that a run with that seed would come to, and is lit as a whole") {
    const auto content = shipped_content();
    const DungeonId dungeon = main_dungeon(*content);
    const FloorModel model = floor_model(content, dungeon, 2, 7);
    CHECK(model.plan == generate_level(*content, (*content)[dungeon], 2, 7));
    CHECK(model.game.floor() == 2);
    CHECK(model.flaw.empty());
    CHECK(model.unreached.count() == 0);
    CHECK(model.game.sight().sees({0, 0}));
    CHECK(model.game.sight().memory(model.plan.stairs).stairs);
    CHECK(model.walkable.test(model.entrance()));
    CHECK(model.plan != floor_model(content, dungeon, 2, 8).plan);
}

TEST_CASE("a closed-off part of a vault is found, and is a flaw") {
    const FloorModel sound = model_of({"#####", "#...#", "#...+", "#####"});
    CHECK(sound.openings.size() == 1);
    CHECK(sound.flaw.empty());
    CHECK(sound.unreached.count() == 0);
    const FloorModel split = model_of({"#######", "#..#..#", "#..#..+", "#######"});
    CHECK(split.unreached.count() == 4);
    CHECK(!split.flaw.empty());
    REQUIRE(split.vault);
    CHECK(split.unreached.test(split.vault->corner + Point{1, 1}));
    CHECK(!split.unreached.test(split.vault->corner + Point{4, 1}));
}

TEST_CASE("a door that hangs between no walls is misplaced") {
    const FloorModel sound = model_of({"#####", "#.+.+", "#####"});
    CHECK(sound.misplaced.count() == 0);
    const FloorModel hung = model_of({"######", "#.+..#", "#....+", "######"});
    CHECK(hung.misplaced.count() == 1);
    CHECK(hung.misplaced.test(hung.vault->corner + Point{2, 1}));
    CHECK(!hung.flaw.empty());
}

TEST_CASE("a vault without an opening has none, and nothing in it is reached") {
    const FloorModel model = model_of({"####", "#..#", "####"});
    CHECK(model.openings.empty());
    CHECK(model.unreached.count() == 2);
}

TEST_CASE("a vault is flipped only if its definition allows it") {
    const FloorModel plain = model_of({"#####", "#...+", "#####"}), flipped = model_of({"#####", "#...+", "#####"}, 1);
    CHECK(plain.openings.front().x > flipped.openings.front().x);
    CHECK(flipped.unreached.count() == 0);
    Catalog content = *shipped_content();
    content.vaults.push_back(vault_of({"#####", "#...+", "#####"}));
    content.vaults.back().mirrored = false;
    const FloorModel kept = vault_model(catalog_for_vaults(content), VaultId(content.vaults.size() - 1), ThemeId(0), 1);
    CHECK(kept.openings == plain.openings);
}

TEST_CASE("every vault of the game can be reached from outside, or is a whole floor") {
    const auto content = shipped_content();
    const auto catalog = catalog_for_vaults(*content);
    for (std::size_t i = 0; i < content->vaults.size(); ++i) {
        const FloorModel model = vault_model(catalog, VaultId(i), ThemeId(0), 0);
        const bool is_floor = model.vault->contains(model.entrance());
        CHECK_MESSAGE(is_floor == model.openings.empty(), content->vaults[i].id);
        CHECK_MESSAGE(model.unreached.count() == 0, content->vaults[i].id);
        CHECK_MESSAGE(model.flaw.empty(), content->vaults[i].id << ": " << model.flaw);
    }
}
