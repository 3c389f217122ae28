// The six-tier round against the plain telling of its rules, and rule by rule where the recorded cases say nothing.
#include "time/six_tier.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "time/random_fight.hpp"
#include "time/simple_six_tier.hpp"
#include "time/time_fixtures.hpp"
#include "time/time_system.hpp"

using namespace td;
using namespace td::test;

namespace {

std::string shown(const TimeEvent& o) {
    return "kind " + std::to_string(static_cast<int>(o.kind)) + ", actor " + (o.actor ? std::to_string(o.actor.index()) : "none") +
           ", faction " + std::to_string(static_cast<int>(o.faction)) + ", round " + std::to_string(o.when.round) + ", tier " +
           std::to_string(o.when.tier);
}

/// A living creature whose cooldown or forfeit differs between the two. None: there is no such creature.
EntityId seen_differently(const RandomFight<TimeSystem>& quick, const RandomFight<SimpleSixTier>& plain) {
    const Roster& roster = quick.roster();
    for (std::size_t i = 0; i < roster.actors.size(); ++i) {
        const EntityId actor(i);
        if (!roster.is_here(actor)) continue;
        const int cooldown = plain.time().cooldown(actor);
        const bool cools = roster[actor].speed < 0 && cooldown > 0;
        const bool forfeited = quick.time().order_reason(roster, actor) == OrderReason::forfeited;
        if (quick.time().cooldown(actor) != cooldown || forfeited != (plain.time().forfeited(actor) && !cools)) return actor;
    }
    return {};
}

/// Steps the same fight under the quick and the plain rules. Empty: what came next, who was said to be eligible, and everybody's cooldown
/// and forfeit were always the same.
std::string first_difference(std::uint64_t seed, const FightRules& rules, int steps) {
    RandomFight<TimeSystem> quick(seed, rules);
    RandomFight<SimpleSixTier> plain(seed, rules);
    for (int i = 0; i < steps; ++i) {
        const TimeEvent got = quick.step();
        const TimeEvent told = plain.step();
        if (got != told || quick.eligible() != plain.eligible())
            return "step " + std::to_string(i) + ": " + shown(got) + " instead of " + shown(told);
        if (const EntityId actor = seen_differently(quick, plain))
            return "step " + std::to_string(i) + ": cooldown or forfeit of " + std::to_string(actor.index());
    }
    return {};
}

/// A roster of one team of the player and one of foes, with these speeds.
Roster roster_of(const std::vector<int>& player, const std::vector<int>& foes) {
    Roster roster;
    for (const auto& [faction, speeds] : {std::pair{Faction::player, player}, std::pair{Faction::foe, foes}}) {
        Team team{.faction = faction};
        for (const int speed : speeds) {
            team.members.push_back(EntityId(roster.actors.size()));
            roster.actors.push_back({.team = TeamId(roster.teams.size()), .speed = static_cast<std::int8_t>(speed), .here = true});
        }
        roster.teams.push_back(team);
    }
    return roster;
}

int turns_in_eight_rounds(int speed, ActionClass kind) {
    const Roster roster = roster_of({speed}, {});
    TimeSystem time;
    time.start(roster);
    int turns = 0;
    while (true) {
        const TimeEvent event = time.next(roster, {});
        if (event.when.round > 8) return turns;
        if (event.kind != TimeEvent::Kind::turn) continue;
        ++turns;
        time.finish(roster, event.actor, {kind});
    }
}

}  // namespace

TEST_CASE("the order under random actions, deaths, joins, speeds, edits and blockers is that of the plain rules") {
    CHECK(rc::check([] {
        const auto seed = *rc::gen::arbitrary<std::uint32_t>();
        const FightRules rules{.creatures = *rc::gen::inRange(1, 40),
                               .percent_changes = *rc::gen::inRange(0, 70),
                               .blockers = *rc::gen::arbitrary<bool>(),
                               .edits = *rc::gen::arbitrary<bool>(),
                               .changes_between_turns = *rc::gen::arbitrary<bool>()};
        RC_ASSERT(first_difference(seed, rules, *rc::gen::inRange(1, 4000)) == "");
    }));
}

TEST_CASE("the order of many teams stays that of the plain rules") {
    CHECK(first_difference(1, {.creatures = 400, .percent_changes = 40}, 3000) == "");
    CHECK(first_difference(2, {.creatures = 400, .percent_changes = 10, .changes_between_turns = true}, 3000) == "");
    CHECK(first_difference(3, {.creatures = 400, .percent_changes = 5, .blockers = false}, 3000) == "");
    CHECK(first_difference(4, {.creatures = 400, .percent_changes = 5}, 3000) == "");
}

TEST_CASE("over 8 rounds each speed has its number of turns, by the class of its actions") {
    const std::array<int, 7> walking{2, 3, 4, 8, 16, 24, 32};
    const std::array<int, 7> waiting{8, 8, 8, 8, 16, 24, 32};
    for (int speed = -3; speed <= 3; ++speed) {
        CAPTURE(speed);
        CHECK(turns_in_eight_rounds(speed, ActionClass::move) == walking[static_cast<std::size_t>(speed + 3)]);
        CHECK(turns_in_eight_rounds(speed, ActionClass::action) == 8);
        CHECK(turns_in_eight_rounds(speed, ActionClass::wait) == waiting[static_cast<std::size_t>(speed + 3)]);
    }
}

TEST_CASE("no creature loses or gains a turn when leaders die: each living, eligible one acts exactly once in a cycle") {
    Roster roster = roster_of({0, 0, 0}, {0, 0, 0, 0});
    roster.teams[1].leader = 2;
    TimeSystem time;
    time.start(roster);
    std::vector<std::size_t> order;
    for (int i = 0; i < 6; ++i) {
        const EntityId actor = next_actor(time, roster);
        order.push_back(actor.index());
        for (const std::size_t leader : {std::size_t{0}, std::size_t{5}})
            if (i == 2 && roster.actors[leader].here) {
                roster.actors[leader].here = false;
                time.left(roster, EntityId(leader));
            }
        time.finish(roster, actor, {ActionClass::wait});
    }
    CHECK(order == std::vector<std::size_t>{0, 1, 2, 3, 4, 6});
    CHECK(next_actor(time, roster) == EntityId(1));
}

TEST_CASE("a newcomer acts behind the whole team before its own, though that team has another order by then") {
    Roster roster = roster_of({0}, {0, 0});
    roster.teams.push_back({.faction = Faction::neutral, .members = {EntityId(std::size_t{3}), EntityId(std::size_t{4})}});
    for (int i = 0; i < 2; ++i) roster.actors.push_back({.team = TeamId(2), .here = true});
    roster.actors[1].here = false;
    TimeSystem time;
    time.start(roster);
    std::vector<std::size_t> order{next_actor(time, roster).index()};
    roster.teams[2].leader = 1;
    time.team_changed(roster, TeamId(2));
    roster.actors[1].here = true;
    time.joined(roster, EntityId(std::size_t{1}));
    for (int i = 0; i < 4; ++i) {
        time.finish(roster, EntityId(order.back()), {ActionClass::wait});
        order.push_back(next_actor(time, roster).index());
    }
    CHECK(order == std::vector<std::size_t>{0, 4, 3, 1, 2});
}

TEST_CASE("among many, a creature that joins in the last turn of a tier is asked in the next tier") {
    Roster roster = roster_of({0}, std::vector<int>(70, 3));
    TimeSystem time;
    time.start(roster);
    for (std::size_t turn = 0; turn < 71; ++turn) {
        REQUIRE(next_actor(time, roster) == EntityId(turn));
        if (turn == 70) {
            roster.actors.push_back(roster.actors.back());
            roster.teams[1].members.push_back(EntityId(std::size_t{71}));
            time.joined(roster, EntityId(std::size_t{71}));
        }
        time.finish(roster, EntityId(turn), {ActionClass::wait});
    }
    for (std::size_t turn = 1; turn < 72; ++turn) {
        REQUIRE(next_actor(time, roster) == EntityId(turn));
        time.finish(roster, EntityId(turn), {ActionClass::wait});
    }
}

TEST_CASE("when the leader dies during a team mate's action, the new leader has its own turn later and the mate has no second one") {
    Roster roster = roster_of({0, 0, 0}, {0});
    TimeSystem time;
    time.start(roster);
    const BlockerOf mate_in_the_way = [](EntityId actor, MayStillAct) {
        return actor.index() == 0 ? EntityId(std::size_t{2}) : EntityId{};
    };
    REQUIRE(next_turn(time, roster, &mate_in_the_way).actor == EntityId(std::size_t{2}));
    roster.actors[0].here = false;
    time.left(roster, EntityId(std::size_t{0}));
    roster.teams[0].leader = 1;
    time.team_changed(roster, TeamId(0));
    std::vector<std::size_t> order{2};
    for (int i = 0; i < 2; ++i) {
        time.finish(roster, EntityId(order.back()), {ActionClass::action});
        order.push_back(next_actor(time, roster).index());
    }
    CHECK(order == std::vector<std::size_t>{2, 1, 3});
}

TEST_CASE("a creature that gets faster before any of a cycle is asked is asked in that cycle") {
    Roster roster = roster_of({0}, std::vector<int>(70, 0));
    roster.actors[70].speed = 3;
    TimeSystem time;
    time.start(roster);
    TimeEvent event;
    while (!(event.kind == TimeEvent::Kind::cycle_begins && event.when.tier > 0)) {
        event = time.next(roster, {});
        if (event.kind == TimeEvent::Kind::turn) time.finish(roster, event.actor, {ActionClass::move});
    }
    roster.actors[1].speed = 3;
    time.speed_changed(roster, EntityId(std::size_t{1}));
    CHECK(next_actor(time, roster) == EntityId(std::size_t{1}));
    time.finish(roster, EntityId(std::size_t{1}), {ActionClass::move});
    CHECK(next_actor(time, roster) == EntityId(std::size_t{70}));
}

TEST_CASE("the lead passes only in the leader's turn, and only to a living member that may act now itself") {
    Roster roster = roster_of({1, 0, 1}, {0});
    TimeSystem time;
    time.start(roster);
    CHECK_FALSE(time.may_take_over(roster, EntityId(1)));
    CHECK(next_actor(time, roster) == EntityId(0));
    CHECK(time.may_take_over(roster, EntityId(1)));
    CHECK_FALSE(time.may_take_over(roster, EntityId(3)));
    for (const std::size_t actor : {0u, 1u, 2u, 3u}) time.finish(roster, EntityId(actor), {ActionClass::move}), next_actor(time, roster);
    CHECK(next_actor(time, roster) == EntityId(0));  // at 1/2, where the one of normal speed may not act
    CHECK_FALSE(time.may_take_over(roster, EntityId(1)));
    CHECK(time.may_take_over(roster, EntityId(2)));
}

TEST_CASE("an ambush ends the round for everyone, the one who sprang it included") {
    const Roster roster = roster_of({3, 3}, {3});
    TimeSystem time;
    time.start(roster);
    const EntityId actor = next_actor(time, roster);
    time.end_round();
    time.finish(roster, actor, {ActionClass::move});
    CHECK(time.next(roster, {}).kind == TimeEvent::Kind::round_ends);
    CHECK(next_actor(time, roster) == EntityId(0));
    CHECK(time.next(roster, {}).when.round == 2);
}

TEST_CASE("a slow step is paid with rounds of waiting, and the cooldown says how many are left") {
    const Roster roster = roster_of({-2, 0}, {});
    TimeSystem time;
    time.start(roster);
    CHECK(next_actor(time, roster) == EntityId(0));
    CHECK(time.contingency(roster, EntityId(0), time.next(roster, {}).when) == Contingency::unless_it_moves);
    time.finish(roster, EntityId(0), {ActionClass::move});
    for (const int left : {2, 2, 1}) {
        CHECK(next_actor(time, roster) == EntityId(1));
        CHECK(time.cooldown(EntityId(0)) == left);
        CHECK(time.order_reason(roster, EntityId(0)) == OrderReason::cooling);
        time.finish(roster, EntityId(1), {ActionClass::move});
    }
    CHECK(next_actor(time, roster) == EntityId(0));
    CHECK(time.cooldown(EntityId(0)) == 0);
}

TEST_CASE("the reason for a place in the order: speed, a forfeit, a chain of blockers") {
    const Roster roster = roster_of({}, {2, 0, 0});
    TimeSystem time;
    time.start(roster);
    const BlockerOf queue = [](EntityId actor, MayStillAct) { return EntityId(std::min<std::size_t>(actor.index() + 1, 2)); };
    TimeEvent event = time.next(roster, &queue);
    while (event.kind != TimeEvent::Kind::turn) event = time.next(roster, &queue);
    CHECK(event.actor == EntityId(2));
    CHECK(time.order_reason(roster, EntityId(2)) == OrderReason::pulled_forward);
    CHECK(time.contingency(roster, EntityId(0), event.when) == Contingency::unless_it_acts);
    CHECK(time.contingency(roster, EntityId(1), event.when) == Contingency::nothing);
    time.finish(roster, EntityId(2), {ActionClass::action});
    CHECK(time.order_reason(roster, EntityId(2)) == OrderReason::forfeited);
    for (const std::size_t actor : {1u, 0u}) {
        CHECK(time.next(roster, &queue).actor == EntityId(actor));
        time.finish(roster, EntityId(actor), {ActionClass::move});
    }
    CHECK(next_actor(time, roster) == EntityId(0));
    CHECK(time.order_reason(roster, EntityId(0)) == OrderReason::by_speed);
}

TEST_CASE("the status of an actor is its next tier, the next round, or the rounds that it has to sit out") {
    Roster roster = duel();
    roster[hero].speed = 1;
    roster[foe].speed = -2;
    SixTier tiers;
    tiers.start(roster);
    CHECK(next_actor(tiers, roster) == hero);
    CHECK(tiers.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::acts_in, 0});
    CHECK(tiers.time_status(roster, foe) == TimeStatus{TimeStatus::Kind::acts_in, 0});
    tiers.finish(roster, hero, {ActionClass::move, 100});
    CHECK(next_actor(tiers, roster) == foe);
    CHECK(tiers.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::acts_in, 3});
    tiers.finish(roster, foe, {ActionClass::move, 100});
    CHECK(next_actor(tiers, roster) == hero);
    CHECK(tiers.time_status(roster, foe) == TimeStatus{TimeStatus::Kind::cooling, 2});
    tiers.finish(roster, hero, {ActionClass::action, 100});
    CHECK(tiers.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::next_round, 0});
}

TEST_CASE(
    "a creature that is still to act in a tier has the status of acting in it: when a round has begun, and newcomers of later "
    "factions") {
    Roster roster = duel();
    roster[foe].speed = 1;
    SixTier tiers;
    tiers.start(roster);
    CHECK(tiers.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::next_round, 0});
    CHECK(tiers.next(roster, {}).kind == TimeEvent::Kind::round_begins);
    CHECK(tiers.time_status(roster, hero) == TimeStatus{TimeStatus::Kind::acts_in, 0});
    CHECK(tiers.time_status(roster, foe) == TimeStatus{TimeStatus::Kind::acts_in, 0});
    CHECK(next_actor(tiers, roster) == hero);
    const auto newcomer_to = [&](EntityId whose_team) {
        const EntityId newcomer(roster.actors.size());
        roster.actors.push_back({.team = roster[whose_team].team, .speed = 0, .here = true});
        roster[roster[whose_team].team].members.push_back(newcomer);
        tiers.joined(roster, newcomer);
        return newcomer;
    };
    const EntityId friendly = newcomer_to(hero), hostile = newcomer_to(foe);
    CHECK(tiers.time_status(roster, friendly) == TimeStatus{TimeStatus::Kind::next_round, 0});
    CHECK(tiers.time_status(roster, hostile) == TimeStatus{TimeStatus::Kind::acts_in, 0});
    tiers.finish(roster, hero, {ActionClass::wait, 100});
    CHECK(next_actor(tiers, roster) == foe);
    tiers.finish(roster, foe, {ActionClass::wait, 100});
    CHECK(next_actor(tiers, roster) == hostile);
    tiers.finish(roster, hostile, {ActionClass::wait, 100});
    CHECK(tiers.time_status(roster, foe) == TimeStatus{TimeStatus::Kind::acts_in, 3});
    CHECK(next_actor(tiers, roster) == foe);
    tiers.end_round();
    CHECK(tiers.time_status(roster, foe) == TimeStatus{TimeStatus::Kind::next_round, 0});
}
