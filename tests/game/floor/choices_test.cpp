// The choices before the first round of a floor, one after the other.
#include "game/floor/choices.hpp"

#include <doctest/doctest.h>

#include "game/on_the_stairs.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("the boon is chosen before the encounter, and nothing else goes on before both are") {
    OnTheStairs stairs;
    stairs.meet({{.text = "Wind it.", .minutes = 2}});
    Game game = stairs.descended();
    REQUIRE(game.state().choices.size() == 2);
    CHECK(game.state().choices[0].kind == PartyChoice::Kind::boon);
    CHECK(game.state().choices[1].kind == PartyChoice::Kind::encounter);
    CHECK_FALSE(game.forecast(2).turns.empty());
    game.step(commands::Choose{0});
    CHECK(game.would_refuse(commands::Wait{})->reason == Refusal::Reason::choose_first);
    CHECK(game.step().kind == Step::Kind::needs_choice);
    CHECK(option_count(game.state()) == 2);
    game.step(commands::Choose{1});
    while (!game.awaiting()) game.step();
    CHECK(game.now().round == 1);
}

TEST_CASE("a first floor has no boons, but may have an encounter") {
    OnTheStairs stairs;
    stairs.meet({{.text = "Wind it.", .minutes = 2}});
    stairs.catalog->dungeons[0].floors[0].encounters = stairs.catalog->dungeons[0].floors[1].encounters;
    stairs.catalog->dungeons[0].party = {{.species = ids::hero, .name = "A"}};
    const Game game(stairs.catalog, {1, DungeonId(0)});
    REQUIRE(game.state().choices.size() == 1);
    CHECK(game.state().choices[0].kind == PartyChoice::Kind::encounter);
}
