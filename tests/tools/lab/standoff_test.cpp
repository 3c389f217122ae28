#include "tools/lab/standoff.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The longest standoff while the leader waits for so many rounds.
int standoff_while_waiting(Game game, int rounds) {
    StandoffWatch watch;
    while (game.now().round <= rounds && game.outcome() == Outcome::running) {
        game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        for (const Event& event : game.take_events()) watch.watch(game, event);
    }
    return watch.longest().rounds;
}

/// A leader and a foe whose tactic is to hold its place.
Arena two_who_hold(std::vector<std::string> map) {
    Arena arena(std::move(map));
    arena.hero('A');
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    return arena;
}

}  // namespace

TEST_CASE("rounds in which two sides that could meet hold their places are a standoff") {
    const Arena arena = two_who_hold({"#########", "#A.....F#", "#########"});
    CHECK(standoff_while_waiting(arena.start(), 20) >= 18);
}

TEST_CASE("sides between which no way leads are no standoff") {
    const Arena arena = two_who_hold({"#########", "#A..#..F#", "#########"});
    CHECK(standoff_while_waiting(arena.start(), 20) == 0);
}

TEST_CASE("a sleeping foe makes no standoff") {
    Arena arena = two_who_hold({"#########", "#A.....F#", "#########"});
    arena.world.edit<AiState>(arena.world.creature_at(arena.where('F'))).asleep = true;
    CHECK(standoff_while_waiting(arena.start(), 20) == 0);
}

TEST_CASE("blows end a standoff") {
    Arena arena({"#########", "#A.....F#", "#########"});
    arena.hero('A');
    arena.add('F', ids::slug, arena.add_team(Faction::foe));
    CHECK(standoff_while_waiting(arena.start(), 20) <= 3);
}

TEST_CASE("a step may be the first event that is watched, and walking back and forth is a standoff all the same") {
    const Arena arena = two_who_hold({"#########", "#A.....F#", "#########"});
    Game game = arena.start();
    while (!game.awaiting()) game.step();
    game.take_events();
    StandoffWatch watch;
    for (int turn = 0; turn < 20; ++turn) {
        game.step(commands::Walk{turn % 2 == 0 ? Direction::east : Direction::west});
        do
            for (const Event& event : game.take_events()) watch.watch(game, event);
        while (!game.awaiting() && game.step().kind != Step::Kind::over);
    }
    CHECK(watch.longest().rounds >= 15);
}
