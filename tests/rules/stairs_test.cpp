// Who is near enough to the stairs to be taken along.
#include "rules/stairs.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

std::optional<int> steps(const Arena& arena, EntityId who, int limit = 99) {
    return steps_to_stairs({arena.world, *arena.catalog}, who, arena.world.get<Position>(who).at, arena.where('>'), limit);
}
bool is_near(const Arena& arena, EntityId who) { return is_near_stairs(arena.world, who, arena.where('>')); }

}  // namespace

TEST_CASE("steps to the stairs are walked: round walls, through closed doors, and past creatures") {
    Arena arena({"#########", "#>+CD#E.#", "#.###.#.#", "#.......#", "#F#######", "#########"});
    const EntityId c = arena.hero('C'), d = arena.hero('D'), e = arena.hero('E'), f = arena.hero('F');
    CHECK(steps(arena, c) == 2);
    CHECK(steps(arena, d) == 3);
    CHECK(steps(arena, e) == 11);
    CHECK(steps(arena, f) == 3);
    CHECK(steps(arena, e, 10) == std::nullopt);
    CHECK(steps(arena, e, 11) == 11);
}

TEST_CASE("without a way of its own kind no number of steps leads to the stairs") {
    Arena arena({"#####", "#>~A#", "#~~~#", "#####"});
    const EntityId walker = arena.hero('A');
    CHECK(steps(arena, walker) == std::nullopt);
    arena.catalog->species[ids::hero.index()].mobility |= static_cast<MobilitySet>(Mobility::swim);
    CHECK(steps(arena, walker) == 2);
}

TEST_CASE("three tiles from the stairs are near, whatever is between") {
    Arena arena({"########", "#>..A..#", "#####..#", "#..B#..#", "#.C#...#", "#...D..#", "########"});
    const EntityId a = arena.hero('A'), b = arena.hero('B'), c = arena.hero('C'), d = arena.hero('D');
    CHECK(is_near(arena, a));
    CHECK(is_near(arena, b));
    CHECK(is_near(arena, c));
    CHECK_FALSE(is_near(arena, d));
    arena.world.remove_from_floor(a);
    CHECK_FALSE(is_near(arena, a));
}
