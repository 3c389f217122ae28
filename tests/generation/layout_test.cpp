#include "generation/layout.hpp"

#include <doctest/doctest.h>

#include "generation/drawn_layout.hpp"
#include "generation/sample_vault.hpp"

using namespace td;
using namespace td::tests;

namespace {

constexpr std::array every_style{FloorStyle::rooms, FloorStyle::cave, FloorStyle::hall,
                                 FloorStyle::room,  FloorStyle::maze, FloorStyle::ring};

bool has_walls_around(const Grid<Tile>& tiles) {
    for (int x = 0; x < tiles.width(); ++x)
        if (tiles[{x, 0}] != Tile::rock || tiles[{x, tiles.height() - 1}] != Tile::rock) return false;
    for (int y = 0; y < tiles.height(); ++y)
        if (tiles[{0, y}] != Tile::rock || tiles[{tiles.width() - 1, y}] != Tile::rock) return false;
    return true;
}

}  // namespace

TEST_CASE("a layout of every style is one connected place within walls, with two rooms or more") {
    for (const FloorStyle style : every_style)
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            FloorRules rules = sample_rules();
            rules.style = style;
            Rng rng(seed);
            const Layout layout = random_layout(sample_catalog(), rules, rng);
            CAPTURE(static_cast<int>(style));
            CAPTURE(seed);
            CHECK(layout.tiles.width() == rules.width);
            CHECK(layout.tiles.height() == rules.height);
            CHECK(has_walls_around(layout.tiles));
            CHECK(region_count(layout.tiles) == 1);
            CHECK(layout.rooms.size() >= 2);
            for (const Point door : layout.doors) CHECK(layout.tiles[door] == Tile::door);
        }
}

TEST_CASE("a vault stands in a layout of every style, joined to the rest") {
    const Catalog catalog = catalog_with_vault({"#####", "#G.!#", "#...+", "#####"});
    for (const FloorStyle style : {FloorStyle::rooms, FloorStyle::cave, FloorStyle::hall, FloorStyle::maze, FloorStyle::ring}) {
        int placed = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            FloorRules rules = sample_rules();
            rules.style = style;
            rules.vaults = {{1, VaultId(std::size_t{0}), 1}};
            Rng rng(seed);
            const Layout layout = random_layout(catalog, rules, rng);
            CHECK(layout.vaults.size() + layout.vaults_left_out.size() == 1);
            CHECK(region_count(layout.tiles) == 1);
            placed += static_cast<int>(layout.vaults.size());
        }
        CHECK(placed == 20);
    }
}

TEST_CASE("a vault for which there is no place is left out") {
    const Catalog catalog = catalog_with_vault(std::vector<std::string>(30, std::string(46, '.')));
    FloorRules rules = sample_rules();
    rules.vaults = {{1, VaultId(std::size_t{0}), 1}};
    Rng rng(1);
    const Layout layout = random_layout(catalog, rules, rng);
    CHECK(layout.vaults.empty());
    CHECK(layout.vaults_left_out == std::vector<VaultId>{VaultId(std::size_t{0})});
}

TEST_CASE("the simple layout has two rooms with a door each, on the smallest floor too") {
    for (const Point size : {Point{24, 18}, Point{48, 32}, Point{128, 128}}) {
        FloorRules rules;
        rules.width = size.x;
        rules.height = size.y;
        const Layout layout = simple_layout(rules);
        CHECK(layout.rooms.size() == 2);
        CHECK(layout.doors.size() == 2);
        CHECK(has_walls_around(layout.tiles));
        CHECK(region_count(layout.tiles) == 1);
    }
}

TEST_CASE("sectors cover the floor, and those with hardly any open ground are left out") {
    Grid<Tile> tiles(24, 12, Tile::room);
    CHECK(sectors_of(tiles, 12) == std::vector<Room>{{{0, 0}, 12, 12}, {{12, 0}, 12, 12}});
    for (int y = 0; y < 12; ++y)
        for (int x = 12; x < 24; ++x) tiles[{x, y}] = Tile::rock;
    for (int i = 0; i < 23; ++i) tiles[{12 + i % 12, i / 12}] = Tile::room;
    CHECK(sectors_of(tiles, 12).size() == 1);
    tiles[{20, 8}] = Tile::room;
    CHECK(sectors_of(tiles, 12).size() == 2);
    CHECK(sectors_of(tiles, 100) == std::vector<Room>{{{0, 0}, 24, 12}});
}
