#include "play/look_targets.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("foes in sight come first, the nearest before the others, then friends; whoever is out of sight is left out") {
    Arena arena({"###########", "#A.B..C.D.#", "##########.", "#........E.", "###########"});
    arena.hero('A');
    const EntityId companion = arena.hero('B');
    const TeamId foes = arena.add_team(Faction::foe);
    const EntityId far = arena.add('D', ids::slug, foes);
    const EntityId near = arena.add('C', ids::slug, foes);
    arena.add('E', ids::slug, foes);
    Session session(arena.start());
    session.begin();
    REQUIRE_FALSE(session.game().sight().sees(arena.where('E')));
    CHECK(look_targets(session) == std::vector<EntityId>{near, far, companion});
}

TEST_CASE("the creature that is pointed at is looked at, else the one in sight on that tile") {
    Arena arena({"######", "#AB#C#", "######"});
    const EntityId hero = arena.hero('A'), companion = arena.hero('B');
    arena.add('C', ids::slug, arena.add_team(Faction::foe));
    Session session(arena.start());
    session.begin();
    CHECK(looked_at(session) == EntityId{});
    session.focus.tile = arena.where('B');
    CHECK(looked_at(session) == companion);
    session.focus.creature = hero;
    CHECK(looked_at(session) == hero);
    session.focus.creature = {};
    session.focus.tile = arena.where('C');
    REQUIRE_FALSE(session.game().sight().sees(arena.where('C')));
    CHECK(looked_at(session) == EntityId{});
}

TEST_CASE("the ring goes on behind its end and before its beginning") {
    const EntityId a(3), b(5), c(8), none;
    const std::vector<EntityId> ring{a, b, c};
    CHECK(next_in_ring(ring, a, 1) == b);
    CHECK(next_in_ring(ring, c, 1) == a);
    CHECK(next_in_ring(ring, a, -1) == c);
    CHECK(next_in_ring(ring, none, 1) == a);
    CHECK(next_in_ring(ring, none, -1) == c);
}
