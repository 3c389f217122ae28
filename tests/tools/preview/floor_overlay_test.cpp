#include "tools/preview/floor_overlay.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "content/shipped_content.hpp"
#include "tools/preview/stage.hpp"

using namespace td;
using namespace td::test;

namespace {

FloorModel shipped_floor(int floor) {
    const auto content = shipped_content();
    return floor_model(content, main_dungeon(*content), floor, 7);
}

const MarkedTile* tile_at(const MarkedFloor& marked, Point p) {
    const auto found = std::find_if(marked.tiles.begin(), marked.tiles.end(), [&](const MarkedTile& tile) { return tile.at == p; });
    return found == marked.tiles.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("distances count from where the party arrives, and the stairs are some steps away") {
    const FloorModel model = shipped_floor(1);
    const MarkedFloor marked = marked_floor(model, FloorOverlay::distance);
    REQUIRE(tile_at(marked, model.entrance()));
    CHECK(tile_at(marked, model.entrance())->label == "0");
    REQUIRE(tile_at(marked, model.plan.stairs));
    CHECK(std::stoi(tile_at(marked, model.plan.stairs)->label) > 3);
    CHECK(!marked.told.empty());
    CHECK(marked.tiles.size() == std::set<Point>([&] {
                                     std::set<Point> places;
                                     for (const MarkedTile& tile : marked.tiles) places.insert(tile.at);
                                     return places;
                                 }())
                                     .size());
}

TEST_CASE("chokepoints bear how many tiles they cut off, and none cuts off few") {
    const MarkedFloor marked = marked_floor(shipped_floor(1), FloorOverlay::chokepoints);
    REQUIRE(!marked.tiles.empty());
    for (const MarkedTile& tile : marked.tiles) CHECK(std::stoi(tile.label) >= least_cut_off);
}

TEST_CASE("loops are marked on walkable ground") {
    const FloorModel model = shipped_floor(2);
    for (const MarkedTile& tile : marked_floor(model, FloorOverlay::loops).tiles) CHECK(model.walkable.test(tile.at));
}

TEST_CASE("spawns mark everything that the plan places, team by team") {
    const FloorModel model = shipped_floor(2);
    const MarkedFloor marked = marked_floor(model, FloorOverlay::spawns);
    for (const TeamPlacement& team : model.plan.teams)
        for (const Point at : team.members) {
            REQUIRE(tile_at(marked, at));
            CHECK(tile_at(marked, at)->label == tile_at(marked, team.members.front())->label);
        }
    for (const ItemPlacement& item : model.plan.items) CHECK(tile_at(marked, item.at));
    CHECK(tile_at(marked, model.entrance())->label == "@");
    CHECK(tile_at(marked, model.plan.stairs)->label == ">");
}

TEST_CASE("ground that cannot be reached is marked under every overlay") {
    FloorModel model = shipped_floor(1);
    const Point rock{0, 0};
    model.unreached.set(rock);
    for (const FloorOverlay overlay : {FloorOverlay::none, FloorOverlay::distance, FloorOverlay::chokepoints, FloorOverlay::loops})
        CHECK(tile_at(marked_floor(model, overlay), rock));
}

TEST_CASE("a mistake on the map of a vault is marked on its tile, also where the vault is flipped") {
    Catalog content = *shipped_content();
    const auto mirrored = std::find_if(content.vaults.begin(), content.vaults.end(), [](const Vault& vault) { return vault.mirrored; });
    REQUIRE(mirrored != content.vaults.end());
    const VaultId id(static_cast<std::size_t>(mirrored - content.vaults.begin()));
    const std::shared_ptr<const Catalog> catalog = catalog_for_vaults(content);
    PreviewMistake mistake{"vault.yaml:4", "map", "#..Q+", "`Q` is not in the legend"};
    mistake.on_map = Point{1, 0};
    for (const unsigned flips : {0U, 1U, 2U, 3U}) {
        const FloorModel model = vault_model(catalog, id, ThemeId(0), flips);
        REQUIRE(model.vault);
        const Room& vault = *model.vault;
        const Point at{vault.corner.x + ((flips & 1) != 0 ? vault.width - 2 : 1),
                       vault.corner.y + ((flips & 2) != 0 ? vault.height - 1 : 0)};
        const MarkedFloor marked = marked_floor(model, FloorOverlay::none, {mistake});
        REQUIRE_MESSAGE(tile_at(marked, at), flips);
        CHECK(tile_at(marked, at)->label == "!");
        CHECK(!tile_at(marked_floor(model, FloorOverlay::none), at));
    }
    mistake.on_map = Point{99, 0};
    const FloorModel model = vault_model(catalog, id, ThemeId(0), 0);
    CHECK(marked_floor(model, FloorOverlay::none, {mistake}).tiles == marked_floor(model, FloorOverlay::none).tiles);
}
