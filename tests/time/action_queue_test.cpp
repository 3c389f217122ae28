// The action queue, rule by rule: what its document works through, and where the recorded cases say nothing.
#include "time/action_queue.hpp"

#include <doctest/doctest.h>

#include "time/time_fixtures.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("action queue: the turn boundary is an event like any other") {
    CHECK(turns("  time_system: {kind: action_queue, turn: 100}\n"
                "  actors: [{id: player}, {id: enemy}]\n"
                "  deeds: [{cost: 120}, {cost: 50}, {cost: 100}, {cost: 100}, {cost: 100}]\n") ==
          "0, player  0, enemy  50, enemy  100, turn  120, player  150, enemy  200, turn");
}

TEST_CASE("action queue: a creature that comes to a time stands behind those already there") {
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

TEST_CASE("action queue: the status of an actor is the ticks until its turn") {
    const Roster roster = duel();
    ActionQueue queue;
    queue.start(roster);
    CHECK(next_actor(queue, roster) == hero);
    queue.finish(roster, hero, {ActionClass::action, 120});
    CHECK(next_actor(queue, roster) == foe);
    CHECK(queue.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::due_in, 120});
    CHECK(queue.time_status(roster, foe) == TimeStatus{TimeStatus::Kind::due_in, 0});
}
