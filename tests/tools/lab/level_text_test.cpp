#include "tools/lab/level_text.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Of one row: where the party arrives, the stairs, an item, a landmark, and two features.
LevelPlan small_plan() {
    LevelPlan plan;
    plan.terrain = Grid<TerrainId>(7, 1, ids::floor);
    plan.entrance = {{0, 0}};
    plan.stairs = {1, 0};
    plan.items = {{ids::herb, 1, {2, 0}}};
    plan.landmarks = {{LandmarkId(0), {3, 0}}};
    plan.features = {{ids::crate, {4, 0}}, {ids::spring, {5, 0}}};
    return plan;
}

std::shared_ptr<Catalog> with_landmark() {
    auto catalog = small_catalog();
    catalog->landmarks.resize(1);
    catalog->landmarks[0].id = "altar";
    return catalog;
}

}  // namespace

TEST_CASE("items and landmarks have their usual signs where nothing on the floor has them") {
    const auto catalog = with_landmark();
    catalog->features[ids::crate.index()].glyph = 'C';
    CHECK(to_text(small_plan(), *catalog) == "@>!&C*.\n");
    CHECK(legend_text(small_plan(), *catalog) == "terrain: . floor\nfeatures: C crate, * spring\nitems: ! herb\nlandmarks: & altar\n");
}

TEST_CASE("items and landmarks have other signs where a feature of the floor has theirs") {
    const auto catalog = with_landmark();
    REQUIRE(catalog->features[ids::crate.index()].glyph == '&');
    CHECK(to_text(small_plan(), *catalog) == "@>!:&*.\n");
    CHECK(legend_text(small_plan(), *catalog) == "terrain: . floor\nfeatures: & crate, * spring\nitems: ! herb\nlandmarks: : altar\n");
    catalog->features[ids::spring.index()].glyph = '!';
    CHECK(to_text(small_plan(), *catalog) == "@>$:&!.\n");
    catalog->terrains[ids::floor.index()].glyph = ':';
    CHECK(to_text(small_plan(), *catalog) == "@>$;&!:\n");
}
