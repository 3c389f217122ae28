// The par of a floor, from its plan.
#include "generation/par.hpp"

#include <doctest/doctest.h>

#include "generation/sample_floor.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// A corridor of `steps` from the entrance to the stairs.
LevelPlan straight_way(int steps) {
    LevelPlan plan;
    plan.terrain = Grid<TerrainId>(steps + 3, 3, TerrainId(std::size_t{1}));
    for (int x = 1; x <= steps + 1; ++x) plan.terrain[{x, 1}] = TerrainId(std::size_t{0});
    plan.entrance = {{1, 1}};
    plan.stairs = {steps + 1, 1};
    return plan;
}

}  // namespace

TEST_CASE("par grows with the way to the stairs and with the teams of foes, and floors may raise or lower it") {
    const Catalog catalog = sample_catalog();
    FloorRules rules;
    LevelPlan plan = straight_way(10);
    CHECK(par_of(plan, rules, catalog) == 40 + 2 * 10);
    plan.teams = {{SpawnList::foes, 0, {}, {}, {}}, {SpawnList::boss, 0, {}, {}, {}}, {SpawnList::neutrals, 0, {}, {}, {}}};
    CHECK(par_of(plan, rules, catalog) == 40 + 2 * 10 + 2 * 12);
    rules.par_percent = 50;
    CHECK(par_of(plan, rules, catalog) == 42);
    plan.side_stairs = {{4, 1}};
    rules.par_percent = 100;
    CHECK(par_of(plan, rules, catalog) == 40 + 2 * 3 + 2 * 12);
}

TEST_CASE("where no walker gets to the stairs, they are as far as a bird flies") {
    LevelPlan plan = straight_way(10);
    plan.terrain[{5, 1}] = TerrainId(std::size_t{1});
    CHECK(par_of(plan, {}, sample_catalog()) == 40 + 2 * 10);
}
