// Scenario files: valid ones are read, mistakes are reported at their place.
#include "tools/cases/scenario_file.hpp"
#include "project_folder.hpp"

#include <doctest/doctest.h>

#include <filesystem>

namespace td {

TEST_CASE("the creatures, actions and settings of a scenario are read as written") {
    const ScenarioReading reading = read_scenario("s.yaml",
                                                  "name: Two\n"
                                                  "length: 300\n"
                                                  "settings: [{system: energy_pool, wait: drain}]\n"
                                                  "actors:\n"
                                                  "  - {name: a, speed: 2, deeds: [move, {do: action, cost: 150}]}\n"
                                                  "  - {name: b, side: foe, wait: 70}\n");
    REQUIRE(reading.problems.empty());
    const Scenario& scenario = reading.scenario;
    CHECK(scenario.length == 300);
    REQUIRE(scenario.settings.size() == 1);
    CHECK(scenario.settings[0].wait == WaitRule::drain);
    REQUIRE(scenario.actors.size() == 2);
    CHECK(scenario.actors[0].speed == 2);
    REQUIRE(scenario.actors[0].script.size() == 2);
    CHECK(scenario.actors[0].script[1].cost == 150);
    CHECK(scenario.actors[1].side == Faction::foe);
    CHECK(scenario.actors[1].wait == 70);
}

TEST_CASE("an action with a cost below 1 and an unknown time system are reported at their place") {
    const ScenarioReading reading = read_scenario("s.yaml",
                                                  "name: Two\n"
                                                  "settings: [{system: energy_pol}]\n"
                                                  "actors:\n"
                                                  "  - {name: a, deeds: [{do: move, cost: 0}]}\n");
    REQUIRE(reading.problems.size() == 2);
    CHECK(to_string(reading.problems[0]).find("s.yaml:2:21: ") == 0);
    CHECK(reading.problems[0].hint == "did you mean `energy_pool`?");
    CHECK(to_string(reading.problems[1]).find("s.yaml:4:40: ") == 0);
}

TEST_CASE("the actions of a scenario are priced by the cost tables of the scenario, the actor and the item") {
    const ScenarioReading reading =
        read_scenario("s.yaml",
                      "name: Two\n"
                      "costs: {drop: 60, volley: [180]}\n"
                      "actors:\n"
                      "  - {name: a, propulsion: flight, units: 5, overweight: 1, costs: {wait: 70},\n"
                      "     deeds: [step, drop, {do: volley, weapons: [50]}, wait, {do: drop, costs: {drop: 30}}]}\n");
    REQUIRE(reading.problems.empty());
    const ScenarioActor& actor = reading.scenario.actors.at(0);
    std::vector<Ticks> costs;
    for (const PricedAction& action : actor.script) costs.push_back(priced(action, actor, reading.scenario.costs).cost);
    CHECK(costs == std::vector<Ticks>{38, 60, 90, 70, 30});
    const ScenarioReading wrong =
        read_scenario("s.yaml", "name: x\nactors: [{name: a, deeds: [{do: volley, weapons: [100], cost: 5}, volley]}]\n");
    REQUIRE(wrong.problems.size() == 2);
    CHECK(to_string(wrong.problems[0]) == "s.yaml:2:50: an action with its own cost doesn't use the cost of weapons");
    CHECK(to_string(wrong.problems[1]) == "s.yaml:2:67: a volley needs its `weapons`, such as [100, 100] for two ordinary ones");
}

TEST_CASE("a time system is found by its name; an unknown name is reported with the nearest one") {
    std::vector<Problem> problems;
    const auto settings = read_time_system("--systems", "deferred", problems);
    CHECK(problems.empty());
    REQUIRE(settings);
    CHECK(settings->kind == TimeSystemKind::deferred);
    CHECK(!read_time_system("--systems", "six_teir", problems));
    REQUIRE(problems.size() == 1);
    CHECK(to_string(problems[0]).find("did you mean `six_tier`?") != std::string::npos);
}

TEST_CASE("every scenario of the project can be read and played to its end under every time system") {
    int read = 0;
    for (const auto& file : std::filesystem::directory_iterator(project_folder() / "tests/time/scenarios")) {
        CAPTURE(file.path().string());
        const ScenarioReading reading = read_scenario_file(file.path());
        CHECK(reading.problems.empty());
        for (int kind = 0; kind < 5; ++kind) {
            TimeSettings settings;
            settings.kind = static_cast<TimeSystemKind>(kind);
            CHECK_FALSE(play(reading.scenario, settings).stood_still);
        }
        ++read;
    }
    CHECK(read > 0);
}

}  // namespace td
