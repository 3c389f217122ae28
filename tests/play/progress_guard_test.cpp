// Automatic commands end with any content.
#include "play/progress_guard.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr int far_too_many = 2'000;

/// Gives the commands of `next` as long as the guard allows. Returns the number of commands.
template <class Next>
int go_on(Game& game, Next&& next) {
    game.step();
    ProgressGuard guard;
    guard.begin(game);
    int given = 0;
    while (given < far_too_many && guard.may_continue(game)) {
        const std::optional<Command> command = next(game);
        if (!command) break;
        game.step(*command);
        while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
        ++given;
    }
    return given;
}

std::optional<Command> explore(const Game& game) { return game.autoexplore_step().step; }

}  // namespace

TEST_CASE("exploring ends at a door that opens into itself") {
    Arena arena({"#######", "#A.+..#", "#######"});
    arena.hero('A');
    arena.catalog->features[ids::door.index()].opens_into = ids::door;
    Game game = arena.start();
    const int given = go_on(game, explore);
    CHECK(given >= ProgressGuard::most_idle_commands);
    CHECK(given < 2 * ProgressGuard::most_idle_commands);
    CHECK(game.autoexplore_step().step);
}

TEST_CASE("exploring a floor from end to end is progress all the way") {
    Arena arena({"##########################", "#A.......................#", "########################.#", "#........................#",
                 "#.########################", "#........................#", "##########################"});
    arena.hero('A');
    Game game = arena.start();
    CHECK(go_on(game, explore) > 2 * ProgressGuard::most_idle_commands);
    CHECK_FALSE(game.autoexplore_step().step);
}

TEST_CASE("waiting goes on as long as wounds heal, and ends where nothing changes") {
    for (const bool heals : {true, false}) {
        CAPTURE(heals);
        Arena arena({"#####", "#A..#", "#####"});
        arena.catalog->species[ids::hero.index()].regeneration = heals ? 10 : 0;
        arena.world.edit<Health>(arena.hero('A')) = {1, 30, 0};
        Game game = arena.start();
        const int given = go_on(game, [](const Game&) { return std::optional<Command>(commands::Wait{}); });
        CHECK(given < far_too_many);
        CHECK((game.world().get<Health>(game.leader()).now == 30) == heals);
        CHECK((given > 2 * ProgressGuard::most_idle_commands) == heals);
    }
}
