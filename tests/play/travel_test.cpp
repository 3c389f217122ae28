#include "play/travel.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("where no way leads, it is said why: unseen ground, a wall, ground nobody walks on, a thing in the way, no known way") {
    Arena arena({"##########", "#A..~.o..#", "#...~..###", "#...~..#.#", "##########"});
    arena.hero('A');
    Game game = arena.start();
    game.step();
    const auto told = [&](Point goal) { return Travel(game, goal).obstacle(); };
    CHECK(told({3, 1}).empty());
    CHECK(told({1, 1}).empty());
    CHECK(told({8, 3}) == "Nobody in the party has seen that place.");
    CHECK(told({-3, 50}) == "Nobody in the party has seen that place.");
    CHECK(told({3, 0}) == "A wall is in the way.");
    CHECK(told({4, 2}) == "A cannot enter water.");
    CHECK(told({5, 2}) == "You know no safe route there. You can still go step by step.");
}

TEST_CASE("an immobile creature has no way anywhere, and it is said why") {
    Arena arena({"######", "#A...#", "######"});
    arena.catalog->species[ids::hero.index()].immobile = true;
    arena.hero('A');
    Game game = arena.start();
    game.step();
    const Travel travel(game, {3, 1});
    CHECK_FALSE(travel.next_step());
    CHECK(travel.path().empty());
    CHECK(travel.obstacle() == "A cannot move.");
}
