// Water, mire, lava and grass, with their shores.
#include <doctest/doctest.h>

#include "art/painted_tiles.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("pools have a shore, move between their frames, and are opaque") {
    const Theme theme;
    for (const Pool pool : {Pool::water, Pool::mire, Pool::lava, Pool::grass}) {
        const Image open = paint_pool(theme, pool, all_around, 0);
        const Image shore = paint_pool(theme, pool, without(all_around, Direction::east), 0);
        CHECK_FALSE(column(open, tile_size - 1) == column(shore, tile_size - 1));
        CHECK(column(open, 0) == column(shore, 0));
        CHECK_FALSE(open == paint_pool(theme, pool, all_around, 1));
        for (const Rgba p : shore.pixels()) CHECK(p.a == 255);
    }
}

TEST_CASE("pools of different kinds look different, and a corner that is hidden changes nothing") {
    Theme theme;
    theme.lava = theme.mire = theme.grass = theme.water;  // the pattern differs as well
    std::vector<Image> pools;
    for (const Pool pool : {Pool::water, Pool::mire, Pool::lava, Pool::grass}) {
        pools.push_back(paint_pool(theme, pool, all_around, 0));
        for (std::size_t i = 0; i + 1 < pools.size(); ++i) CHECK_FALSE(pools.back() == pools[i]);
    }
    const JoinMask open_north = without(all_around, Direction::north);
    CHECK(paint_pool(theme, Pool::water, open_north, 0) == paint_pool(theme, Pool::water, without(open_north, Direction::northeast), 0));
}

TEST_CASE("where two shores meet, the corner of the water is rounded") {
    const Theme theme;
    const JoinMask corner = without(without(all_around, Direction::north), Direction::west);
    const Image pool = paint_pool(theme, Pool::water, corner, 0);
    const Image edge = paint_pool(theme, Pool::water, without(all_around, Direction::west), 0);
    CHECK_FALSE(pool[{2, 2}] == edge[{6, 12}]);
    CHECK(pool[{20, 20}] == edge[{20, 20}]);
}
