// Wait times, rule by rule.
#include "time/wait_time.hpp"

#include <doctest/doctest.h>

#include "time/time_fixtures.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("wait time: the creature whose wait ends first acts, and equal waits fall in list order") {
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

TEST_CASE("wait time: a turn holds as many actions as the creature has, and a wait gives up the rest") {
    CHECK(turns("  time_system: {kind: wait_time, charge: cost}\n  actors: [{id: a, mwt: 10, ap: 3}, {id: b, mwt: 60}]\n"
                "  deeds: [{cost: 10}, {cost: 20}, {cost: 15}, {cost: 5}, {wait: true}, {cost: 5}, {cost: 1}]\n") ==
          "10, 1, a  10, 1, a  10, 1, a  55, 1, a  55, 1, a  60, 1, b  65, 1, b");
}

TEST_CASE("wait time: the next turn is certain in the last action of a turn, and not before") {
    Roster roster = duel();
    roster[hero].actions = 2;
    WaitTime waits;
    waits.start(roster);
    CHECK(next_actor(waits, roster) == hero);
    CHECK(waits.time_status(roster, foe) == TimeStatus{TimeStatus::Kind::waits, 0});
    CHECK(waits.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::points, 2});
    CHECK(waits.contingency(roster, hero, {}) == Contingency::unless_it_waits);
    waits.finish(roster, hero, {ActionClass::move, 100});
    CHECK(waits.contingency(roster, hero, {}) == Contingency::nothing);
    CHECK(WaitTime({}, WaitCharge::costs).contingency(roster, hero, {}) == Contingency::depends_on_cost);
}

TEST_CASE("wait time: an action may cost several action points, and takes all that are left if it costs more") {
    Roster roster = duel();
    roster[hero].actions = 4;
    WaitTime waits;
    waits.start(roster);
    REQUIRE(next_actor(waits, roster) == hero);
    const ActionCost costly{ActionClass::action, 100, 3};
    CHECK(waits.turn_goes_on(roster, hero, costly));
    waits.finish(roster, hero, costly);
    CHECK(waits.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::points, 1});
    CHECK(next_actor(waits, roster) == hero);
    CHECK_FALSE(waits.turn_goes_on(roster, hero, costly));
    waits.finish(roster, hero, costly);
    CHECK(next_actor(waits, roster) == foe);
}
