#include "view/map/light_map.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The brightness of the upper left corner of a tile.
int light_at(const Game& game, Point p) {
    const LightMap lights(game, GroundView(game), {-20, -20}, {40, 20});
    return lights.corners(p)[0].r;
}

}  // namespace

TEST_CASE("unexplored rock gets darker away from the explored tiles, down to a limit") {
    Arena arena({"#####", "#A..#", "#####"});
    arena.hero('A');
    const Game game = arena.start();
    CHECK(light_at(game, {-3, 1}) < light_at(game, {-1, 1}));
    CHECK(light_at(game, {-5, 1}) < light_at(game, {-3, 1}));
    CHECK(light_at(game, {-9, 1}) == light_at(game, {-18, 1}));
    CHECK(light_at(game, {-18, 1}) > 40);
}

TEST_CASE("neighbouring tiles have the same light on the corners that they share") {
    Arena arena({"########", "#A.....#", "########"});
    arena.hero('A');
    const Game game = arena.start();
    const LightMap lights(game, GroundView(game), {0, 0}, {7, 2});
    const CornerTints left = lights.corners({3, 1}), right = lights.corners({4, 1}), below = lights.corners({3, 2});
    CHECK(left[1] == right[0]);
    CHECK(left[2] == right[3]);
    CHECK(left[3] == below[0]);
    CHECK(left[2] == below[1]);
}

TEST_CASE("unexplored rock looks the same whatever is there") {
    Arena solid({"########", "#A.#####", "########"}), hollow({"########", "#A.##..#", "########"});
    for (Arena* const arena : {&solid, &hollow}) arena->hero('A');
    const Game one = solid.start(), other = hollow.start();
    for (int x = 0; x < 8; ++x) CHECK(light_at(one, {x, 1}) == light_at(other, {x, 1}));
}
