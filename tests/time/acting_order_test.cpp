// The slots of the six-tier order: what happens to them when creatures come and go. The order itself is tested with SixTier.
#include "time/acting_order.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace td;

namespace {

/// A team of the player's with two members and a team of foes with one, all of normal speed.
Roster three() {
    Roster roster;
    roster.teams = {{Faction::player, {EntityId(std::size_t{0}), EntityId(std::size_t{1})}, {}, {}, 0},
                    {Faction::foe, {EntityId(std::size_t{2})}, {}, {}, 0}};
    roster.actors.resize(3, {.team = TeamId(0), .here = true});
    roster.actors[2].team = TeamId(1);
    return roster;
}

EntityId join(Roster& roster, ActingOrder& order, TeamId team) {
    const EntityId newcomer(roster.actors.size());
    roster.actors.push_back({.team = team, .here = true});
    roster[team].members.push_back(newcomer);
    order.team_changed(team);
    return newcomer;
}

/// All who act in the rest of the round, each waiting: a digit for each, `|` before a cycle.
std::string rest_of_round(ActingOrder& order, const Roster& roster) {
    std::string acted;
    while (order.begin_cycle(roster)) {
        acted += '|';
        for (EntityId actor = order.first(); actor; actor = order.first()) {
            acted += std::to_string(actor.index());
            order.finish(actor, ActionClass::wait);
        }
    }
    return acted;
}

}  // namespace

TEST_CASE("newcomers act behind their team from the next cycle on, with and without a free slot") {
    Roster roster = three();
    ActingOrder order(roster);
    order.begin_round();
    for (int newcomers = 0; newcomers < 5; ++newcomers) join(roster, order, TeamId(0));
    join(roster, order, TeamId(1));
    CHECK(rest_of_round(order, roster) == "|0134567|28");
}

TEST_CASE("a creature that left is not asked, and its slot is free for a newcomer of its team") {
    Roster roster = three();
    ActingOrder order(roster);
    order.begin_round();
    roster.actors[1].here = false;
    order.left(EntityId(std::size_t{1}));
    CHECK_FALSE(order.contains(EntityId(std::size_t{1})));
    const EntityId newcomer = join(roster, order, TeamId(0));
    CHECK_FALSE(order.contains(newcomer));
    CHECK(rest_of_round(order, roster) == "|03|2");
    CHECK(order.contains(newcomer));
}

TEST_CASE("a round that is ended takes nothing off the cooldowns of factions that had no cycle in it") {
    Roster roster = three();
    roster.actors[2].speed = -2;
    ActingOrder order(roster);
    order.begin_round();
    while (order.begin_cycle(roster))
        for (EntityId actor = order.first(); actor; actor = order.first()) order.finish(actor, ActionClass::move);
    CHECK(order.cooldown(EntityId(std::size_t{2})) == 2);
    order.begin_round();
    REQUIRE(order.begin_cycle(roster));
    order.end_round();
    CHECK_FALSE(order.ready(EntityId(std::size_t{0})));
    order.begin_round();
    CHECK(order.cooldown(EntityId(std::size_t{2})) == 2);
}
