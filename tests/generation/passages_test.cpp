#include "generation/passages.hpp"

#include <doctest/doctest.h>

#include "generation/drawn_layout.hpp"

using namespace td;
using namespace td::tests;

namespace {

using Drawing = std::vector<std::string>;

Drawing widened(const Drawing& map, int width) {
    Layout layout = layout_of(map);
    widen_corridors(layout, width);
    return drawing_of(layout.tiles);
}

const Drawing corridor{"#########", "#########", "#########", "#ccccccc#", "#########", "#########", "#########"};

}  // namespace

TEST_CASE("a corridor is widened to two tiles on one side, to three on both, and never onto the rim") {
    CHECK(widened(corridor, 1) == corridor);
    CHECK(widened(corridor, 2) == Drawing{"#########", "#########", "#########", "#ccccccc#", "#ccccccc#", "#########", "#########"});
    CHECK(widened(corridor, 3) == Drawing{"#########", "#########", "#ccccccc#", "#ccccccc#", "#ccccccc#", "#########", "#########"});
}

TEST_CASE("beside rooms and doors a corridor stays narrow, so that these keep their walls") {
    const Drawing map{"#########", "#########", "#..######", "#..+cccc#", "#..######", "#########", "#########"};
    CHECK(widened(map, 3) == Drawing{"#########", "#########", "#..##ccc#", "#..+cccc#", "#..##ccc#", "#########", "#########"});
}

TEST_CASE("niches are single tiles beside a corridor, and count as dead ends") {
    Layout layout = layout_of(corridor);
    Rng rng(1);
    dig_niches(layout, 0, rng);
    CHECK(drawing_of(layout.tiles) == corridor);
    CHECK(layout.dead_ends.empty());
    dig_niches(layout, 100, rng);
    REQUIRE_FALSE(layout.dead_ends.empty());
    CHECK(count_tiles(layout.tiles, Tile::corridor) == 7 + static_cast<int>(layout.dead_ends.size()));
    for (const Point niche : layout.dead_ends) {
        int open = 0;
        for (const Point way : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}})
            open += layout.tiles[niche + way] == Tile::rock ? 0 : 1;
        CHECK(open == 1);
    }
}
