#include "tools/lab/weighing.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>

#include "game/arena.hpp"
#include "project_folder.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hero against its like.
WeighingRules duel() {
    WeighingRules rules;
    ArenaRules match;
    match.teams = {std::vector<SpeciesId>{ids::hero}, {ids::hero}};
    match.ground = ids::floor;
    match.width = 12;
    match.height = 8;
    match.distance = 3;
    match.round_limit = 30;
    rules.matches = {match};
    rules.fights = 6;
    rules.passes = 1;
    return rules;
}

Weighing weigh_in_order(const Catalog& catalog, const WeighingRules& rules, std::vector<WeighingStep>* told = nullptr) {
    const auto play_all = [](std::size_t count, FunctionRef<void(std::size_t)> play) {
        for (std::size_t i = 0; i < count; ++i) play(i);
    };
    return weigh(catalog, rules, play_all, [&](const WeighingStep& step) {
        if (told) told->push_back(step);
    });
}

}  // namespace

TEST_CASE("weighing tries each weight up and down, tells each step, and counts every fight once") {
    const auto catalog = small_catalog();
    std::vector<WeighingStep> told;
    const Weighing weighing = weigh_in_order(*catalog, duel(), &told);
    REQUIRE(weighing.steps.size() > weight_traits.size());
    CHECK(told.size() == weighing.steps.size());
    Weights so_far;
    for (const WeighingStep& step : weighing.steps) {
        CHECK(step.won + step.lost + step.undecided == 6);
        CHECK(step.tried != so_far);
        CHECK(step.kept == step.is_better());
        if (step.kept) so_far = step.tried;
    }
    CHECK(weighing.found == so_far);
    CHECK(weighing.steps.front().changed == "life");
    CHECK(weighing.steps.front().tried.life == 80);
    CHECK(weighing.steps.back().changed == weight_traits.back().key);
}

TEST_CASE("weighing is the same in whatever order fights are fought" * doctest::test_suite("long")) {
    const auto catalog = small_catalog();
    const WeighingRules rules = duel();
    const Weighing forwards = weigh_in_order(*catalog, rules);
    const auto backwards = [](std::size_t count, FunctionRef<void(std::size_t)> play) {
        for (std::size_t i = count; i > 0; --i) play(i - 1);
    };
    const Weighing other = weigh(*catalog, rules, backwards, [](const WeighingStep&) {});
    REQUIRE(other.steps.size() == forwards.steps.size());
    for (std::size_t i = 0; i < other.steps.size(); ++i) {
        CHECK(other.steps[i].won == forwards.steps[i].won);
        CHECK(other.steps[i].lost == forwards.steps[i].lost);
    }
}

TEST_CASE("a change is better only if it wins more often by more than two standard deviations") {
    const auto is_better = [](int won, int lost) {
        return WeighingStep{.changed = "life", .tried = {}, .won = won, .lost = lost}.is_better();
    };
    CHECK(is_better(61, 39));
    CHECK_FALSE(is_better(60, 40));
    CHECK_FALSE(is_better(39, 61));
    CHECK_FALSE(is_better(0, 0));
    CHECK(is_better(5, 0));
    CHECK_FALSE(is_better(4, 0));
}

TEST_CASE("minds weigh by the result that is kept, unless their tactic says otherwise") {
    std::ifstream file(project_folder() / "resources/docs/weights.yaml");
    REQUIRE(file);
    std::string wanted;
    for (const WeightTraits& weight : weight_traits)
        wanted += (wanted.empty() ? "weighs: {" : ", ") + std::string(weight.key) + ": " + std::to_string(Weights{}.*weight.member);
    wanted += "}";
    std::string line;
    bool found = false;
    while (std::getline(file, line)) found = found || line == wanted;
    CHECK(found);
}
