#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Trio {
    Arena arena{{"#######", "#ABC..#", "#.....#", "#...F.#", "#######"}};
    EntityId a = arena.hero('A');
    EntityId b = arena.hero('B');
    EntityId c = arena.hero('C');
    EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
};

}  // namespace

TEST_CASE("passing on the lead costs no turn, and the new leader takes this very turn") {
    Trio t;
    CHECK(t.game.step(commands::SetLeader{t.c}).kind == Step::Kind::done_out_of_turn);
    CHECK(t.game.step().actor == t.c);
    CHECK(t.game.leader() == t.c);
    CHECK(t.game.step(commands::Wait{}).actor == t.c);
    CHECK(t.game.step().actor == t.a);
    CHECK(t.game.step().actor == t.b);
}

TEST_CASE("swapping slots changes the order of the members and leaves the lead where it is") {
    Trio t;
    CHECK(t.game.step(commands::SwapSlots{1, 2}).kind == Step::Kind::done_out_of_turn);
    CHECK(t.game.leader() == t.a);
    t.game.step(commands::Wait{});
    CHECK(t.game.step().actor == t.c);
    CHECK(t.game.step().actor == t.b);
}

TEST_CASE("who is dead or not to act in this tier cannot be made leader") {
    Trio t;
    CHECK(t.game.step(commands::SetLeader{t.a}).refusal.reason == Refusal::Reason::same_leader);
    CHECK(t.game.step(commands::SetLeader{t.foe}).refusal.reason != Refusal::Reason::same_leader);
    CHECK(t.game.step(commands::SetLeader{t.foe}).kind == Step::Kind::refused);
}

TEST_CASE("in team mode the player is asked for every member in turn") {
    Trio t;
    CHECK(t.game.step(commands::SetTeamMode{true}).kind == Step::Kind::done_out_of_turn);
    CHECK(t.game.step(commands::Wait{}).kind == Step::Kind::turn_taken);
    CHECK(t.game.step().kind == Step::Kind::needs_command);
    CHECK(t.game.awaiting() == t.b);
    SUBCASE("and the order may only be edited in the leader's turn") {
        CHECK(t.game.step(commands::SwapSlots{0, 1}).refusal.reason == Refusal::Reason::not_your_turn);
        CHECK(t.game.step(commands::SetLeader{t.c}).refusal.reason == Refusal::Reason::not_your_turn);
    }
}

TEST_CASE("something given to a companion is held, used when it is hurt, and can be taken back") {
    Trio t;
    Arena& arena = t.arena;
    arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 2}};
    Game game = arena.start();
    CHECK(game.step(commands::GiveItem{0, t.c}).refusal.reason == Refusal::Reason::not_adjacent);
    CHECK(game.step(commands::GiveItem{0, t.b}).kind == Step::Kind::turn_taken);
    CHECK(game.world().has<HeldItem>(t.b));
    while (!game.awaiting()) game.step();
    CHECK(game.step(commands::TakeItem{t.b}).kind == Step::Kind::turn_taken);
    CHECK_FALSE(game.world().has<HeldItem>(t.b));
    CHECK(game.world().bag(TeamId(0)).stacks[0].count == 2);
}

TEST_CASE("in a corridor the companion in front is let forward, so that nobody is held up") {
    // B stands between A's follower C and the way on; C comes first in the list and wants B's tile.
    Arena arena({"#########", "#C.B...A#", "#########"});
    const EntityId a = arena.hero('A');
    const EntityId c = arena.hero('C');
    const EntityId b = arena.hero('B');
    arena.world.place(c, {2, 1});
    Game game = arena.start();
    game.step(commands::Wait{});
    CHECK(game.step().actor == b);
    CHECK(game.step().actor == c);
    CHECK(place(game, b) == Point{4, 1});
    CHECK(place(game, c) == Point{3, 1});
    CHECK(place(game, a) == Point{7, 1});
}
