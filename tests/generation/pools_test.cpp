#include "generation/pools.hpp"

#include <doctest/doctest.h>

#include "generation/drawn_layout.hpp"
#include "generation/sample_floor.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// The dry tiles of a drawing of three by three, whose middle is asked about.
bool stays_connected(const std::vector<std::string>& dots) {
    BitGrid dry(5, 5);
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 3; ++x)
            if (dots[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '.') dry.set({x + 1, y + 1});
    return stays_connected_without(dry, {2, 2});
}

Layout room_with_a_door() {
    return layout_of({"##########", "#........#", "#........#", "#........+", "#........#", "#........#", "##########"}, {{{1, 1}, 8, 5}});
}

int count_of(const Ground& ground, TerrainId terrain) {
    int count = 0;
    for (const TerrainId each : ground.terrain.cells()) count += each == terrain ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("a tile may be flooded if its dry neighbours are connected around it") {
    CHECK(stays_connected({"...", "...", "..."}));
    CHECK(stays_connected({"...", "#.#", "###"}));
    CHECK(stays_connected({"##.", "#..", "###"}));
    CHECK_FALSE(stays_connected({"#.#", "#.#", "#.#"}));
    CHECK_FALSE(stays_connected({"#.#", "#..", "###"}));  // around the corner, but not by orthogonal steps
    CHECK_FALSE(stays_connected({"#..", "..#", "#.#"}));
}

TEST_CASE("beside an entrance is beside a door or a corridor, not cornerwise") {
    const Layout layout = layout_of({"######", "#..+c#", "#...##", "######"});
    CHECK(is_beside_entrance(layout, {2, 1}));
    CHECK_FALSE(is_beside_entrance(layout, {2, 2}));
    CHECK_FALSE(is_beside_entrance(layout, {1, 1}));
    CHECK(room_tiles(layout) == 5);
}

TEST_CASE("water covers up to its share of the room, in pools of three tiles or more, and never divides the dry ground") {
    const Catalog catalog = sample_catalog();
    const Layout layout = room_with_a_door();
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Ground ground(catalog, layout);
        Rng rng(seed);
        place_pools(ground, layout, catalog, {{TerrainId(water), 40}}, rng);
        const int covered = count_of(ground, TerrainId(water));
        CHECK(covered >= 3);
        CHECK(covered <= 16);  // of 40 tiles
        Layout dry = layout;
        for (int y = 0; y < dry.tiles.height(); ++y)
            for (int x = 0; x < dry.tiles.width(); ++x) {
                CHECK(ground.dry.test({x, y}) == (layout.tiles[{x, y}] != Tile::rock && ground.terrain[{x, y}] == catalog.floor));
                if (!ground.dry.test({x, y})) dry.tiles[{x, y}] = Tile::rock;
            }
        CHECK(region_count(dry.tiles) == 1);
        CHECK(ground.dry.test({8, 3}));  // before the door
    }
}

TEST_CASE("a room of two tiles has no room for a pool") {
    const Catalog catalog = sample_catalog();
    const Layout layout =
        layout_of({"############", "#......#..##", "#......#####", "#......#####", "############"}, {{{1, 1}, 6, 3}, {{8, 1}, 2, 1}});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Ground ground(catalog, layout);
        Rng rng(seed);
        place_pools(ground, layout, catalog, {{TerrainId(grass), 100}}, rng);
        CHECK(ground.terrain[{8, 1}] == catalog.floor);
        CHECK(ground.terrain[{9, 1}] == catalog.floor);
    }
}

TEST_CASE("ground that stays dry may lie anywhere in a room, and a patch of no size nowhere") {
    const Catalog catalog = sample_catalog();
    const Layout layout = room_with_a_door();
    Ground ground(catalog, layout);
    Rng rng(1);
    place_pools(ground, layout, catalog, {{TerrainId(water), 0}}, rng);
    CHECK(count_of(ground, TerrainId(water)) == 0);
    for (int i = 0; i < 20; ++i) place_pools(ground, layout, catalog, {{TerrainId(grass), 100}}, rng);
    CHECK(count_of(ground, TerrainId(grass)) > 30);
    CHECK(ground.dry.count() == 41);
}
