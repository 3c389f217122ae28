// How the time systems describe themselves: the faces of their rounds, and where each actor stands.
#include <doctest/doctest.h>

#include "time/random_fight.hpp"
#include "time/time_system.hpp"

using namespace td;

namespace {

using Kind = TimeStatus::Kind;

/// One of the player's and one foe.
Roster duel() {
    Roster roster;
    roster.teams = {{Faction::player, {EntityId(std::size_t{0})}, {}, 0}, {Faction::foe, {EntityId(std::size_t{1})}, {}, 0}};
    roster.actors = {{.team = TeamId(0), .alive = true}, {.team = TeamId(1), .alive = true}};
    return roster;
}

const EntityId hero(std::size_t{0}), foe(std::size_t{1});

template <class System>
EntityId next_actor(System& system, const Roster& roster) {
    return next_turn(system, roster, {}).actor;
}

}  // namespace

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

TEST_CASE("in a queue the reading is the ticks until an actor's turn") {
    const Roster roster = duel();
    ActionQueue queue;
    queue.start(roster);
    CHECK(next_actor(queue, roster) == hero);
    queue.finish(roster, hero, {ActionClass::action, 120});
    CHECK(next_actor(queue, roster) == foe);
    CHECK(queue.time_status(roster, hero) == TimeStatus{Kind::due_in, 120});
    CHECK(queue.time_status(roster, foe) == TimeStatus{Kind::due_in, 0});
}

TEST_CASE("a pool's reading is what is left, and below 0 it is debt; who is passed over for it is told at the end of the pass") {
    const Roster roster = duel();
    EnergyPool pool;
    pool.start(roster);
    CHECK(next_actor(pool, roster) == hero);
    CHECK(pool.time_status(roster, hero) == TimeStatus{Kind::pool, 100});
    pool.finish(roster, hero, {ActionClass::action, 250});
    CHECK(pool.time_status(roster, hero) == TimeStatus{Kind::pool, -150});
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

TEST_CASE("a deed that was begun reads as its end, and one who is idle as due") {
    const Roster roster = duel();
    Deferred deferred;
    deferred.start(roster);
    CHECK(next_actor(deferred, roster) == hero);
    deferred.begin_action(roster, hero, {ActionClass::action, 80});
    CHECK(next_actor(deferred, roster) == foe);
    CHECK(deferred.time_status(roster, hero) == TimeStatus{Kind::ends_in, 80});
    CHECK(deferred.time_status(roster, foe) == TimeStatus{Kind::due_in, 0});
}

TEST_CASE("under wait times the next turn of one who does one deed a turn is certain, of one who does two it is not yet over") {
    Roster roster = duel();
    roster[hero].actions = 2;
    WaitTime waits;
    waits.start(roster);
    CHECK(next_actor(waits, roster) == hero);
    CHECK(waits.time_status(roster, foe) == TimeStatus{Kind::waits, 0});
    CHECK(waits.contingency(roster, hero, {}) == Contingency::unless_it_waits);
    waits.finish(roster, hero, {ActionClass::move, 100});
    CHECK(waits.contingency(roster, hero, {}) == Contingency::nothing);
    CHECK(WaitTime({}, WaitCharge::costs).contingency(roster, hero, {}) == Contingency::depends_on_cost);
}

TEST_CASE("in the six-tier round the reading is the next tier, the next round, or the rounds to sit out") {
    Roster roster = duel();
    roster[hero].speed = 1;
    roster[foe].speed = -2;
    SixTier tiers;
    tiers.start(roster);
    CHECK(next_actor(tiers, roster) == hero);
    CHECK(tiers.time_status(roster, hero) == TimeStatus{Kind::acts_in, 0});
    CHECK(tiers.time_status(roster, foe) == TimeStatus{Kind::acts_in, 0});
    tiers.finish(roster, hero, {ActionClass::move, 100});
    CHECK(next_actor(tiers, roster) == foe);
    CHECK(tiers.time_status(roster, hero) == TimeStatus{Kind::acts_in, 3});
    tiers.finish(roster, foe, {ActionClass::move, 100});
    CHECK(next_actor(tiers, roster) == hero);
    CHECK(tiers.time_status(roster, foe) == TimeStatus{Kind::cooling, 2});
    tiers.finish(roster, hero, {ActionClass::action, 100});
    CHECK(tiers.time_status(roster, hero) == TimeStatus{Kind::next_round, 0});
}

TEST_CASE(
    "in the six-tier round whoever is still to act in a tier is read as acting in it: when a round has begun, and newcomers of later "
    "factions") {
    Roster roster = duel();
    roster[foe].speed = 1;
    SixTier tiers;
    tiers.start(roster);
    CHECK(tiers.time_status(roster, hero) == TimeStatus{Kind::next_round, 0});
    CHECK(tiers.next(roster, {}).kind == TimeEvent::Kind::round_begins);
    CHECK(tiers.time_status(roster, hero) == TimeStatus{Kind::acts_in, 0});
    CHECK(tiers.time_status(roster, foe) == TimeStatus{Kind::acts_in, 0});
    CHECK(next_actor(tiers, roster) == hero);
    const auto newcomer_to = [&](EntityId whose_team) {
        const EntityId newcomer(roster.actors.size());
        roster.actors.push_back({.team = roster[whose_team].team, .speed = 0, .alive = true});
        roster[roster[whose_team].team].members.push_back(newcomer);
        tiers.joined(roster, newcomer);
        return newcomer;
    };
    const EntityId friendly = newcomer_to(hero), hostile = newcomer_to(foe);
    CHECK(tiers.time_status(roster, friendly) == TimeStatus{Kind::next_round, 0});
    CHECK(tiers.time_status(roster, hostile) == TimeStatus{Kind::acts_in, 0});
    tiers.finish(roster, hero, {ActionClass::wait, 100});
    CHECK(next_actor(tiers, roster) == foe);
    tiers.finish(roster, foe, {ActionClass::wait, 100});
    CHECK(next_actor(tiers, roster) == hostile);
    tiers.finish(roster, hostile, {ActionClass::wait, 100});
    CHECK(tiers.time_status(roster, foe) == TimeStatus{Kind::acts_in, 3});
    CHECK(next_actor(tiers, roster) == foe);
    tiers.end_round();
    CHECK(tiers.time_status(roster, foe) == TimeStatus{Kind::next_round, 0});
}

TEST_CASE("an undecided deed keeps the most turns: no slow step under the tiers, no wait elsewhere") {
    const ActionCost step{ActionClass::move, 40};
    CHECK(SixTier().undecided(step).kind == ActionClass::wait);
    CHECK(WaitTime().undecided(step).cost == 40);
    CHECK(EnergyPool().undecided(step).kind == ActionClass::move);
}
