#include "play/run_settings.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("only some keys set how the party plays") {
    Arena arena({"####", "#A.#", "####"});
    arena.hero('A');
    const Game game = arena.start();
    CHECK_FALSE(next_run_setting(game, Control::zoom_in));
    CHECK_FALSE(next_run_setting(game, Control::wait));
    const auto team = next_run_setting(game, Control::toggle_team_mode);
    REQUIRE(team);
    CHECK(team->commands == std::vector<Command>{commands::SetTeamMode{true}});
    CHECK(team->told == "");
}

TEST_CASE("all companions are given the next tactic, and where there are none, that is told instead") {
    Arena arena({"#####", "#ABC#", "#####"});
    arena.hero('A');
    const auto alone = next_run_setting(arena.start(), Control::toggle_tactics);
    REQUIRE(alone);
    CHECK(alone->commands.empty());
    CHECK(alone->told == "There is no companion to give a tactic to.");
    const EntityId first = arena.hero('B'), second = arena.hero('C');
    for (Tactic& tactic : arena.catalog->tactics) tactic.for_party = false;
    Tactic& offered = arena.catalog->tactics[ids::follow.index()];
    const auto none = next_run_setting(arena.start(), Control::toggle_tactics);
    REQUIRE(none);
    CHECK(none->commands.empty());
    CHECK(none->told == "");
    offered.for_party = true;
    offered.name = "Close by";
    const auto next = next_run_setting(arena.start(), Control::toggle_tactics);
    REQUIRE(next);
    CHECK(next->commands == std::vector<Command>{commands::SetTactic{first, ids::follow}, commands::SetTactic{second, ids::follow}});
    CHECK(next->told.find("The party's tactic: Close by.") == 0);
}

TEST_CASE("the pauses go round, and each says when the game pauses") {
    Arena arena({"####", "#A.#", "####"});
    arena.hero('A');
    Game game = arena.start();
    game.step();
    const PauseMode at_first = game.pause_mode();
    std::vector<std::string> told;
    for (int i = 0; i < pause_mode_count; ++i) {
        const auto next = next_run_setting(game, Control::toggle_pauses);
        REQUIRE(next);
        REQUIRE(next->commands.size() == 1);
        told.push_back(next->told);
        game.step(next->commands.front());
    }
    CHECK(game.pause_mode() == at_first);
    CHECK(told == std::vector<std::string>{"The game also pauses at every event in sight.", "The game also pauses at every turn boundary.",
                                           "The game pauses when a command is needed."});
}
