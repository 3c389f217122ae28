// The systems that count ticks, rule by rule: what their documents work through, and where the recorded cases say nothing.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/cases/case_file.hpp"
#include "time/time_system.hpp"
#include "world/team_order.hpp"

using namespace td;

namespace {

/// Plays the case that stands under these lines of YAML and gives its turns: `0 player, 0 enemy`.
std::string turns(const std::string& yaml) {
    const CaseReading parsed = read_cases("case", "- name: x\n" + yaml, Expectation::optional);
    for (const Problem& problem : parsed.problems) FAIL_CHECK(to_string(problem));
    if (!parsed.problems.empty()) return {};
    std::string text;
    for (const std::string& row : played_rows(parsed.cases.front()))
        text += (text.empty() ? "" : "  ") + row.substr(1, row.size() - 2);
    return text;
}

std::string refusal(const std::string& yaml) {
    std::string lines;
    for (const Problem& problem : read_cases("f", "- name: x\n" + yaml + "  expect: []\n", Expectation::required).problems)
        lines += to_string(problem).substr(2) + '\n';
    return lines;
}

/// A party of two, all rows as they are by default.
Roster pair() {
    Roster roster;
    roster.teams.push_back({.faction = Faction::player, .members = {EntityId(0), EntityId(1)}});
    roster.actors.resize(2, {.team = TeamId(0), .alive = true});
    return roster;
}

/// Actions that fall due before take effect.
TimeEvent next_asked(TimeSystem& time, const Roster& roster) {
    while (true) {
        const TimeEvent event = time.next(roster, {});
        if (event.kind == TimeEvent::Kind::turn || event.kind == TimeEvent::Kind::no_actor_left) return event;
        if (event.kind == TimeEvent::Kind::action_due) time.finish(roster, event.actor, {});
    }
}

}  // namespace

TEST_CASE("action queue: the turn boundary is an event like any other") {
    CHECK(turns("  time_system: {kind: action_queue, turn: 100}\n"
                "  actors: [{id: player}, {id: enemy}]\n"
                "  deeds: [{cost: 120}, {cost: 50}, {cost: 100}, {cost: 100}, {cost: 100}]\n") ==
          "0, player  0, enemy  50, enemy  100, turn  120, player  150, enemy  200, turn");
}

TEST_CASE("action queue: who comes to a time stands behind those already there") {
    CHECK(turns("  time_system: {kind: action_queue, turn: 100}\n"
                "  actors: [{id: player}, {id: enemy}]\n"
                "  deeds: [{cost: 50}, {cost: 50}, {cost: 100}]\n") == "0, player  0, enemy  50, player");
}

TEST_CASE("action queue: newcomers enter at the very front, or later behind those already there") {
    CHECK(turns("  time_system: {kind: action_queue}\n"
                "  actors: [{id: a}, {id: b}]\n"
                "  deeds: [{cost: 10, after: [{join: c}, {join: d, delay: 10}]}, {cost: 90}, {cost: 90}, {cost: 90}, {cost: 90}]\n") ==
          "0, a  0, c  0, b  10, a  10, d");
}

TEST_CASE("energy pool: two half-turn deeds have nobody in between, and the action queue can cut into the same two") {
    const std::string actions = "  deeds: [{cost: 50}, {cost: 50}, {cost: 100}]\n";
    CHECK(turns("  time_system: {kind: energy_pool}\n  actors: [{id: player}, {id: sentry}]\n" + actions) ==
          "1, player  1, player  1, sentry");
    CHECK(turns("  time_system: {kind: action_queue}\n  actors: [{id: player}, {id: sentry, start: 20}]\n" + actions) ==
          "0, player  20, sentry  50, player");
}

TEST_CASE("energy pool: what is overspent is debt, and a wait costs a turn or drains the pool") {
    const std::string actors = "  actors: [{id: a, allowance: 150}, {id: b}]\n";
    CHECK(turns("  time_system: energy_pool\n  actors: [{id: a}, {id: b}]\n  deeds: [{cost: 250}, {cost: 100}, {cost: 100}, {cost: 100}, "
                "{cost: 1}]\n") == "1, a  1, b  2, b  3, a  3, b");
    CHECK(turns("  time_system: {kind: energy_pool, wait: cost}\n" + actors + "  deeds: [{wait: true}, {wait: true}, {cost: 1}]\n") ==
          "1, a  1, a  1, b");
    CHECK(turns("  time_system: {kind: energy_pool, wait: drain}\n" + actors + "  deeds: [{wait: true}, {cost: 100}, {cost: 1}]\n") ==
          "1, a  1, b  2, a");
}

TEST_CASE("energy pool: a random start gives parts of an allowance, the same ones for the same seed") {
    Roster roster = pair();
    roster.actors.resize(40, {.team = TeamId(0), .alive = true});
    const auto actions_of_first_pass = [&](std::uint64_t seed) {
        TimeSystem time = make_time_system({.kind = TimeSystemKind::energy_pool, .random_start = true}, seed);
        time.start(roster);
        std::vector<int> actions(roster.actors.size());
        for (TimeEvent asked = next_asked(time, roster); asked.when.round == 1; asked = next_asked(time, roster)) {
            ++actions[asked.actor.index()];
            time.finish(roster, asked.actor, {ActionClass::action, 5});
        }
        return actions;
    };
    CHECK(actions_of_first_pass(1) == actions_of_first_pass(1));
    CHECK(actions_of_first_pass(1) != actions_of_first_pass(2));
    for (const int actions : actions_of_first_pass(1)) CHECK((actions >= 20 && actions <= 40));
}

TEST_CASE("wait time: who has waited longest acts, equal waits fall in list order") {
    CHECK(turns("  time_system: wait_time\n  actors: [{id: a, mwt: 60}, {id: b, mwt: 30}]\n  deeds: [{cost: 1}, {cost: 1}, {cost: 1}, "
                "{cost: 1}]\n") == "30, 1, b  60, 1, a  60, 1, b  90, 1, b");
}

TEST_CASE("wait time: exactly reaching the end of a round still acts, and the next round begins from zero") {
    CHECK(turns("  time_system: {kind: wait_time, round: {wait_time: 100}}\n  actors: [{id: a, mwt: 50}]\n"
                "  deeds: [{cost: 1}, {cost: 1}, {cost: 1}, {cost: 1}, {cost: 1}]\n") ==
          "50, 1, a  100, 1, a  150, 2, a  200, 2, a  250, 3, a");
}

TEST_CASE("wait time: a round of so many turns ends with the last of them") {
    CHECK(turns("  time_system: {kind: wait_time, round: {turns: 2}}\n  actors: [{id: a, mwt: 10}]\n  deeds: [{cost: 1}, {cost: 1}, {cost: "
                "1}]\n") == "10, 1, a  20, 1, a  30, 2, a");
}

TEST_CASE("wait time: a turn has as many deeds as the creature has actions, and a wait gives up the rest") {
    CHECK(turns("  time_system: {kind: wait_time, charge: cost}\n  actors: [{id: a, mwt: 10, ap: 3}, {id: b, mwt: 60}]\n"
                "  deeds: [{cost: 10}, {cost: 20}, {cost: 15}, {cost: 5}, {wait: true}, {cost: 5}, {cost: 1}]\n") ==
          "10, 1, a  10, 1, a  10, 1, a  55, 1, a  55, 1, a  60, 1, b  65, 1, b");
}

TEST_CASE("deferred: a deed takes effect at its end, and its doer is asked behind those already there") {
    CHECK(turns("  time_system: deferred\n  actors: [{id: a}, {id: b, start: 50}]\n  deeds: [{cost: 50}, {cost: 10}, {cost: 10}]\n") ==
          "0, a, asked  50, b, asked  50, a, done  50, a, asked  60, b, done  60, a, done");
}

TEST_CASE("deferred: a replaced deed loses the time that went into it, and who has begun nothing has nothing to replace") {
    CHECK(turns("  time_system: deferred\n  actors: [{id: a}, {id: b, start: 30}, {id: c, start: 60}]\n"
                "  deeds: [{cost: 100}, {cost: 500, after: [{replace: a, cost: 100}, {replace: c, cost: 1}]}, {cost: 500}, {cost: 9}]\n") ==
          "0, a, asked  30, b, asked  60, c, asked  130, a, done  130, a, asked  139, a, done");
}

TEST_CASE("where turns belong to one creature the lead passes in the leader's turn, and the turn stays with whom it was given") {
    for (const TimeSystemKind kind :
         {TimeSystemKind::action_queue, TimeSystemKind::energy_pool, TimeSystemKind::wait_time, TimeSystemKind::deferred}) {
        CAPTURE(static_cast<int>(kind));
        Roster roster = pair();
        TimeSystem time = make_time_system({.kind = kind}, 1);
        time.start(roster);
        const TimeEvent turn = next_asked(time, roster);
        REQUIRE(turn.actor == roster.leader_of(TeamId(0)));
        const EntityId other(1 - turn.actor.index());
        REQUIRE(time.may_take_over(roster, other));
        set_leader(roster, TeamId(0), other);
        time.team_edited(roster, TeamId(0));
        CHECK(next_asked(time, roster) == turn);
        CHECK_FALSE(time.may_take_over(roster, turn.actor));
        if (time.begin_action(roster, turn.actor, {ActionClass::action, 100})) time.finish(roster, turn.actor, {ActionClass::action, 100});
        CHECK(next_asked(time, roster).actor == other);
    }
}

TEST_CASE("nobody is asked any more in a round that was ended, and everybody in the next") {
    for (const TimeSystemKind kind : {TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                                      TimeSystemKind::wait_time, TimeSystemKind::deferred}) {
        CAPTURE(static_cast<int>(kind));
        const Roster roster = pair();
        TimeSystem time = make_time_system({.kind = kind}, 1);
        time.start(roster);
        const TimeEvent first = next_asked(time, roster);
        REQUIRE(first.when.round == 1);
        if (time.begin_action(roster, first.actor, {ActionClass::wait, 10})) time.finish(roster, first.actor, {ActionClass::wait, 10});
        time.end_round();
        CHECK(next_asked(time, roster).when.round == 2);
    }
}

TEST_CASE("every time system is made from its settings") {
    const Roster roster = pair();
    const auto first_round_ends = [&](const TimeSettings& settings) {
        TimeSystem time = make_time_system(settings, 1);
        time.start(roster);
        while (true) {
            const TimeEvent event = time.next(roster, {});
            if (event.kind == TimeEvent::Kind::round_ends) return event.when.time;
            const bool due = event.kind == TimeEvent::Kind::action_due;
            if (!due && event.kind != TimeEvent::Kind::turn) continue;
            if (due || time.begin_action(roster, event.actor, {ActionClass::action, 30}))
                time.finish(roster, event.actor, {ActionClass::action, 30});
        }
    };
    CHECK(first_round_ends({.kind = TimeSystemKind::action_queue, .turn = 70}) == 70);
    CHECK(first_round_ends({.kind = TimeSystemKind::deferred, .turn = 40}) == 40);
    CHECK(first_round_ends({.kind = TimeSystemKind::wait_time, .round = {.wait_time = 330}}) == 330);
    CHECK(first_round_ends({.kind = TimeSystemKind::wait_time, .round = {.turns = 3}}) == 200);
    CHECK(first_round_ends({.kind = TimeSystemKind::wait_time, .round = {.turns = 3}, .charge = WaitCharge::costs}) == 130);
}

TEST_CASE("a file of cases of ticks names each mistake by its place") {
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
