#include "generation/vaults.hpp"

#include <doctest/doctest.h>

#include <set>

#include "generation/drawn_layout.hpp"
#include "generation/sample_vault.hpp"

using namespace td;
using namespace td::tests;

namespace {

using Drawing = std::vector<std::string>;
const VaultId first(std::size_t{0}), second(std::size_t{1});

PlacedVault at(Point corner, bool left_to_right = false, bool upside_down = false) { return {first, corner, left_to_right, upside_down}; }

Layout solid(int width, int height) {
    return layout_of(Drawing(static_cast<std::size_t>(height), std::string(static_cast<std::size_t>(width), '#')));
}

}  // namespace

TEST_CASE("as many vaults are drawn as there are to be rooms of them, each as often as it may occur") {
    FloorRules rules = sample_rules();
    Rng rng(1);
    CHECK(draw_vaults(rules, rng).empty());
    CHECK(rng.state() == Rng(1).state());
    rules.vaults = {{5, first, 2}, {1, second, 1}};
    rules.vault_rooms = {1, 1};
    CHECK(draw_vaults(rules, rng).size() == 1);
    rules.vault_rooms = {9, 9};
    for (int i = 0; i < 20; ++i) {
        std::vector<VaultId> drawn = draw_vaults(rules, rng);
        std::sort(drawn.begin(), drawn.end(), [](VaultId a, VaultId b) { return a.value < b.value; });
        CHECK(drawn == std::vector<VaultId>{first, first, second});
    }
}

TEST_CASE("a vault is flipped in all four ways, or in none if it must not be") {
    Catalog catalog = catalog_with_vault({"#."});
    Rng rng(1);
    const auto ways = [&] {
        std::set<std::pair<bool, bool>> seen;
        for (int i = 0; i < 100; ++i) {
            const PlacedVault placed = flipped_vault(catalog, first, rng);
            seen.emplace(placed.left_to_right, placed.upside_down);
        }
        return seen.size();
    };
    CHECK(ways() == 4);
    catalog.vaults[0].mirrored = false;
    CHECK(ways() == 1);
}

TEST_CASE("a flipped vault has its tiles on the other side") {
    const Catalog catalog = catalog_with_vault({"G.", ".!"});
    CHECK(vault_tile_at(catalog, at({5, 5}), {5, 5}).glyph == 'G');
    CHECK(vault_tile_at(catalog, at({5, 5}, true), {6, 5}).glyph == 'G');
    CHECK(vault_tile_at(catalog, at({5, 5}, false, true), {5, 6}).glyph == 'G');
    CHECK(vault_tile_at(catalog, at({5, 5}, true, true), {5, 5}).glyph == '!');
}

TEST_CASE("a vault is entered where its edge can be walked, through the sides that lead out") {
    const Catalog catalog = catalog_with_vault({"#+#", "~..", "###"});
    const std::vector<Opening> openings = openings_of(catalog, at({4, 4}));
    REQUIRE(openings.size() == 2);
    CHECK(openings[0].tile == Point{5, 4});
    CHECK(openings[0].door);
    CHECK(openings[0].inward == Direction::south);
    CHECK(openings[1].tile == Point{6, 5});
    CHECK_FALSE(openings[1].door);
    CHECK(openings[1].inward == Direction::west);
}

TEST_CASE("doors at the edge are hung when a corridor comes, or at once; those inside at once") {
    const Catalog catalog = catalog_with_vault({"###", "#.+", "#+#", "#.#", "###"});
    Layout later = solid(7, 7);
    carve_vault(catalog, at({1, 1}), later, false);
    CHECK(drawing_of(later.tiles) == Drawing{"#######", "#######", "##v####", "##+####", "##v####", "#######", "#######"});
    CHECK(later.doors == std::vector<Point>{{2, 3}});
    CHECK(later.vaults.size() == 1);
    Layout at_once = solid(7, 7);
    carve_vault(catalog, at({1, 1}), at_once, true);
    CHECK(at_once.tiles[{3, 2}] == Tile::door);
    CHECK(at_once.doors.size() == 2);
}

TEST_CASE("the contents of a vault have their tiles: items, and one team for each side") {
    Catalog catalog = catalog_with_vault({"GG!", "R.."});
    catalog.vaults[0].legend[4].count_low = catalog.vaults[0].legend[4].count_high = 3;
    catalog.vaults[0].legend[3].name = "Grub";
    Layout layout = solid(6, 5);
    carve_vault(catalog, at({1, 1}), layout, true);
    Ground ground(catalog, layout);
    LevelPlan plan;
    Rng rng(1);
    furnish_vaults(catalog, layout, ground, rng, plan);
    REQUIRE(plan.items.size() == 1);
    CHECK(plan.items[0] == ItemPlacement{ItemId(std::size_t{1}), 3, {3, 1}});
    REQUIRE(plan.teams.size() == 2);
    CHECK(plan.teams[0].list == SpawnList::vault_foes);
    CHECK(plan.teams[0].members == std::vector<Point>{{1, 1}, {2, 1}});
    CHECK(plan.teams[0].team.members[0].name == "Grub");
    CHECK(plan.teams[1].list == SpawnList::vault_neutrals);
    CHECK(plan.teams[1].members == std::vector<Point>{{1, 2}});
    CHECK_FALSE(ground.free({3, 1}));
    CHECK(ground.free({2, 2}));
}
