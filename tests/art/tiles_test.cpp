#include "art/tiles.hpp"

#include <doctest/doctest.h>

#include <set>

#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("neighbourhoods have 47 looks, and hidden corners change nothing") {
    std::set<int> looks;
    for (const std::uint8_t look : look_of_mask) looks.insert(look);
    CHECK(looks.size() == looks_of_masks);
    const JoinMask open_north = without(all_around, Direction::north);
    CHECK(look_of_mask[open_north] == look_of_mask[without(open_north, Direction::northeast)]);
    CHECK(look_of_mask[all_around] != look_of_mask[without(all_around, Direction::northeast)]);
}

TEST_CASE("the tile set shows the tile that the painter paints") {
    const Theme theme;
    const TileSet tiles(theme);
    const JoinMask mask = without(without(all_around, Direction::south), Direction::west);
    CHECK(cropped(tiles.image(), tiles.pool(Pool::lava, mask, 1)) == paint_pool(theme, Pool::lava, without_hidden_corners(mask), 1));
    CHECK(cropped(tiles.image(), tiles.stairs()) == paint_stairs(theme));
    CHECK(cropped(tiles.image(), tiles.door(DoorOrientation::along, true)) == paint_door(theme, DoorOrientation::along, true));
    CHECK_FALSE(tiles.door(DoorOrientation::along, true) == tiles.door(DoorOrientation::along, false));
}

TEST_CASE("the seed chooses among variations of a floor, the same each time") {
    const TileSet tiles{Theme{}};
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        CHECK(tiles.floor(0, seed) == tiles.floor(0, seed));
        seen.insert(tiles.floor(0, seed).x);
    }
    CHECK(seen.size() == 8);
}
