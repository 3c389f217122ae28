#include "knowledge/sight.hpp"

#include <doctest/doctest.h>

#include "actions/fixture.hpp"
#include "game/arena.hpp"
#include "world/fixtures.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("the content of a tile is remembered as last seen") {
    Arena arena({"#########", "#A+..!..#", "#########"});
    const EntityId hero = arena.hero('A');
    World& world = arena.world;
    const EntityId door = world.first_at<Fixture>({2, 1});
    Sight sight(world.width(), world.height());
    const auto set_open = [&](bool open) {
        change_fixture(world, *arena.catalog, door, open ? ids::open_door : ids::door);
        sight.look({world, *arena.catalog});
    };
    sight.look({world, *arena.catalog});
    CHECK_FALSE(sight.explored({5, 1}));
    CHECK(sight.memory({2, 1}).feature == ids::door);
    set_open(true);
    CHECK(sight.sees({5, 1}));
    CHECK(sight.sees(hero, {5, 1}));
    CHECK(sight.memory({5, 1}).item == ids::herb);
    set_open(false);
    world.remove_from_floor(world.first_at<Loot>({5, 1}));
    sight.look({world, *arena.catalog});
    CHECK_FALSE(sight.sees({5, 1}));
    CHECK(sight.memory({5, 1}).item == ids::herb);
    set_open(true);
    CHECK_FALSE(sight.memory({5, 1}).item);
}

TEST_CASE("the party sees what any of its creatures sees, each within its species' range") {
    Arena arena({"###########", "#A.......B#", "###########"});
    arena.catalog->species[0].sight = 2;
    const EntityId a = arena.hero('A');
    const EntityId b = arena.hero('B');
    Sight sight(arena.world.width(), arena.world.height());
    sight.look({arena.world, *arena.catalog});
    CHECK(sight.sees({3, 1}));
    CHECK_FALSE(sight.sees({5, 1}));
    CHECK(sight.sees({7, 1}));
    CHECK(sight.sees(b, {7, 1}));
    CHECK_FALSE(sight.sees(a, {7, 1}));
}

TEST_CASE("a floor that is lit as a whole is seen as a whole, until its creatures look again") {
    Arena arena({"#######", "#A.#.!#", "#######"});
    arena.hero('A');
    Sight sight(arena.world.width(), arena.world.height());
    sight.look({arena.world, *arena.catalog});
    CHECK_FALSE(sight.sees({5, 1}));
    sight.see_all(arena.world);
    CHECK(sight.sees({5, 1}));
    CHECK(sight.memory({5, 1}).item == ids::herb);
    sight.look({arena.world, *arena.catalog});
    CHECK_FALSE(sight.sees({5, 1}));
    CHECK(sight.memory({5, 1}).item == ids::herb);
}

TEST_CASE("what is found round a corner stands on the map where the party remembered nothing") {
    Arena arena({"#####", "#.#.#", "#.A.#", "#####"});
    Feature& crate = arena.catalog->features[ids::crate.index()];
    crate.hidden = crate.solid = true;
    arena.catalog->species[ids::hero.index()].spotting = 0;
    arena.hero('A');
    const Point at{3, 1};
    const EntityId fixture = add_fixture(arena.world, *arena.catalog, ids::crate, at);
    Game game = arena.start();
    game.step();
    REQUIRE(game.state().sight.explored(at));
    for (const Direction direction : {Direction::west, Direction::north}) {
        CHECK(game.step(commands::Walk{direction}).kind == Step::Kind::turn_taken);
        while (!game.awaiting()) game.step();
    }
    REQUIRE_FALSE(game.state().sight.sees(at));
    CHECK_FALSE(game.state().sight.memory(at).feature);
    game.step(commands::Wait{});
    CHECK(happened<Discovered>(game.take_events()));
    CHECK_FALSE(is_hidden_from(game.world(), Faction::player, fixture));
    CHECK_FALSE(game.state().sight.sees(at));
    CHECK(game.state().sight.memory(at).feature == ids::crate);
}

TEST_CASE("copies share fields of view, and each sees by its own walls") {
    Arena arena({"#######", "#A....#", "#######"});
    arena.hero('A');
    Sight sight(arena.world.width(), arena.world.height());
    sight.look({arena.world, *arena.catalog});
    World walled = arena.world, other = arena.world;
    Sight copy = sight, third = sight;
    walled.set_terrain({3, 1}, ids::wall, true);
    other.set_terrain({5, 1}, ids::wall, true);
    copy.look({walled, *arena.catalog});
    third.look({other, *arena.catalog});
    sight.look({arena.world, *arena.catalog});
    CHECK_FALSE(copy.sees({4, 1}));
    CHECK(third.sees({4, 1}));
    CHECK(sight.sees({5, 1}));
    CHECK(copy.memory({3, 1}).terrain == ids::wall);
    CHECK(sight.memory({3, 1}).terrain == ids::floor);
}
