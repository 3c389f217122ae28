#include "view/map/ground.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "world/creature.hpp"

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
    CHECK(ground.light({1, 1}).r == 255);
    CHECK(ground.light({3, 1}).r < ground.light({1, 1}).r);
    CHECK(ground.light({6, 1}).r < ground.light({3, 1}).r);
    CHECK(2 * ground.light({7, 1}).r < ground.light({1, 1}).r);
    const Colour unseen = ground.light({9, 4});
    CHECK(unseen.r < ground.light({8, 1}).r);
    CHECK(unseen == Colour::of(0x404253));
}

TEST_CASE("where the weather shortens sight, light falls off to the end of it, and what is remembered is darker") {
    Floor floor;
    Weather murk;
    murk.id = "murk";
    murk.sight = -4;
    floor.arena.catalog->weathers.push_back(murk);
    const Game clear = floor.arena.start();
    floor.arena.world.edit_surroundings().weather = WeatherId(floor.arena.catalog->weathers.size() - 1);
    const Game dark = floor.arena.start();
    const GroundView day(clear), night(dark);
    CHECK(night.light({1, 1}) == day.light({1, 1}));
    const int sight = sight_of(dark.view(), dark.leader());
    REQUIRE(sight >= 3);
    REQUIRE(sight < 8);
    REQUIRE(dark.sight().sees({1 + sight, 1}));
    CHECK(night.light({1 + sight, 1}).r < night.light({sight, 1}).r);
    CHECK(night.light({1 + sight, 1}).r < day.light({1 + sight, 1}).r);
    CHECK(night.light_of_things({1 + sight, 1}).r > 60);
    REQUIRE(!dark.sight().sees({9, 4}));
    CHECK(night.light({9, 4}).r < day.light({9, 4}).r);
    CHECK(night.light_of_things({9, 4}).r > 30);
}

TEST_CASE("what was seen before is grey too, and keeps its tile") {
    Arena arena({"######", "#A...#", "#.####", "#.####", "#.####", "######"});
    arena.catalog->themes.resize(1);
    arena.catalog->dungeons[0].floors[0].theme = ThemeId(std::size_t{0});
    arena.hero('A');
    Game game = arena.start();
    const TileSet set{Theme{}};
    const Rectangle seen = GroundView(game).tile(set, {1, 4}, 0);
    CHECK_FALSE(GroundView(game).light({1, 4}) == Colour::of(0x404253));
    for (int i = 0; i < 3; ++i) game.step(commands::Walk{Direction::east});
    CHECK(GroundView(game).light({1, 4}) == Colour::of(0x404253));
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
