// What the systems with one queue of instants have in common, shown by the action queue.
#include "time/queue_system_base.hpp"

#include <doctest/doctest.h>

#include "time/time_fixtures.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Fight {
    explicit Fight(int turn = 100) : queue(turn) { queue.start(roster); }
    TimeEvent next() { return queue.next(roster, {}); }
    /// The next event of this kind; all creatures act for 40 ticks meanwhile.
    TimeEvent next(TimeEvent::Kind kind) {
        while (true) {
            const TimeEvent event = next();
            if (event.kind == kind) return event;
            if (event.kind == TimeEvent::Kind::turn) queue.finish(roster, event.actor, {ActionClass::action, 40});
        }
    }

    Roster roster = duel();
    ActionQueue queue;
};

}  // namespace

TEST_CASE("a round begins, then its cycle, then come the creatures") {
    Fight fight;
    CHECK(fight.next().kind == TimeEvent::Kind::round_begins);
    CHECK(fight.next().kind == TimeEvent::Kind::cycle_begins);
    const TimeEvent turn = fight.next();
    CHECK(turn.kind == TimeEvent::Kind::turn);
    CHECK(turn.actor == hero);
    CHECK(turn.when == Moment{1, 0, 0});
}

TEST_CASE("a round lasts from one turn boundary to the next") {
    for (const int turn : {60, 150}) {
        Fight fight(turn);
        CHECK(fight.next(TimeEvent::Kind::round_ends).when.time == turn);
        CHECK(fight.next(TimeEvent::Kind::round_begins).when.round == 2);
        CHECK(fight.next(TimeEvent::Kind::round_ends).when.time == 2 * turn);
    }
}

TEST_CASE("a creature that waits comes later by its delay, one that has its turn after the turn") {
    Fight waiting;
    waiting.next(TimeEvent::Kind::cycle_begins);
    CHECK(waiting.next().actor == hero);
    waiting.queue.delay(waiting.roster, foe, 30);
    waiting.queue.finish(waiting.roster, hero, {ActionClass::action, 100});
    const TimeEvent late = waiting.next();
    CHECK(late.actor == foe);
    CHECK(late.when.time == 30);
    Fight asked;
    asked.next(TimeEvent::Kind::cycle_begins);
    CHECK(asked.next().actor == hero);
    asked.queue.delay(asked.roster, hero, 30);
    asked.queue.finish(asked.roster, hero, {ActionClass::action, 40});
    CHECK(asked.queue.time_status(asked.roster, hero) == TimeStatus{TimeStatus::Kind::due_in, 70});
}

TEST_CASE("once a round is ended nobody is asked before the boundary") {
    Fight fight;
    fight.next(TimeEvent::Kind::cycle_begins);
    CHECK(fight.next().actor == hero);
    fight.queue.finish(fight.roster, hero, {ActionClass::action, 40});
    fight.queue.end_round();
    const TimeEvent event = fight.next();
    CHECK(event.kind == TimeEvent::Kind::round_ends);
    CHECK(fight.next().kind == TimeEvent::Kind::round_begins);
}

TEST_CASE("a round that has not begun is not ended") {
    Fight fight;
    fight.queue.end_round();
    fight.next(TimeEvent::Kind::cycle_begins);
    CHECK(fight.next().kind == TimeEvent::Kind::turn);
}

TEST_CASE("every creature in the queue is eligible, and without any there is nobody left to ask") {
    Fight fight;
    std::vector<EntityId> eligible;
    fight.queue.each_eligible(fight.roster, [&](EntityId who) { eligible.push_back(who); });
    CHECK(eligible == std::vector<EntityId>{hero, foe});
    for (const EntityId who : {hero, foe}) {
        fight.roster[who].here = false;
        fight.queue.left(fight.roster, who);
    }
    CHECK(fight.next().kind == TimeEvent::Kind::no_actor_left);
}

TEST_CASE("two who change places in the order have each other's instant") {
    Fight fight;
    fight.next(TimeEvent::Kind::cycle_begins);
    CHECK(fight.next().actor == hero);
    fight.queue.finish(fight.roster, hero, {ActionClass::action, 70});
    fight.queue.exchange(hero, foe);
    const TimeEvent now = fight.next();
    CHECK(now.actor == hero);
    CHECK(now.when.time == 0);
    CHECK(fight.queue.time_status(fight.roster, foe) == TimeStatus{TimeStatus::Kind::due_in, 70});
}
