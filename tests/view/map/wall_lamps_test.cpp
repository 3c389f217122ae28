// Which walls have lamps, and their light.
#include "view/map/wall_lamps.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "view/map/light_map.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A room with pillars, all of it in sight of `A`.
Arena room() {
    Arena arena({"####################", "#..................#", "#.#..#..#..#..#..#.#", "#..................#", "#...#..#..#..#..#..#",
                 "#........A.........#", "#.#..#..#..#..#..#.#", "#..................#", "####################"});
    arena.hero('A');
    arena.catalog->terrains[ids::wall.index()].look = "wall";
    return arena;
}

constexpr Point last{19, 8};

}  // namespace

TEST_CASE("lamps are on walls above a floor, never side by side, and the same each time") {
    Arena arena = room();
    const Game game = arena.start();
    const std::vector<WallLamp> lamps = wall_lamps(game, {0, 0}, last, {});
    REQUIRE(lamps.size() > 1);
    for (std::size_t i = 0; i < lamps.size(); ++i) {
        CHECK(game.world().terrain(lamps[i].at) == ids::wall);
        CHECK(game.world().terrain(lamps[i].at + Point{0, 1}) == ids::floor);
        CHECK(lamps[i].brightness == 100);
        if (i > 0 && lamps[i].at.y == lamps[i - 1].at.y) CHECK(lamps[i].at.x > lamps[i - 1].at.x + 1);
    }
    const std::vector<WallLamp> later = wall_lamps(game, {0, 0}, last, 7);
    REQUIRE(later.size() == lamps.size());
    for (std::size_t i = 0; i < lamps.size(); ++i) {
        CHECK(later[i].at == lamps[i].at);
        CHECK(later[i].brightness >= 80);
    }
}

TEST_CASE("a lamp lights up the tiles before it and not those behind its wall") {
    Arena arena = room();
    const Game game = arena.start();
    const std::vector<WallLamp> lamps = wall_lamps(game, {0, 0}, last, {});
    REQUIRE_FALSE(lamps.empty());
    const LightMap dark(game, GroundView(game), {0, -4}, last);
    LightMap lit = dark;
    lit.shine(game, {lamps[0]}, Colour::of(0xFFC878));
    const Point before = lamps[0].at + Point{0, 1}, behind = lamps[0].at - Point{0, 2};
    CHECK(lit.corners(before)[2].r > dark.corners(before)[2].r);
    CHECK(lit.corners(behind)[0] == dark.corners(behind)[0]);
}
