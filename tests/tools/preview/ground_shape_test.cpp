#include "tools/preview/ground_shape.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace td;

namespace {

BitGrid walkable(const std::vector<std::string>& map) {
    BitGrid tiles(static_cast<int>(map[0].size()), static_cast<int>(map.size()));
    for (int y = 0; y < tiles.height(); ++y)
        for (int x = 0; x < tiles.width(); ++x) tiles.set({x, y}, map[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] != '#');
    return tiles;
}

}  // namespace

TEST_CASE("a corridor between two rooms is a chokepoint, and cuts off the room behind it") {
    const GroundShape shape = ground_shape(walkable({"#########", "#..###..#", "#.......#", "#..###..#", "#########"}), {1, 1}, 6);
    REQUIRE(shape.chokepoints.size() == 4);  // the corridor, and the tile of the first room at its mouth
    CHECK(shape.chokepoints.front() == Chokepoint{{2, 2}, 9});
    CHECK(shape.chokepoints[1] == Chokepoint{{3, 2}, 8});
    CHECK(shape.chokepoints.back() == Chokepoint{{5, 2}, 6});
    CHECK(shape.loops == 0);
}

TEST_CASE("chokepoints that cut off little are left out") {
    const BitGrid niche = walkable({"#####", "#...#", "#...#", "##.##", "#####"});
    CHECK(ground_shape(niche, {1, 1}, 2).chokepoints.empty());
    CHECK(ground_shape(niche, {1, 1}, 1).chokepoints == std::vector{Chokepoint{{2, 2}, 1}});
}

TEST_CASE("the start is a chokepoint for all but the largest part around it") {
    const GroundShape shape = ground_shape(walkable({"#######", "#.....#", "#######"}), {2, 1}, 1);
    REQUIRE(!shape.chokepoints.empty());
    CHECK(shape.chokepoints.front() == Chokepoint{{2, 1}, 1});
}

TEST_CASE("a way around a pillar is a loop, a room without one is none") {
    const GroundShape around = ground_shape(walkable({"######", "#...##", "#.#..#", "#...##", "######"}), {1, 1}, 1);
    CHECK(around.loops == 1);
    CHECK(around.loop_of[{1, 1}] == 1);
    CHECK(around.loop_of[{4, 2}] == 0);  // the niche beside it
    CHECK(ground_shape(walkable({"#####", "#...#", "#...#", "#...#", "#####"}), {1, 1}, 1).loops == 0);
}

TEST_CASE("two rings with a corridor between them are two loops") {
    const GroundShape shape = ground_shape(walkable({"##########", "#...##...#", "#.#....#.#", "#...##...#", "##########"}), {1, 1}, 1);
    CHECK(shape.loops == 2);
    CHECK(shape.loop_of[{4, 2}] == 0);
    CHECK(shape.loop_of[{1, 1}] != shape.loop_of[{8, 1}]);
}

TEST_CASE("tiles that cannot be reached count for nothing") {
    const GroundShape shape = ground_shape(walkable({"########", "#.#....#", "#.#.##.#", "#.#....#", "########"}), {1, 1}, 1);
    CHECK(shape.loops == 0);
    CHECK(shape.loop_of[{3, 1}] == 0);
}
