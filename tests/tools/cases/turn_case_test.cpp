// The recorded cases, and the files that hold them.
#include "tools/cases/turn_case.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

#include "project_folder.hpp"
#include "time/every_system.hpp"
#include "tools/cases/case_file.hpp"

using namespace td;

namespace {

std::vector<std::filesystem::path> case_files() {
    const std::filesystem::path folder = project_folder() / "tests/time/cases";
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

/// The lines that a file of cases is refused with, without its name.
std::string refusal_of(const std::string& yaml) {
    std::string lines;
    for (const Problem& problem : read_cases("f", yaml, Expectation::required).problems) lines += to_string(problem).substr(2) + '\n';
    return lines;
}

}  // namespace

TEST_CASE("every recorded case has its turns in the recorded order") {
    std::size_t played = 0;
    for (const auto& file : case_files()) {
        const CaseReading parsed = read_case_file(file, Expectation::required);
        REQUIRE(parsed.problems.empty());
        for (const RecordedCase& recorded : parsed.cases) {
            CAPTURE(name_of(recorded));
            CHECK(played_rows(recorded) == expected_rows(recorded));
            ++played;
        }
    }
    CHECK(played > 560);
}

TEST_CASE("a turn is written as in the files") {
    TurnCase turn_case;
    turn_case.names = {"fox", "owl"};
    CHECK(to_string(CaseRow{2, 3, EntityId(1)}, turn_case) == R"([2, "1/2", owl])");
}

TEST_CASE("a file of cases names each mistake by its place") {
    const std::string head = "- name: x\n  teams:\n  - {faction: player, members: [{id: a, speed: 0}]}\n";
    CHECK(refusal_of(head + "  deeds: []\n  expect: []\n").empty());
    CHECK(refusal_of(head + "  deeds: []\n") == "1:3: a case needs the key \"expect\"\n");
    CHECK(refusal_of(head + "  deeds:\n  - {do: fly}\n  expect: []\n") == "5:10: do must be one of move, attack, wait\n");
    CHECK(refusal_of(head + "  deeds:\n  - {do: move, after: [{die: b}]}\n  expect: []\n") == "5:30: nobody here has the id \"b\"\n");
    CHECK(refusal_of(head + "  deeds:\n  - {do: move, after: [{speed: a, to: fast}]}\n  expect: []\n") ==
          "5:39: to must be a whole number\n");
    CHECK(refusal_of(head + "  deeds: []\n  expect:\n  - [1, \"1/5\", a]\n") ==
          "6:9: the tier must be one of 0, 1/4, 1/3, 1/2, 2/3, 3/4 (did you mean `1/4`?)\n");
    CHECK(refusal_of("- name: x\n  teams:\n  - {faction: foe, members: [{id: a}, {id: a}]}\n  deeds: []\n  expect: []\n") ==
          "3:3: there must be exactly one player's team\n3:44: the id \"a\" is already used\n");
    CHECK(refusal_of(head + "  deeds:\n  - {do: mvoe}\n  expect: []\n") ==
          "5:10: do must be one of move, attack, wait (did you mean `move`?)\n");
    CHECK(refusal_of("- name: x\n  teams: [\n") == "2:10: this `[` is not closed (is a `]` missing?)\n");
}

namespace {

/// Of a case of an action queue with an actor `ab` and these actions.
std::string refusal_of_actions(const std::string& actions, const std::string& keys = "") {
    return refusal_of("- name: x\n  time_system: action_queue\n  actors: [{id: ab" + keys + "}]\n  expect: []\n  deeds: [" + actions +
                      "]\n");
}

}  // namespace

TEST_CASE("what a doer pays for is refused by its place when it makes no sense") {
    CHECK(refusal_of_actions("{do: step}", ", propulsion: legs, units: 2, overweight: 1, speed: -1, costs: {drop: 5}").empty());
    CHECK(refusal_of_actions("", ", propulsion: leggs") ==
          "3:33: expected one of none, flight, hover, wheels, legs, treads, not `leggs` (did you mean `legs`?)\n");
    CHECK(refusal_of_actions("", ", units: 0") == "3:28: expected a whole number from 1 to 99, not 0\n");
    CHECK(refusal_of_actions("", ", overweight: much") == "3:33: expected a whole number from 0 to 9999, not `much`\n");
    CHECK(refusal_of_actions("", ", speed: 4") == "3:28: expected a whole number from -3 to 3, not 4\n");
    CHECK(refusal_of_actions("", ", costs: {dorp: 5}") == "3:29: unknown key `dorp` (did you mean `drop`?)\n");
    CHECK(refusal_of_actions("", ", unit: 2") ==
          "3:21: an actor has no key \"unit\"; its keys are id, start, propulsion, units, overweight, speed, costs (did you mean "
          "`units`?)\n");
}

TEST_CASE("an action has a cost of its own or an entry of the tables, and weapons only where something is fired or struck") {
    CHECK(refusal_of_actions("{do: volley, weapons: [100, 80]}, {do: melee}, {do: wait}, {cost: 3}").empty());
    CHECK(refusal_of_actions("{do: drop, cost: 50}") ==
          "5:28: an action has either its own `cost`, or a `do` whose cost is in the tables\n");
    CHECK(refusal_of_actions("{after: []}") == "5:11: a deed needs the key \"cost\" or \"do\"\n");
    CHECK(refusal_of_actions("{do: voley, weapons: [100]}").find("(did you mean `volley`?)") != std::string::npos);
    CHECK(refusal_of_actions("{do: volley}") == "5:11: a volley needs its `weapons`, such as [100, 100] for two ordinary ones\n");
    CHECK(refusal_of_actions("{do: volley, weapons: [5]}") == "5:34: expected a whole number from 10 to 400, not 5\n");
    CHECK(refusal_of_actions("{do: melee, weapons: [100, 100]}") == "5:32: only one weapon strikes; others follow up\n");
    CHECK(refusal_of_actions("{do: drop, weapons: [100]}") == "5:31: only a `volley` or a `melee` has weapons\n");
    CHECK(refusal_of_actions("{cost: 5, costs: {drop: 3}}") == "5:28: an action with its own cost doesn't use the cost tables\n");
    CHECK(refusal_of_actions("{do: drop, after: [{refit: abc, units: 2}]}") ==
          "5:38: nobody here has the id \"abc\" (did you mean `ab`?)\n");
    CHECK(refusal_of_actions("{do: drop, after: [{refit: ab, uints: 2}]}") ==
          "5:42: a refit has no key \"uints\"; its keys are refit, propulsion, units, overweight, speed (did you mean `units`?)\n");
}

TEST_CASE("a time system that does not exist is told the nearest, and that the tiers need none") {
    CHECK(refusal_of("- {name: x, time_system: energy_pol}\n") ==
          "1:26: the time system must be one of " + test::tick_systems_listed() + " (did you mean `energy_pool`?)\n");
    CHECK(refusal_of("- {name: x, time_system: six_tier}\n") ==
          "1:26: the time system must be one of " + test::tick_systems_listed() + " (cases of the six-tier round name no time_system)\n");
}
