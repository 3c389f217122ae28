#include "game/turns/out_of_turn.hpp"

#include <doctest/doctest.h>

#include "game/running.hpp"

using namespace td;
using namespace td::test;

namespace {

Running paused() {
    Arena arena({"#####", "#A..#", "#####"});
    arena.hero('A');
    return Running(arena.start());
}

}  // namespace

TEST_CASE("while the game is paused no command is for a turn, and what is about no pause is refused") {
    Running running = paused();
    const Command wait = commands::Wait{};
    CHECK_FALSE(is_out_of_turn(running.state, wait));
    running.state.pauses.paused = true;
    REQUIRE(is_out_of_turn(running.state, wait));
    const std::optional<Step> step = carry_out_of_turn(running.runner, wait);
    REQUIRE(step);
    CHECK(step->refusal.reason == Refusal::Reason::nothing_begun);
}

TEST_CASE("the loop goes on once the game is resumed") {
    Running running = paused();
    running.state.pauses.paused = true;
    CHECK_FALSE(carry_out_of_turn(running.runner, commands::Resume{}));
    CHECK_FALSE(running.state.pauses.paused);
    const std::optional<Step> again = carry_out_of_turn(running.runner, commands::Resume{});
    REQUIRE(again);
    CHECK(again->kind == Step::Kind::refused);
}
