// What holds for several time systems, and how each is made from its settings.
#include "time/time_system.hpp"

#include <doctest/doctest.h>

#include "time/every_system.hpp"
#include "time/time_fixtures.hpp"
#include "world/team_order.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("outside the six-tier round the lead passes in the leader's turn, and the turn stays with the old leader") {
    for (const TimeSystemKind kind : every_time_system) {
        if (kind == TimeSystemKind::six_tier) continue;
        CAPTURE(static_cast<int>(kind));
        Roster roster = pair();
        TimeSystem time = TimeSystem::make({.kind = kind}, 1);
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

TEST_CASE("no creature is asked any more in a round that was ended") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        const Roster roster = pair();
        TimeSystem time = TimeSystem::make({.kind = kind}, 1);
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
        TimeSystem time = TimeSystem::make(settings, 1);
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

TEST_CASE("only the six-tier round has fixed columns, and they bear the tiers' names at their instants") {
    const RoundPresentation tiers = SixTier().presentation();
    REQUIRE(tiers.columns.size() == 6);
    CHECK(tiers.columns[3].name == "1/2");
    CHECK(tiers.columns[3].at == 50);
    CHECK_FALSE(tiers.counts_ticks());
    for (const RoundPresentation presentation :
         {ActionQueue().presentation(), EnergyPool().presentation(), WaitTime().presentation(), Deferred().presentation()}) {
        CHECK(presentation.columns.empty());
        CHECK(presentation.counts_ticks());
    }
}

TEST_CASE("an undecided action is taken for the one that keeps the most turns: a wait under the tiers, a step elsewhere") {
    const ActionCost step{ActionClass::move, 40};
    CHECK(SixTier().undecided(step).kind == ActionClass::wait);
    CHECK(WaitTime().undecided(step).cost == 40);
    CHECK(EnergyPool().undecided(step).kind == ActionClass::move);
}
