#include "generation/open_ground.hpp"

#include <doctest/doctest.h>

#include "generation/drawn_layout.hpp"
#include "generation/sample_vault.hpp"

using namespace td;
using namespace td::tests;

TEST_CASE("a cave is one place of half the floor or so, without corridors, and another with each seed") {
    const FloorRules rules = sample_rules();
    std::vector<std::string> before;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed);
        const Layout layout = cave_layout(sample_catalog(), rules, rng);
        const int open = count_tiles(layout.tiles, Tile::room);
        CHECK(region_count(layout.tiles) == 1);
        CHECK(count_tiles(layout.tiles, Tile::corridor) == 0);
        CHECK(open > rules.width * rules.height * 30 / 100);
        CHECK(open < rules.width * rules.height * 80 / 100);
        CHECK(drawing_of(layout.tiles) != before);
        before = drawing_of(layout.tiles);
    }
}

TEST_CASE("a hall fills the floor, with pillars that stand apart from its walls and mirror each other") {
    const FloorRules rules = sample_rules();
    Rng rng(1);
    const Layout layout = hall_layout(sample_catalog(), rules, rng);
    int pillars = 0;
    for (int y = 1; y < rules.height - 1; ++y)
        for (int x = 1; x < rules.width - 1; ++x) {
            if (layout.tiles[{x, y}] != Tile::rock) continue;
            ++pillars;
            CHECK(x > 2);
            CHECK(y > 2);
            CHECK(layout.tiles[{rules.width - 1 - x, y}] == Tile::rock);
            CHECK(layout.tiles[{x, rules.height - 1 - y}] == Tile::rock);
        }
    CHECK(pillars > 10);
}

TEST_CASE("a hall whose shape the rules name has that shape instead of pillars") {
    FloorRules rules = sample_rules();
    rules.room_shapes = {{1, RoomShape::plain}};
    Rng rng(1);
    const Layout layout = hall_layout(sample_catalog(), rules, rng);
    CHECK(count_tiles(layout.tiles, Tile::room) == (rules.width - 2) * (rules.height - 2));
}

TEST_CASE("a single room has the size that the rules give, within the floor, and two halves for party and stairs") {
    FloorRules rules = sample_rules();
    rules.room_shapes = {{1, RoomShape::plain}};
    const auto room_of = [&](Range width, Range height) {
        rules.room_width = width;
        rules.room_height = height;
        Rng rng(1);
        return single_room_layout(sample_catalog(), rules, rng);
    };
    const Layout layout = room_of({12, 12}, {8, 8});
    CHECK(count_tiles(layout.tiles, Tile::room) == 12 * 8);
    REQUIRE(layout.rooms.size() == 2);
    CHECK(layout.rooms[0].width + layout.rooms[1].width == 12);
    CHECK(layout.rooms[1].corner == layout.rooms[0].corner + Point{layout.rooms[0].width, 0});
    CHECK(count_tiles(room_of({2, 2}, {2, 2}).tiles, Tile::room) == 6 * 6);
    CHECK(count_tiles(room_of({999, 999}, {999, 999}).tiles, Tile::room) == (rules.width - 2) * (rules.height - 2));
}

TEST_CASE("a vault in the open has a path around it and all its doors") {
    const Catalog catalog = catalog_with_vault({"#####", "#G.!#", "#...+", "#####"});
    FloorRules rules = sample_rules();
    rules.vaults = {{1, VaultId(std::size_t{0}), 1}};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed);
        const Layout layout = cave_layout(catalog, rules, rng);
        REQUIRE(layout.vaults.size() == 1);
        CHECK(layout.doors.size() == 1);
        const Point corner = layout.vaults[0].corner;
        for (int x = -1; x <= 5; ++x)
            for (const int y : {-1, 4}) CHECK(layout.tiles[corner + Point{x, y}] == Tile::room);
        CHECK(region_count(layout.tiles) == 1);
    }
}
