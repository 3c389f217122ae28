// Deferred actions, rule by rule.
#include "time/deferred.hpp"

#include <doctest/doctest.h>

#include "time/time_fixtures.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("deferred: an action takes effect at its end, and its actor is asked behind those already there") {
    CHECK(turns("  time_system: deferred\n  actors: [{id: a}, {id: b, start: 50}]\n  deeds: [{cost: 50}, {cost: 10}, {cost: 10}]\n") ==
          "0, a, asked  50, b, asked  50, a, done  50, a, asked  60, b, done  60, a, done");
}

TEST_CASE("deferred: a replaced action loses the time that went into it, and an idle creature has nothing to replace") {
    CHECK(turns("  time_system: deferred\n  actors: [{id: a}, {id: b, start: 30}, {id: c, start: 60}]\n"
                "  deeds: [{cost: 100}, {cost: 500, after: [{replace: a, cost: 100}, {replace: c, cost: 1}]}, {cost: 500}, {cost: 9}]\n") ==
          "0, a, asked  30, b, asked  60, c, asked  130, a, done  130, a, asked  139, a, done");
}

TEST_CASE("deferred: the status of an actor is the end of its action, or its next turn") {
    const Roster roster = duel();
    Deferred deferred;
    deferred.start(roster);
    CHECK(next_actor(deferred, roster) == hero);
    deferred.begin_action(roster, hero, {ActionClass::action, 80});
    CHECK(next_actor(deferred, roster) == foe);
    CHECK(deferred.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::ends_in, 80});
    CHECK(deferred.time_status(roster, foe) == TimeStatus{TimeStatus::Kind::due_in, 0});
}
