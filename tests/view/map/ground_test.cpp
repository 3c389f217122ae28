#include "view/map/ground.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Floor {
    Floor() {
        arena.catalog->themes.resize(3);
        arena.catalog->dungeons[0].floors[0].theme = ThemeId(std::size_t{2});
        arena.catalog->terrains[ids::wall.index()].look = "wall";
        arena.hero('A');
    }
    Arena arena{{"##########", "#A.......#", "#........#", "#.......##", "#.......#.", "##########"}};
};

}  // namespace

TEST_CASE("the theme is that of the floor in play") {
    const Floor floor;
    const Game game = floor.arena.start();
    CHECK(GroundView(game).theme() == ThemeId(std::size_t{2}));
}

TEST_CASE("what is seen is lit, the less the farther from the leader; what is remembered is grey") {
    Floor floor;
    Game game = floor.arena.start();
    const GroundView ground(game);
    CHECK(ground.light({1, 1}) == Colour{255, 255, 255});
    CHECK(ground.light({3, 1}).r == 255);
    CHECK(ground.light({6, 1}).r < ground.light({3, 1}).r);
    const Colour unseen = ground.light({9, 4});
    CHECK(unseen.r < ground.light({8, 1}).r);
    CHECK(unseen == Colour::of(0x5C6078));
}

TEST_CASE("what was seen before is grey too, and keeps its tile") {
    Arena arena({"######", "#A...#", "#.####", "#.####", "#.####", "######"});
    arena.catalog->themes.resize(1);
    arena.catalog->dungeons[0].floors[0].theme = ThemeId(std::size_t{0});
    arena.hero('A');
    Game game = arena.start();
    const TileSet set{Theme{}};
    const Rectangle seen = GroundView(game).tile(set, {1, 4}, 0);
    CHECK_FALSE(GroundView(game).light({1, 4}) == Colour::of(0x5C6078));
    for (int i = 0; i < 3; ++i) game.step(commands::Walk{Direction::east});
    CHECK(GroundView(game).light({1, 4}) == Colour::of(0x5C6078));
    CHECK(GroundView(game).tile(set, {1, 4}, 0).x == seen.x);
}

TEST_CASE("a place has the tile of its terrain, the same each time") {
    const Floor floor;
    const Game game = floor.arena.start();
    const GroundView ground(game);
    const TileSet set{Theme{}};
    const auto same = [](const Rectangle& a, const Rectangle& b) { return a.x == b.x && a.y == b.y; };
    CHECK(same(ground.tile(set, {2, 2}, 0), ground.tile(set, {2, 2}, 0)));
    CHECK_FALSE(same(ground.tile(set, {2, 2}, 0), ground.tile(set, {2, 0}, 0)));
    CHECK_FALSE(same(ground.door(set, {0, 2}, false), ground.door(set, {0, 2}, true)));
}
