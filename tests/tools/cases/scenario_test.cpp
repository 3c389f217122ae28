// One scenario under the five time systems, side by side.
#include "tools/cases/scenario.hpp"

#include <doctest/doctest.h>

#include <string>

namespace td {

namespace {

ScenarioActor actor(const char* name, int speed, std::vector<PricedAction> script) {
    ScenarioActor result;
    result.name = name;
    result.speed = speed;
    result.script = std::move(script);
    return result;
}

TimeSettings under(TimeSystemKind kind) {
    TimeSettings settings;
    settings.kind = kind;
    return settings;
}

std::string order(const Scenario& scenario, TimeSystemKind kind) {
    std::string names;
    for (const ScenarioTurn& turn : play(scenario, under(kind)).turns) names += scenario.actors[turn.actor].name;
    return names;
}

}  // namespace

TEST_CASE("two cheap actions in a row are done undisturbed from a pool, and cut into by a queue") {
    const PricedAction drop{.entry = CostEntry::drop};
    const Scenario scenario{"", 100, {actor("a", 0, {drop}), actor("b", 0, {drop})}, {}, {}};
    CHECK(order(scenario, TimeSystemKind::energy_pool) == "aabb");
    CHECK(order(scenario, TimeSystemKind::action_queue) == "abab");
}

TEST_CASE("whoever is twice as fast moves in a later tier unless it acts, and steps for half the cost elsewhere") {
    const Scenario moving{"", 100, {actor("f", 1, {{CostEntry::step}}), actor("n", 0, {{CostEntry::step}})}, {}, {}};
    const Scenario acting{"", 100, {actor("f", 1, {{CostEntry::other}}), actor("n", 0, {{CostEntry::step}})}, {}, {}};
    CHECK(order(moving, TimeSystemKind::six_tier) == "fnf");
    CHECK(order(acting, TimeSystemKind::six_tier) == "fn");
    CHECK(order(moving, TimeSystemKind::action_queue) == "fnf");
    CHECK(order(acting, TimeSystemKind::action_queue) == "fn");
}

TEST_CASE("an action takes effect when it is chosen, except where actions are deferred") {
    const Scenario scenario{"", 200, {actor("s", -1, {{CostEntry::step}})}, {}, {}};
    const ScenarioPlay queue = play(scenario, under(TimeSystemKind::action_queue));
    REQUIRE(queue.turns.size() == 1);
    CHECK(queue.turns[0].done == 0);
    const ScenarioPlay deferred = play(scenario, under(TimeSystemKind::deferred));
    REQUIRE(deferred.turns.size() == 1);
    CHECK(deferred.turns[0].done == 200);
}

TEST_CASE("who is asked at the instant at which a round ends is asked before the next one begins") {
    Scenario scenario{"", 400, {actor("a", 0, {{CostEntry::step}}), actor("b", 0, {{CostEntry::step}})}, {}, {}};
    scenario.actors[1].start = 50;
    TimeSettings settings = under(TimeSystemKind::wait_time);
    settings.round.wait_time = 200;
    const ScenarioPlay told = play(scenario, settings);
    REQUIRE(told.rounds.size() >= 2);
    CHECK(told.rounds[0].turns_before == 0);
    REQUIRE(told.rounds[1].begins == 200);
    REQUIRE(told.rounds[1].turns_before > 0);
    CHECK(told.turns[told.rounds[1].turns_before - 1].asked == 200);
    CHECK(told.turns[told.rounds[1].turns_before].asked > 200);
}

TEST_CASE("a scenario in which nobody is ever asked ends and says so") {
    Scenario scenario{"", 100, {actor("a", 0, {{CostEntry::step}})}, {}, {}};
    scenario.actors[0].allowance = 0;
    scenario.length = 100'000'000;
    const ScenarioPlay played = play(scenario, under(TimeSystemKind::energy_pool));
    CHECK(played.turns.empty());
    CHECK(played.stood_still);
}

}  // namespace td
