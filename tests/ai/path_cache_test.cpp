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

TEST_CASE("copies share what is measured, and each still finds the ways of its own ground") {
    Arena arena({"#######", "#A....#", "#.###.#", "#.....#", "#######"});
    const EntityId hero = arena.hero('A');
    PathCache ways;
    const auto steps = [&](PathCache& cache, const World& world) {
        return cache.to({world, *arena.catalog}, hero, {5, 3}).at(arena.where('A'));
    };
    CHECK(steps(ways, arena.world) == 6);
    World walled = arena.world, other = arena.world;
    PathCache copy = ways;
    walled.set_terrain({1, 2}, ids::wall, true);
    other.set_terrain({5, 2}, ids::wall, true);
    walled.set_terrain({5, 2}, ids::wall, true);
    CHECK(steps(copy, walled) == DistanceField::unreachable);
    CHECK(steps(copy, other) == 6);
    CHECK(steps(ways, other) == 6);
    CHECK(steps(ways, walled) == DistanceField::unreachable);
    CHECK(steps(ways, arena.world) == 6);
}

TEST_CASE("ways go round ground that costs health, and across ground that only delays") {
    Arena arena({"#######", "#A.,.1#", "#######"});
    const EntityId hero = arena.hero('A');
    const auto steps_with = [&](Effect effect) {
        arena.catalog->terrains[ids::mire.index()].triggers = {{.event = TriggerEvent::round_end, .effects = {std::move(effect)}}};
        return PathCache().to({arena.world, *arena.catalog}, hero, {5, 1}).at(arena.where('A'));
    };
    CHECK(steps_with(Effect{effect::DelayTurn{25}}) == 4);
    CHECK(steps_with(Effect{effect::Harm{.amount = 3}}) == DistanceField::unreachable);
}
