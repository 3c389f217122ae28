// An ambush ends the round for everyone, whatever time system runs the fight.
#include <doctest/doctest.h>

#include <map>
#include <optional>

#include "game/arena.hpp"
#include "time/every_system.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

/// Fast heroes with much to spend, foes behind them in the order, and a web before the leader that springs the ambush.
struct Ambush {
    explicit Ambush(TimeSystemKind kind) {
        arena.catalog->dungeons[0].time.kind = kind;
        arena.catalog->terrains[ids::web.index()].triggers = {
            Trigger{.event = TriggerEvent::stepped_on, .effects = {Effect{.payload = effect::EndRound{}}}}};
        for (Species& species : arena.catalog->species) {
            species.speed = 1;
            species.tactic = ids::hold;
            species.time.allowance = 300;
            species.time.actions = 3;
        }
        leader = arena.hero('A');
        arena.hero('B');
        const TeamId foes = arena.add_team(Faction::foe);
        for (const char letter : {'1', '2'}) arena.add(letter, ids::hero, foes);
    }

    Arena arena{{"############", "#A%........#", "#..........#", "#B.......12#", "############"}};
    EntityId leader;
};

/// Goes on until the leader is asked for the first time.
Game asked(const Game& begun) {
    Game game = begun;
    while (!game.awaiting()) game.step(std::nullopt);
    game.take_events();
    return game;
}

/// What began from the ambush to the next round; nothing when one of both never came.
std::optional<int> turns_after_ambush(Game game, const Command& first) {
    game.step(first);
    std::optional<int> turns;
    for (int i = 0; i < 60; ++i) {
        for (const Event& event : game.take_events()) {
            if (std::holds_alternative<RoundCutShort>(event)) turns = 0;
            if (turns && std::holds_alternative<RoundBegan>(event)) return turns;
            if (turns && std::holds_alternative<TurnBegan>(event)) ++*turns;
        }
        for (const std::string& fault : broken_invariants(game)) FAIL_CHECK(fault);
        game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("nobody acts between an ambush and the next round, whoever sprang it included") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        const Ambush ambush(kind);
        CHECK(turns_after_ambush(asked(ambush.arena.start()), commands::Walk{Direction::east}) == 0);
    }
}

TEST_CASE("everybody acts again in the round after an ambush") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        Game game = asked(Ambush(kind).arena.start());
        game.step(commands::Walk{Direction::east});
        std::map<std::uint32_t, int> turns;
        for (int i = 0; i < 60; ++i) {
            game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
            for (const Event& event : game.take_events())
                if (const auto* began = std::get_if<TurnBegan>(&event); began && began->round == 3) ++turns[began->who.value];
        }
        CHECK(turns.size() == 4);
    }
}

TEST_CASE("the forecast of a step into an ambush that is in sight shows nobody else in this round") {
    const Game game = asked(Ambush(TimeSystemKind::six_tier).arena.start());
    const auto turns_of_round = [&](const Forecast& forecast) {
        int turns = 0;
        for (const ForecastTurn& turn : forecast.turns) turns += turn.when.round == game.now().round ? 1 : 0;
        return turns;
    };
    CHECK(turns_of_round(game.forecast(2, commands::Walk{Direction::south})) == 8);
    CHECK(turns_of_round(game.forecast(2, commands::Walk{Direction::east})) == 1);
}

namespace {

/// How often each of these happens in the rounds before the sixth, while the heroes wait.
template <class TriggerSignal>
int told_before_round_six(Game game) {
    int told = 0;
    while (game.now().round < 6 && game.outcome() == Outcome::running) {
        game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        for (const Event& event : game.take_events()) told += std::holds_alternative<TriggerSignal>(event) ? 1 : 0;
    }
    return told;
}

Trigger ambush_on(TriggerEvent event) { return {.event = event, .effects = {Effect{.payload = effect::EndRound{}}}}; }

}  // namespace

TEST_CASE("an ambush sprung at the end of a round takes nothing from the next one, and nothing is told of it") {
    Ambush ambush(TimeSystemKind::six_tier);
    const int turns = told_before_round_six<TurnBegan>(ambush.arena.start());
    ambush.arena.catalog->terrains[ids::floor.index()].triggers = {ambush_on(TriggerEvent::round_end)};
    CHECK(told_before_round_six<TurnBegan>(ambush.arena.start()) == turns);
    CHECK(told_before_round_six<RoundCutShort>(ambush.arena.start()) == 0);
}

TEST_CASE("an ambush sprung when a turn starts leaves that turn, and is told once however often it is sprung in it") {
    for (const TimeSystemKind kind : {TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool}) {
        CAPTURE(static_cast<int>(kind));
        Ambush ambush(kind);
        for (Species& species : ambush.arena.catalog->species) species.time.allowance = 100;
        Trigger twice = ambush_on(TriggerEvent::turn_start);
        twice.effects[0].times = 2;
        ambush.arena.catalog->terrains[ids::floor.index()].triggers = {twice};
        const Game game = ambush.arena.start();
        CHECK(told_before_round_six<TurnBegan>(game) >= 5);
        CHECK(told_before_round_six<RoundCutShort>(game) == 5);
    }
}

TEST_CASE("whom a trap calls comes even when all its side has fallen") {
    Arena arena({"######", "#A%.F#", "######"});
    arena.catalog->terrains[ids::web.index()].triggers = {
        Trigger{.event = TriggerEvent::stepped_on, .effects = {Effect{.payload = effect::Summon{.count = 1, .species = ids::slug}}}}};
    arena.hero('A');
    const EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    arena.world.edit_roster()[foe].here = false;
    arena.world.remove_from_floor(foe);
    Game game = asked(arena.start());
    game.step(commands::Walk{Direction::east});
    CHECK(happened<Joined>(game.take_events()));
    CHECK(game.world().roster().leader_of(TeamId(1)));
}
