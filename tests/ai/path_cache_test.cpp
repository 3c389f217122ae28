#include "ai/path_cache.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("the ground of one creature stays where it is while that of others is asked for") {
    Arena arena({"#######", "#A...1#", "#######"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('1', ids::runner, arena.add_team(Faction::foe));
    const WorldView view{arena.world, *arena.catalog};
    PathCache ways;
    const BitGrid& ground = ways.ground(view, hero);
    for (MobilitySet mobility = 1; mobility < 16; ++mobility) {
        arena.catalog->species[ids::runner.index()].mobility = mobility;
        ways.ground(view, foe);
    }
    CHECK(&ways.ground(view, hero) == &ground);
    CHECK(ground({3, 1}));
}
