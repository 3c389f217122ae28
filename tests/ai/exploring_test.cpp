// Exploring step by step, for a creature that the player steers.
#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Goes on until there is no step any more; how many there were.
int explore(Game& game) {
    int steps = 0;
    while (const std::optional<Command> step = game.autoexplore_step().step) {
        REQUIRE(steps < 500);
        REQUIRE(game.step(*step).kind != Step::Kind::refused);
        while (!game.awaiting()) game.step();
        ++steps;
    }
    return steps;
}

}  // namespace

TEST_CASE("exploring comes to every item and sees every room, through doors") {
    Arena arena({"###############", "#A...#....!#..#", "#....+.....+..#", "#....#.....#..#", "####.#########.", "#..!.#........#",
                 "###############"});
    const EntityId hero = arena.hero('A');
    Game game = arena.start();
    CHECK(explore(game) > 10);
    for (int x = 1; x < 14; ++x) CHECK_MESSAGE(game.sight().explored({x, 2}), x);
    const auto& stacks = game.world().bag(TeamId(0)).stacks;
    REQUIRE(stacks.size() >= 1);
    int herbs = 0;
    for (const ItemStack& stack : stacks) herbs += stack.item == ids::herb ? stack.count : 0;
    CHECK(herbs == 2);
    CHECK(game.world().roster().is_here(hero));
    CHECK_FALSE(game.autoexplore_step().step);
}

TEST_CASE("exploring lets lie what is not picked up in passing, and ends where nothing new can be reached") {
    Arena arena({"########", "#A.!.#.#", "########"});
    arena.hero('A');
    arena.catalog->items[ids::herb.index()].part = Part{};
    Game game = arena.start();
    explore(game);
    CHECK(game.world().bag(TeamId(0)).stacks.empty());
    CHECK_FALSE(game.sight().explored({6, 1}));
}

TEST_CASE("exploring picks up what people wear") {
    Arena arena({"########", "#A.!.#.#", "########"});
    arena.hero('A');
    arena.catalog->items[ids::herb.index()].part = Part{};
    arena.catalog->items[ids::herb.index()].part->slot = PartSlot::charm;
    Game game = arena.start();
    explore(game);
    CHECK(game.world().bag(TeamId(0)).stacks.size() == 1);
}
