#include "actions/commit.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

ChangeSet committed(Arena& arena, const Action& action) {
    ChangeSet changes;
    commit(arena.world, *arena.catalog, action, changes);
    return changes;
}

int health_of(const Arena& arena, EntityId who) { return arena.world.find<Health>(who)->now; }

}  // namespace

TEST_CASE("healing gives no more than was lost, and tells what it gave") {
    Arena arena({"####", "#A.#", "####"});
    const EntityId who = arena.hero('A');
    arena.world.edit<Health>(who) = {35, 40};
    const ChangeSet changes = committed(arena, Heal{who, 12});
    CHECK(health_of(arena, who) == 40);
    REQUIRE(changes.events.size() == 1);
    CHECK(std::get<WasHealed>(changes.events[0]).amount == 5);
}

TEST_CASE("harm leaves no health below nothing, and it is another action that lets the creature die") {
    Arena arena({"####", "#A.#", "####"});
    const EntityId who = arena.hero('A');
    committed(arena, Hurt{who, 10'000, {}, ids::fire, {}, {}, {}});
    CHECK(health_of(arena, who) == 0);
    CHECK(arena.world.roster().is_here(who));
}

TEST_CASE("health that comes back by itself is given in whole points, and the rest is kept") {
    Arena arena({"####", "#A.#", "####"});
    const EntityId who = arena.hero('A');
    arena.world.edit<Health>(who) = {30, 40};
    CHECK(committed(arena, Regenerate{who, 700}).events.empty());
    CHECK(health_of(arena, who) == 30);
    CHECK(committed(arena, Regenerate{who, 1300}).events.size() == 1);
    CHECK(health_of(arena, who) == 32);
    CHECK(committed(arena, Regenerate{who, 999}).events.empty());
    CHECK(health_of(arena, who) == 32);
}

TEST_CASE("who dies leaves the floor and the order of turns, counts for its killer, and passes the lead on") {
    Arena arena({"#####", "#AB.#", "#..1#", "#####"});
    const EntityId leader = arena.hero('A');
    const EntityId second = arena.hero('B');
    const EntityId killer = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    const ChangeSet changes = committed(arena, Die{leader, killer, {}, {}});
    CHECK_FALSE(arena.world.roster().is_here(leader));
    CHECK_FALSE(arena.world.position(leader).has_value());
    CHECK(arena.world.find<Creature>(killer)->kills == 1);
    REQUIRE_FALSE(changes.roster_changes.empty());
    CHECK(changes.roster_changes[0].kind == RosterChange::Kind::left);
    CHECK(changes.roster_changes[0].who == leader);
    const Team& team = arena.world.roster()[TeamId(0)];
    CHECK(team.members[team.leader] == second);
}

TEST_CASE("a status that is gained again lasts as long as the longer of the two, and one without an end stays so") {
    Arena arena({"####", "#A.#", "####"});
    const EntityId who = arena.hero('A');
    const auto left = [&] { return find_status(arena.world, who, ids::poison)->left; };
    committed(arena, GainStatus{who, ids::poison, 5, {}});
    committed(arena, GainStatus{who, ids::poison, 3, {}});
    CHECK(left() == 5);
    committed(arena, GainStatus{who, ids::poison, 9, {}});
    CHECK(left() == 9);
    CHECK(arena.world.find<Statuses>(who)->list.size() == 1);
    arena.world.edit<Statuses>(who).list[0].left = 0;
    committed(arena, GainStatus{who, ids::poison, 9, {}});
    CHECK(left() == 0);
}

TEST_CASE("a status that is lost twice at once is told of once") {
    Arena arena({"####", "#A.#", "####"});
    const EntityId who = arena.hero('A');
    committed(arena, GainStatus{who, ids::slow, 5, {}});
    CHECK(committed(arena, LoseStatus{who, ids::slow}).events.size() == 1);
    CHECK(committed(arena, LoseStatus{who, ids::slow}).events.empty());
}
