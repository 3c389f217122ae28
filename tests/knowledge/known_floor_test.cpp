#include "knowledge/known_floor.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("the party knows its own wherever they are, and others while their tile is in sight") {
    Arena arena({"#############", "#A...1.#..2.#", "#############"});
    arena.catalog->species[0].sight = 5;
    const EntityId a = arena.hero('A');
    const TeamId foes = arena.add_team(Faction::foe);
    const EntityId near = arena.add('1', ids::slug, foes);
    const EntityId far = arena.add('2', ids::slug, foes);
    Sight sight(arena.world.width(), arena.world.height());
    sight.look({arena.world, *arena.catalog});
    const KnownFloor known(arena.world, sight);
    CHECK(known.knows(a));
    CHECK(known.knows(near));
    CHECK_FALSE(known.knows(far));
    CHECK(known.place_in_sight(near) == arena.where('1'));
    CHECK_FALSE(known.place_in_sight(far));
    CHECK(known.creature_at(arena.where('1')) == near);
    CHECK_FALSE(known.creature_at(arena.where('2')));
    CHECK_FALSE(known.creature_at({-1, 99}));
    CHECK_FALSE(known.sees(Point{-1, 99}));
    CHECK(known.creatures_in_sight() == std::vector{a, near});
}
