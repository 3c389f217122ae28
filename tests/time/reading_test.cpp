// How the time systems describe themselves: the faces of their rounds, and where each actor stands.
#include <doctest/doctest.h>

#include "time/random_fight.hpp"
#include "time/time_system.hpp"

using namespace td;

namespace {

using Kind = Reading::Kind;

/// One of the player's and one foe.
Roster duel() {
    Roster roster;
    roster.teams = {{Faction::player, {EntityId(std::size_t{0})}, {}, 0}, {Faction::foe, {EntityId(std::size_t{1})}, {}, 0}};
    roster.actors = {{.team = TeamId(0), .alive = true}, {.team = TeamId(1), .alive = true}};
    return roster;
}

const EntityId hero(std::size_t{0}), foe(std::size_t{1});

/// Goes on until somebody is asked, or a deed takes effect.
template <class System>
EntityId next_turn(System& system, const Roster& roster) {
    return first_turn_of([&] { return system.next(roster, {}); }).actor;
}

}  // namespace

TEST_CASE("only the six-tier round has fixed columns, and they bear the tiers' names at their instants") {
    const RoundFace tiers = SixTier().face();
    REQUIRE(tiers.columns.size() == 6);
    CHECK(tiers.columns[3].name == "1/2");
    CHECK(tiers.columns[3].at == 50);
    CHECK_FALSE(tiers.counts_ticks());
    for (const RoundFace face : {ActionQueue().face(), EnergyPool().face(), WaitTime().face(), Deferred().face()}) {
        CHECK(face.columns.empty());
        CHECK(face.counts_ticks());
    }
}

TEST_CASE("in a queue the reading is the ticks until an actor's turn") {
    const Roster roster = duel();
    ActionQueue queue;
    queue.start(roster);
    CHECK(next_turn(queue, roster) == hero);
    queue.finish(roster, hero, {DeedClass::action, 120});
    CHECK(next_turn(queue, roster) == foe);
    CHECK(queue.reading(roster, hero) == Reading{Kind::due_in, 120});
    CHECK(queue.reading(roster, foe) == Reading{Kind::due_in, 0});
}

TEST_CASE("a pool's reading is what is left, and below 0 it is debt; who is passed over for it is told at the end of the pass") {
    const Roster roster = duel();
    EnergyPool pool;
    pool.start(roster);
    CHECK(next_turn(pool, roster) == hero);
    CHECK(pool.reading(roster, hero) == Reading{Kind::pool, 100});
    pool.finish(roster, hero, {DeedClass::action, 250});
    CHECK(pool.reading(roster, hero) == Reading{Kind::pool, -150});
    CHECK(next_turn(pool, roster) == foe);
    pool.finish(roster, foe, {DeedClass::move, 100});
    CHECK(next_turn(pool, roster) == foe);
    pool.finish(roster, foe, {DeedClass::move, 100});
    CHECK(pool.next(roster, {}).kind == Occasion::Kind::round_ends);
    int debt = 0;
    pool.each_missed(roster, [&](EntityId who, Moment when, Standing standing, int amount) {
        CHECK(who == hero);
        CHECK(when.round == 2);
        CHECK(standing == Standing::in_debt);
        debt = amount;
    });
    CHECK(debt == 50);
}

TEST_CASE("a deed that was begun reads as its end, and one who is idle as due") {
    const Roster roster = duel();
    Deferred deferred;
    deferred.start(roster);
    CHECK(next_turn(deferred, roster) == hero);
    deferred.begin_deed(roster, hero, {DeedClass::action, 80});
    CHECK(next_turn(deferred, roster) == foe);
    CHECK(deferred.reading(roster, hero) == Reading{Kind::ends_in, 80});
    CHECK(deferred.reading(roster, foe) == Reading{Kind::due_in, 0});
}

TEST_CASE("under wait times the next turn of one who does one deed a turn is certain, of one who does two it is not yet over") {
    Roster roster = duel();
    roster[hero].actions = 2;
    WaitTime waits;
    waits.start(roster);
    CHECK(next_turn(waits, roster) == hero);
    CHECK(waits.reading(roster, foe) == Reading{Kind::waits, 0});
    CHECK(waits.stake(roster, hero, {}) == Stake::unless_it_waits);
    waits.finish(roster, hero, {DeedClass::move, 100});
    CHECK(waits.stake(roster, hero, {}) == Stake::nothing);
    CHECK(WaitTime({}, WaitCharge::costs).stake(roster, hero, {}) == Stake::depends_on_cost);
}

TEST_CASE("in the six-tier round the reading is the next tier, the next round, or the rounds to sit out") {
    Roster roster = duel();
    roster[hero].speed = 1;
    roster[foe].speed = -2;
    SixTier tiers;
    tiers.start(roster);
    CHECK(next_turn(tiers, roster) == hero);
    CHECK(tiers.reading(roster, hero) == Reading{Kind::acts_in, 0});
    CHECK(tiers.reading(roster, foe) == Reading{Kind::acts_in, 0});
    tiers.finish(roster, hero, {DeedClass::move, 100});
    CHECK(next_turn(tiers, roster) == foe);
    CHECK(tiers.reading(roster, hero) == Reading{Kind::acts_in, 3});
    tiers.finish(roster, foe, {DeedClass::move, 100});
    CHECK(next_turn(tiers, roster) == hero);
    CHECK(tiers.reading(roster, foe) == Reading{Kind::cooling, 2});
    tiers.finish(roster, hero, {DeedClass::action, 100});
    CHECK(tiers.reading(roster, hero) == Reading{Kind::next_round, 0});
}

TEST_CASE(
    "in the six-tier round whoever is still to act in a tier is read as acting in it: when a round has begun, and newcomers of later "
    "factions") {
    Roster roster = duel();
    roster[foe].speed = 1;
    SixTier tiers;
    tiers.start(roster);
    CHECK(tiers.reading(roster, hero) == Reading{Kind::next_round, 0});
    CHECK(tiers.next(roster, {}).kind == Occasion::Kind::round_begins);
    CHECK(tiers.reading(roster, hero) == Reading{Kind::acts_in, 0});
    CHECK(tiers.reading(roster, foe) == Reading{Kind::acts_in, 0});
    CHECK(next_turn(tiers, roster) == hero);
    const auto newcomer_to = [&](EntityId whose_team) {
        const EntityId newcomer(roster.actors.size());
        roster.actors.push_back({.team = roster[whose_team].team, .speed = 0, .alive = true});
        roster[roster[whose_team].team].members.push_back(newcomer);
        tiers.joined(roster, newcomer);
        return newcomer;
    };
    const EntityId friendly = newcomer_to(hero), hostile = newcomer_to(foe);
    CHECK(tiers.reading(roster, friendly) == Reading{Kind::next_round, 0});
    CHECK(tiers.reading(roster, hostile) == Reading{Kind::acts_in, 0});
    tiers.finish(roster, hero, {DeedClass::wait, 100});
    CHECK(next_turn(tiers, roster) == foe);
    tiers.finish(roster, foe, {DeedClass::wait, 100});
    CHECK(next_turn(tiers, roster) == hostile);
    tiers.finish(roster, hostile, {DeedClass::wait, 100});
    CHECK(tiers.reading(roster, foe) == Reading{Kind::acts_in, 3});
    CHECK(next_turn(tiers, roster) == foe);
    tiers.end_round();
    CHECK(tiers.reading(roster, foe) == Reading{Kind::next_round, 0});
}

TEST_CASE("an undecided deed keeps the most turns: no slow step under the tiers, no wait elsewhere") {
    const Deed step{DeedClass::move, 40};
    CHECK(SixTier().undecided(step).kind == DeedClass::wait);
    CHECK(WaitTime().undecided(step).cost == 40);
    CHECK(EnergyPool().undecided(step).kind == DeedClass::move);
}
