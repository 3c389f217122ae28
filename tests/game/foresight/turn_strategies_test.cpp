
#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "game/foresight/turn_strategies.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Retreat : Arena {
    Retreat() : Arena({"##########", "#...AB..1#", "##########"}) {
        leader = hero('A');
        companion = hero('B');
        foe = add('1', ids::slug, add_team(Faction::foe));
    }
    EntityId leader, companion, foe;
};

}  // namespace

TEST_CASE("in a rehearsal companions decide for themselves only if they may, and foes never do") {
    const Retreat arena;
    const Game game = arena.start();
    RehearsedTurns turns;
    CHECK_FALSE(turns.lets_decide(game.state(), arena.companion));
    CHECK_FALSE(turns.updates_sight());
    turns.companions_decide = true;
    CHECK(turns.lets_decide(game.state(), arena.companion));
    CHECK(turns.updates_sight());
    CHECK_FALSE(turns.lets_decide(game.state(), arena.foe));
    CHECK(RealTurns().lets_decide(game.state(), arena.foe));
    CHECK(ImaginedTurns().lets_decide(game.state(), arena.foe));
}

TEST_CASE("an imagined leader that draws back from its foes goes on doing so") {
    const Retreat arena;
    GameState state = arena.start().state();
    ImaginedTurns turns;
    const Command by_tactic = turns.decide(state, arena.leader).command;
    turns.retreating_leader = arena.leader;
    const Command back = turns.decide(state, arena.leader).command;
    CHECK(back == Command(commands::Walk{Direction::west}));
    CHECK_FALSE(back == by_tactic);
}
