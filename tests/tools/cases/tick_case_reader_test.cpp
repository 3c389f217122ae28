// What the files of recorded cases of the systems that count ticks may say.
#include "tools/cases/tick_case_reader.hpp"

#include <doctest/doctest.h>

#include <string>

#include "time/every_system.hpp"
#include "tools/cases/case_file.hpp"

using namespace td;

namespace {

/// The lines that a case is refused with, without the file's name.
std::string refusal(const std::string& yaml) {
    std::string lines;
    for (const Problem& problem : read_cases("f", "- name: x\n" + yaml + "  expect: []\n", Expectation::required).problems)
        lines += to_string(problem).substr(2) + '\n';
    return lines;
}

/// The only case of a file, which has no problems.
TickCase case_of(const std::string& yaml) {
    const CaseReading reading = read_cases("f", "- name: x\n" + yaml, Expectation::optional);
    for (const Problem& problem : reading.problems) FAIL_CHECK(to_string(problem));
    REQUIRE(reading.cases.size() == 1);
    return std::get<TickCase>(reading.cases[0]);
}

}  // namespace

TEST_CASE("a mistake in a case of a system that counts ticks is named by its place") {
    const std::string queue = "  time_system: {kind: action_queue}\n  actors: [{id: a}]\n";
    const std::string waits = "  actors: [{id: a}]\n  deeds: []\n";
    CHECK(refusal(queue + "  deeds: []\n").empty());
    CHECK(refusal("  time_system: {kind: action_queu}\n" + waits) ==
          "2:23: the time system must be one of " + test::tick_systems_listed() + " (did you mean `action_queue`?)\n");
    CHECK(refusal("  time_system: {kind: action_queue, turn: 0}\n" + waits) == "2:43: turn must lie between 1 and 1000000000\n");
    CHECK(refusal("  time_system: {kind: wait_time, round: {wait_time: 0}}\n" + waits) ==
          "2:53: wait_time must lie between 1 and 1000000000\n");
    CHECK(refusal("  time_system: {kind: wait_time, round: {turns: 0}}\n" + waits) == "2:49: turns must lie between 1 and 1000000000\n");
    CHECK(refusal(queue + "  deeds: [{cost: 0}]\n") == "4:18: the cost must lie between 1 and 1000000000\n");
    CHECK(refusal(queue + "  deeds: [{cost: 5, after: [{leave: b}]}]\n") == "4:37: nobody here has the id \"b\"\n");
    CHECK(refusal(queue + "  deeds: [{cost: 5, after: [{replace: a, cost: 1}]}]\n").find("has no key \"replace\"") != std::string::npos);
    CHECK(refusal(queue + "  deeds: [{}]\n") == "4:11: a deed needs the key \"cost\" or \"do\"\n");
}

TEST_CASE("a system has its settings and its actors their time, and what is left out has its default") {
    const TickCase queue = case_of("  time_system: {kind: action_queue, turn: 150}\n  actors: [{id: a, start: 5}, {id: b}]\n  deeds: []\n");
    CHECK(queue.settings.kind == TimeSystemKind::action_queue);
    CHECK(queue.settings.turn == 150);
    CHECK(queue.names == std::vector<std::string>{"a", "b"});
    REQUIRE(queue.roster.actors.size() == 2);
    CHECK(queue.roster.actors[0].delay == 5);
    CHECK(queue.roster.actors[1].delay == ActorTime::at_once);
    const TickCase pool = case_of("  time_system: energy_pool\n  actors: [{id: a, allowance: 80, pool: -20}]\n  deeds: []\n");
    CHECK(pool.roster.actors[0].allowance == 80);
    CHECK(pool.roster.actors[0].pool == -20);
    const TickCase wait =
        case_of("  time_system: {kind: wait_time, round: {turns: 3}}\n  actors: [{id: a, mwt: 70, ap: 2}]\n  deeds: []\n");
    CHECK(wait.settings.round.turns == 3);
    CHECK(wait.roster.actors[0].wait == 70);
    CHECK(wait.roster.actors[0].actions == 2);
}

TEST_CASE("an action has a cost of its own or an entry of the tables, and changes that follow it") {
    const TickCase recorded = case_of(
        "  time_system: action_queue\n  actors: [{id: a}, {id: b}]\n"
        "  deeds: [{cost: 70}, {do: volley, weapons: [100, 80]}, {cost: 5, after: [{leave: b}, {join: c}]}]\n");
    REQUIRE(recorded.actions.size() == 3);
    CHECK(recorded.actions[0].action.cost == 70);
    CHECK(recorded.actions[1].action.entry == CostEntry::volley);
    CHECK(recorded.actions[1].action.weapons == std::vector<int>{100, 80});
    REQUIRE(recorded.actions[2].after.size() == 2);
    CHECK(std::get<Leave>(recorded.actions[2].after[0]).who == EntityId(1));
    CHECK(std::get<Enter>(recorded.actions[2].after[1]).who == EntityId(2));
    CHECK(recorded.names.size() == 3);
    CHECK(recorded.roster.actors.size() == 3);
}

TEST_CASE("what is expected are rows of the system's own form") {
    const std::string actors = "  actors: [{id: a}]\n  deeds: []\n  expect: ";
    const TickCase queue = case_of("  time_system: action_queue\n" + actors + "[[0, a], [100, turn]]\n");
    REQUIRE(queue.expect.size() == 2);
    CHECK(queue.expect[0].actor == EntityId(0));
    CHECK(queue.expect[1].kind == TickRow::Kind::boundary);
    CHECK(queue.expect[1].time == 100);
    const TickCase deferred = case_of("  time_system: deferred\n" + actors + "[[0, a, asked], [50, a, done]]\n");
    CHECK(deferred.expect[1].kind == TickRow::Kind::done);
    const auto wrong = read_cases("f", "- name: x\n  time_system: wait_time\n" + actors + "[[0, a]]\n", Expectation::optional).problems;
    REQUIRE(wrong.size() == 1);
    CHECK(wrong[0].message.find("a row must be written [") == 0);
}
