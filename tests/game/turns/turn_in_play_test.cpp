#include "game/turns/turn_in_play.hpp"

#include <doctest/doctest.h>

#include "game/running.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The turn of a hero between walls.
struct LoneHero {
    explicit LoneHero(TimeSystemKind kind = TimeSystemKind::six_tier)
        : running([&] {
              Arena arena({"#####", "#A..#", "#####"});
              arena.catalog->dungeons[0].time.kind = kind;
              hero = arena.hero('A');
              return arena.start();
          }()) {}
    tactics::Decision into_the_wall() const { return {commands::Walk{Direction::north}, running.state.world.get<AiState>(hero)}; }

    EntityId hero;
    Running running;
};

}  // namespace

TEST_CASE("a struck-out turn is lost, and any other is not") {
    LoneHero scene;
    CHECK_FALSE(lost_turn(scene.running.runner));
    scene.running.state.world.add(scene.hero, StruckOutTurns{1});
    const std::optional<TurnInPlay> lost = lost_turn(scene.running.runner);
    REQUIRE(lost);
    CHECK(std::holds_alternative<LoseTurn>(lost->action));
    CHECK(scene.running.state.phase == Phase::action_start);
}

TEST_CASE("a refused command of the player begins no turn") {
    for (const TimeSystemKind kind : {TimeSystemKind::six_tier, TimeSystemKind::deferred}) {
        LoneHero scene(kind);
        const auto begun = begin_turn(scene.running.runner, Command(commands::Walk{Direction::north}));
        REQUIRE(std::holds_alternative<Step>(begun));
        CHECK(std::get<Step>(begun).kind == Step::Kind::refused);
        CHECK(scene.running.state.phase == Phase::actions_make);
        CHECK(scene.running.told<WasRefused>());
    }
}

TEST_CASE("a creature that decides on something impossible waits") {
    LoneHero at_once;
    std::optional<TurnInPlay> turn = begin_turn(at_once.running.runner, at_once.into_the_wall());
    REQUIRE(turn);
    start_action(at_once.running.runner, *turn);
    execute_action(at_once.running.runner, *turn);
    CHECK(std::holds_alternative<Pass>(turn->action));

    LoneHero later(TimeSystemKind::deferred);
    turn = begin_turn(later.running.runner, later.into_the_wall());
    REQUIRE(turn);
    CHECK(turn->command == Command(commands::Wait{}));
    CHECK(std::holds_alternative<Pass>(turn->action));
}

TEST_CASE("where actions take effect later, beginning one is the whole turn") {
    LoneHero scene(TimeSystemKind::deferred);
    auto begun = begin_turn(scene.running.runner, Command(commands::Walk{Direction::east}));
    REQUIRE(std::holds_alternative<TurnInPlay>(begun));
    start_action(scene.running.runner, std::get<TurnInPlay>(begun));
    CHECK(scene.running.state.phase == Phase::turn_end);
    CHECK(scene.running.state.pending.contains(scene.hero));
    CHECK(scene.running.state.world.position(scene.hero) == Point{1, 1});
}
