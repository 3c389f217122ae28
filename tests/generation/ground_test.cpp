#include "generation/ground.hpp"

#include <doctest/doctest.h>

#include <map>

#include "generation/drawn_layout.hpp"
#include "generation/sample_vault.hpp"
#include "generation/vaults.hpp"

using namespace td;
using namespace td::tests;

TEST_CASE("dry is what walkers stand on without being slowed or hurt") {
    const Catalog catalog = sample_catalog();
    CHECK(is_dry(catalog.terrains[0]));
    CHECK_FALSE(is_dry(catalog.terrains[1]));
    CHECK_FALSE(is_dry(catalog.terrains[water]));
    CHECK_FALSE(is_dry(catalog.terrains[mire]));
    Terrain embers = catalog.terrains[grass];
    CHECK(is_dry(embers));
    embers.triggers.resize(1);
    CHECK_FALSE(is_dry(embers));
}

TEST_CASE("all that is not rock begins as floor, dry and free but for its doors") {
    const Catalog catalog = sample_catalog();
    const Ground ground(catalog, layout_of({"#####", "#.+c#", "#####"}));
    CHECK(ground.terrain[{0, 0}] == catalog.wall);
    CHECK_FALSE(ground.dry.test({0, 0}));
    CHECK(ground.terrain[{2, 1}] == catalog.floor);
    CHECK(ground.dry.test({2, 1}));
    CHECK_FALSE(ground.free({2, 1}));
    CHECK(ground.free({1, 1}));
    CHECK(ground.free({3, 1}));
}

TEST_CASE("a vault brings its own terrain") {
    const Catalog catalog = catalog_with_vault({"~."});
    Layout layout = layout_of({"####", "#..#", "####"});
    carve_vault(catalog, {VaultId(std::size_t{0}), {1, 1}}, layout, true);
    const Ground ground(catalog, layout);
    CHECK(ground.terrain[{1, 1}] == TerrainId(water));
    CHECK_FALSE(ground.free({1, 1}));
    CHECK(ground.terrain[{2, 1}] == catalog.floor);
    CHECK(ground.free({2, 1}));
}

TEST_CASE("a random tile of a room is any of those that fit, each as likely") {
    const Room room{{2, 3}, 3, 2};
    Rng rng(1);
    std::map<Point, int> drawn;
    for (int i = 0; i < 3000; ++i) ++drawn[*random_tile(room, rng, [](Point p) { return p.x != 3; })];
    CHECK(drawn.size() == 4);
    for (const auto& [p, times] : drawn) {
        CHECK(room.contains(p));
        CHECK(times > 650);
        CHECK(times < 850);
    }
    CHECK_FALSE(random_tile(room, rng, [](Point) { return false; }));
}
