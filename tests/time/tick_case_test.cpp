// Recorded cases of the systems that count ticks: what their files may say. That they agree is tested with all cases, see turn_case_test.
#include "time/tick_case.hpp"

#include <doctest/doctest.h>

#include <string>

#include "content/cases/case_file.hpp"

using namespace td;

namespace {

/// The lines that a case is refused with, without the file's name.
std::string refusal(const std::string& yaml) {
    std::string lines;
    for (const Problem& problem : read_cases("f", "- name: x\n" + yaml + "  expect: []\n", Expectation::required).problems)
        lines += to_string(problem).substr(2) + '\n';
    return lines;
}

}  // namespace

TEST_CASE("a row is written with what its system tells: time, round or pass, and whether an action was asked for or done") {
    TickCase recorded;
    recorded.names = {"owl"};
    const TickRow row{.kind = TickRow::Kind::done, .actor = EntityId(0), .round = 2, .time = 150};
    const auto written = [&](TimeSystemKind system) {
        recorded.settings.kind = system;
        return to_string(row, recorded);
    };
    CHECK(written(TimeSystemKind::action_queue) == "[150, owl]");
    CHECK(written(TimeSystemKind::energy_pool) == "[2, owl]");
    CHECK(written(TimeSystemKind::wait_time) == "[150, 2, owl]");
    CHECK(written(TimeSystemKind::deferred) == "[150, owl, done]");
}

TEST_CASE("a mistake in a case of a system that counts ticks is named by its place") {
    const std::string queue = "  time_system: {kind: action_queue}\n  actors: [{id: a}]\n";
    const std::string waits = "  actors: [{id: a}]\n  deeds: []\n";
    CHECK(refusal(queue + "  deeds: []\n").empty());
    CHECK(refusal("  time_system: {kind: action_queu}\n" + waits) ==
          "2:23: the time system must be one of action_queue, energy_pool, wait_time, deferred (did you mean `action_queue`?)\n");
    CHECK(refusal("  time_system: {kind: action_queue, turn: 0}\n" + waits) == "2:43: turn must lie between 1 and 1000000000\n");
    CHECK(refusal("  time_system: {kind: wait_time, round: {wait_time: 0}}\n" + waits) ==
          "2:53: wait_time must lie between 1 and 1000000000\n");
    CHECK(refusal("  time_system: {kind: wait_time, round: {turns: 0}}\n" + waits) == "2:49: turns must lie between 1 and 1000000000\n");
    CHECK(refusal(queue + "  deeds: [{cost: 0}]\n") == "4:18: the cost must lie between 1 and 1000000000\n");
    CHECK(refusal(queue + "  deeds: [{cost: 5, after: [{leave: b}]}]\n") == "4:37: nobody here has the id \"b\"\n");
    CHECK(refusal(queue + "  deeds: [{cost: 5, after: [{replace: a, cost: 1}]}]\n").find("has no key \"replace\"") != std::string::npos);
    CHECK(refusal(queue + "  deeds: [{}]\n") == "4:11: a deed needs the key \"cost\", or \"do\" with what is done\n");
}
