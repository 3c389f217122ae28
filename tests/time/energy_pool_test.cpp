// The energy pool, rule by rule.
#include "time/energy_pool.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "time/time_fixtures.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("energy pool: no creature acts between two half-turn actions; under the action queue one does") {
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

TEST_CASE("energy pool: a random start gives each creature a part of its allowance, the same one for the same seed") {
    Roster roster = pair();
    roster.actors.resize(40, {.team = TeamId(0), .here = true});
    const auto actions_of_first_pass = [&](std::uint64_t seed) {
        TimeSystem time = TimeSystem::make({.kind = TimeSystemKind::energy_pool, .random_start = true}, seed);
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

TEST_CASE("energy pool: the status of an actor is what it has left, below 0 its debt; a turn missed by debt is reported") {
    const Roster roster = duel();
    EnergyPool pool;
    pool.start(roster);
    CHECK(next_actor(pool, roster) == hero);
    CHECK(pool.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::pool, 100});
    pool.finish(roster, hero, {ActionClass::action, 250});
    CHECK(pool.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::pool, -150});
    CHECK(next_actor(pool, roster) == foe);
    pool.finish(roster, foe, {ActionClass::move, 100});
    CHECK(next_actor(pool, roster) == foe);
    pool.finish(roster, foe, {ActionClass::move, 100});
    CHECK(pool.next(roster, {}).kind == TimeEvent::Kind::round_ends);
    int debt = 0;
    pool.each_missed(roster, [&](EntityId who, Moment when, OrderReason order_reason, int amount) {
        CHECK(who == hero);
        CHECK(when.round == 2);
        CHECK(order_reason == OrderReason::in_debt);
        debt = amount;
    });
    CHECK(debt == 50);
}
