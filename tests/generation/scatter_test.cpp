// Features that generation scatters over rooms.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "generation/generate.hpp"
#include "generation/sample_floor.hpp"
#include "generation/validate.hpp"

using namespace td;
using namespace td::tests;

namespace {

constexpr std::size_t web = 0, pillar = 1, coals = 2;

Catalog furnished_catalog() {
    Catalog catalog = sample_catalog();
    catalog.features.resize(3);
    catalog.features[web].holds = Clinging{};
    catalog.features[pillar].solid = true;
    catalog.features[coals].burns = Burning{0, 5, 0, true, {}, {}};
    return catalog;
}

FloorRules strewn_rules() {
    FloorRules rules = sample_rules();
    rules.features = {{FeatureId(web), 6, 4}, {FeatureId(pillar), 8, 5}, {FeatureId(coals), 4, 3}};
    return rules;
}

LevelPlan plan_of(const Catalog& catalog, const FloorRules& rules, std::uint64_t seed) {
    return generate_level(catalog, rules, 3, Rng::named(seed, "layout"), Rng::named(seed, "spawns"));
}

}  // namespace

TEST_CASE("features have tiles of their own, and blocking features never divide the floor") {
    const Catalog catalog = furnished_catalog();
    const FloorRules rules = strewn_rules();
    std::array<int, 3> count{};
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const LevelPlan plan = plan_of(catalog, rules, seed);
        CHECK(first_flaw(plan, rules, catalog) == "");
        const std::vector<Point> others = all_places(plan);
        for (const FeaturePlacement& placed : plan.features) {
            ++count[placed.feature.index()];
            CHECK(std::find(others.begin(), others.end(), placed.at) == others.end());
        }
    }
    for (const int each : count) CHECK(each > 60);
}

TEST_CASE("features do not change the rest of a floor, and are the same each time") {
    const Catalog catalog = furnished_catalog();
    CHECK(plan_of(catalog, strewn_rules(), 3) == plan_of(catalog, strewn_rules(), 3));
    CHECK(plan_of(catalog, sample_rules(), 3) == plan_of(sample_catalog(), sample_rules(), 3));
}

TEST_CASE("a feature on a wall, or on a creature's tile, is a flaw") {
    const Catalog catalog = furnished_catalog();
    LevelPlan plan = plan_of(catalog, sample_rules(), 1);
    plan.features = {{FeatureId(web), {0, 0}}};
    CHECK(first_flaw(plan, sample_rules(), catalog) != "");
    plan.features = {{FeatureId(web), plan.stairs}};
    CHECK(first_flaw(plan, sample_rules(), catalog) != "");
}
