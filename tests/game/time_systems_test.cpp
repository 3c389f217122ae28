// The same fights under every time system: the loop and the rules ask none of them which one it is.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>

#include "game/arena.hpp"
#include "game/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr std::array every_kind{TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                                TimeSystemKind::wait_time, TimeSystemKind::deferred};

Arena brawl(TimeSystemKind kind) {
    Arena arena({"############", "#AB......34#", "#.....,....#", "#........12#", "############"});
    arena.catalog->dungeons[0].time.kind = kind;
    arena.hero('A');
    arena.hero('B', ids::runner);
    const TeamId foes = arena.add_team(Faction::foe);
    arena.add('1', ids::slug, foes);
    arena.add('2', ids::runner, foes);
    arena.add('3', ids::wisp, foes);
    arena.add('4', ids::runner, foes);
    return arena;
}

struct Played {
    int turns = 0;
    int deaths = 0;
    std::vector<std::uint64_t> hashes;
};

/// The player waits; everybody else does as its tactic says.
Played play(Game game, int steps) {
    Played played;
    for (int i = 0; i < steps && game.outcome() == Outcome::running; ++i) {
        game.step(game.awaiting() ? std::optional(Command::wait()) : std::nullopt);
        for (const std::string& fault : broken_invariants(game)) FAIL_CHECK(fault);
        for (const Event& event : game.take_events()) {
            played.turns += std::holds_alternative<TurnBegan>(event) ? 1 : 0;
            played.deaths += std::holds_alternative<Died>(event) ? 1 : 0;
        }
        played.hashes.push_back(game.hash());
    }
    return played;
}

}  // namespace

TEST_CASE("a fight is fought to the death under every time system") {
    for (const TimeSystemKind kind : every_kind) {
        CAPTURE(static_cast<int>(kind));
        const Played played = play(brawl(kind).start(), 600);
        CHECK(played.turns > 20);
        CHECK(played.deaths > 0);
    }
}

TEST_CASE("a copy of a game goes on as the game does under every time system") {
    for (const TimeSystemKind kind : every_kind) {
        CAPTURE(static_cast<int>(kind));
        Game game = brawl(kind).start();
        for (int i = 0; i < 25; ++i) game.step(game.awaiting() ? std::optional(Command::wait()) : std::nullopt);
        const Game copy = game;
        CHECK(play(game, 60).hashes == play(copy, 60).hashes);
    }
}

TEST_CASE("whoever is given the lead is the next whom the player steers under every time system") {
    for (const TimeSystemKind kind : every_kind) {
        CAPTURE(static_cast<int>(kind));
        Arena arena({"######", "#A..B#", "######"});
        arena.catalog->dungeons[0].time.kind = kind;
        const EntityId first = arena.hero('A');
        const EntityId second = arena.hero('B');
        Game game = arena.start();
        while (!game.awaiting()) game.step();
        REQUIRE(game.awaiting() == first);
        REQUIRE(game.step(Command{.kind = Command::Kind::set_leader, .target = second}).kind != Step::Kind::refused);
        while (!game.awaiting()) game.step();
        CHECK(game.awaiting() == second);
        CHECK(game.leader() == second);
    }
}

TEST_CASE("a deferred step leaves its walker where it is until it is done") {
    Arena arena({"#####", "#A..#", "#####"});
    arena.catalog->dungeons[0].time.kind = TimeSystemKind::deferred;
    const EntityId walker = arena.hero('A');
    Game game = arena.start();
    REQUIRE(game.awaiting() == walker);
    game.step(Command::walk(Direction::east));
    CHECK(place(game, walker) == arena.where('A'));
    CHECK(game.now().time == 0);
    game.step();
    CHECK(place(game, walker) == arena.where('A') + offset(Direction::east));
    CHECK(game.now().time == 100);
}

TEST_CASE("a deferred step fails when somebody has moved its walker since, or two in file would change places for ever") {
    Arena arena({"######", "#.BA.#", "######"});
    arena.catalog->dungeons[0].time.kind = TimeSystemKind::deferred;
    const EntityId behind = arena.hero('A');
    const EntityId ahead = arena.hero('B');
    Game game = arena.start();
    game.step(Command{.kind = Command::Kind::team_mode, .slot = 1});
    while (!game.awaiting()) game.step();
    REQUIRE(game.awaiting() == behind);
    game.step(Command::walk(Direction::west));
    while (!game.awaiting()) game.step();
    REQUIRE(game.awaiting() == ahead);
    game.step(Command::walk(Direction::west));
    game.take_events();
    while (!game.awaiting()) game.step();
    CHECK(place(game, behind) == arena.where('B'));
    CHECK(place(game, ahead) == arena.where('A'));
    const std::vector<Event> events = game.take_events();
    CHECK(std::any_of(events.begin(), events.end(), [](const Event& event) {
        const auto* refused = std::get_if<WasRefused>(&event);
        return refused && refused->refusal.reason == Refusal::Reason::displaced;
    }));
}

TEST_CASE("of two who step into one tile, the first to finish has it, and the other's time is spent") {
    Arena arena({"#####", "#A.1#", "#####"});
    arena.catalog->dungeons[0].time.kind = TimeSystemKind::deferred;
    const EntityId first = arena.add('1', ids::runner, arena.add_team(Faction::foe));
    const EntityId second = arena.hero('A');
    Game game = arena.start();
    while (!game.awaiting()) game.step();
    REQUIRE(game.awaiting() == second);
    REQUIRE(game.step(Command::walk(Direction::east)).kind == Step::Kind::turn_taken);
    while (game.step().kind != Step::Kind::needs_command) {
    }
    CHECK(place(game, first) == arena.where('A') + offset(Direction::east));
    CHECK(place(game, second) == arena.where('A'));
    CHECK(game.now().time == 100);
    CHECK(happened<WasRefused>(game.take_events()));
}
