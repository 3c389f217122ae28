// Pauses, and actions that take the place of others that were begun.
#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "game/floor/orders.hpp"

using namespace td;
using namespace td::test;

namespace {

Command pauses(PauseMode mode) { return commands::SetPauseMode{mode}; }

/// Two of the player's and a foe that stands, under a system in which actions take effect at their end.
struct PausedDuel {
    Arena arena{{"########", "#AB...F#", "#.....G#", "########"}};
    EntityId leader, companion, foe;

    explicit PausedDuel(TimeSystemKind kind = TimeSystemKind::deferred, TacticId foes = ids::hunt) {
        arena.catalog->dungeons[0].time.kind = kind;
        arena.catalog->species[ids::runner.index()].tactic = foes;
        leader = arena.hero('A');
        companion = arena.hero('B');
        foe = arena.add('F', ids::runner, arena.add_team(Faction::foe));
    }
};

/// Goes on until the game stops for anything.
Step until_stop(Game& game, std::optional<Command> command = std::nullopt) {
    Step step = game.step(command);
    while (step.kind == Step::Kind::turn_taken) step = game.step();
    return step;
}

}  // namespace

TEST_CASE("as long as it pauses only when a command is needed, nothing else stops the game") {
    const PausedDuel duel;
    Game game = duel.arena.start();
    for (int i = 0; i < 5; ++i) CHECK(until_stop(game, commands::Wait{}).kind == Step::Kind::needs_command);
}

TEST_CASE("at every event means that the game stops when a foe in sight has declared what it will do") {
    const PausedDuel duel;
    Game game = duel.arena.start();
    CHECK(game.step(pauses(PauseMode::every_event)).kind == Step::Kind::done_out_of_turn);
    const Step step = until_stop(game, commands::Wait{});
    CHECK(step.kind == Step::Kind::paused);
    CHECK(game.paused());
    CHECK_FALSE(game.awaiting());
    CHECK(game.now().time == 0);
    CHECK(until_stop(game).kind == Step::Kind::paused);
    CHECK(game.step(commands::Walk{Direction::south}).kind == Step::Kind::refused);
}

TEST_CASE("at a pause companions may be told what to do; it stays a pause, and nothing else is done") {
    PausedDuel duel;
    duel.arena.catalog->species[ids::hero.index()].skills = {ids::bolt};
    Game game = duel.arena.start();
    game.step(pauses(PauseMode::every_event));
    REQUIRE(until_stop(game, commands::Wait{}).kind == Step::Kind::paused);
    const Command hold_fire = commands::GiveOrder{duel.companion, CompanionOrder::hold_fire, true, {}};
    CHECK_FALSE(refusal_of(game.state(), hold_fire));
    CHECK(game.step(hold_fire).kind == Step::Kind::done_out_of_turn);
    CHECK(game.world().find<CompanionOrders>(duel.companion)->has(CompanionOrder::hold_fire));
    CHECK(game.step(hold_fire).refusal.reason == Refusal::Reason::pointless);
    CHECK(game.step(commands::SetTactic{duel.companion, ids::hold}).kind == Step::Kind::done_out_of_turn);
    CHECK(game.world().get<AiState>(duel.companion).tactic == ids::hold);
    CHECK(game.step(commands::Face{Direction::north}).kind == Step::Kind::refused);
    CHECK(game.paused());
    CHECK(game.now().time == 0);
    CHECK(until_stop(game, commands::Resume{}).kind != Step::Kind::refused);
}

TEST_CASE("what the player has somebody do instead is no event to pause at") {
    const PausedDuel duel;
    Game game = duel.arena.start();
    game.step(pauses(PauseMode::every_event));
    until_stop(game, commands::Wait{});
    game.step(commands::Reconsider{duel.companion});
    game.step(commands::Walk{Direction::south});
    until_stop(game, commands::Resume{});
    CHECK(game.now().time > 0);
}

TEST_CASE("at every boundary means that the game stops when a turn begins in the middle of the leader's action") {
    PausedDuel duel;
    duel.arena.catalog->skills[ids::quicken.index()].cost = 250;
    Game game = duel.arena.start();
    game.step(pauses(PauseMode::every_boundary));
    CHECK(until_stop(game, commands::UseSkill{2, Direction::south, {}}).kind == Step::Kind::paused);
    CHECK(game.now().time == 100);
    CHECK(until_stop(game, commands::Resume{}).kind == Step::Kind::paused);
    CHECK(game.now().time == 200);
    CHECK(until_stop(game, commands::Resume{}).kind == Step::Kind::needs_command);
    CHECK(game.now().time == 250);
}

TEST_CASE("at a pause the leader may do something else instead; the time gone into it is lost, and it never happens") {
    PausedDuel duel;
    duel.arena.catalog->skills[ids::quicken.index()].cost = 250;
    Game game = duel.arena.start();
    game.step(pauses(PauseMode::every_boundary));
    until_stop(game, commands::UseSkill{2, Direction::south, {}});
    REQUIRE(game.paused());
    CHECK(game.step(commands::Reconsider{duel.leader}).kind == Step::Kind::done_out_of_turn);
    CHECK(game.awaiting() == duel.leader);
    CHECK(game.step(commands::Walk{Direction::south}).kind == Step::Kind::done_out_of_turn);
    CHECK(game.paused());
    CHECK(game.pending(duel.leader)->until == 200);
    game.take_events();
    until_stop(game, commands::Resume{});
    while (game.now().time < 200) until_stop(game, commands::Resume{});
    while (game.pending(duel.leader) != nullptr && game.now().time == 200) until_stop(game, commands::Resume{});
    CHECK(place(game, duel.leader) == duel.arena.where('A') + offset(Direction::south));
    CHECK_FALSE(happened<GainedStatus>(game.take_events()));
}

TEST_CASE("what a companion proposes stands unless it is replaced, and may be while the leader is asked") {
    PausedDuel duel{TimeSystemKind::deferred, ids::hold};
    duel.arena.catalog->skills[ids::quicken.index()].cost = 60;
    Game game = duel.arena.start();
    until_stop(game, commands::UseSkill{2, Direction::south, {}});
    REQUIRE(game.awaiting() == duel.leader);
    REQUIRE(game.pending(duel.companion));
    CHECK(game.step(commands::Reconsider{duel.companion}).kind == Step::Kind::done_out_of_turn);
    CHECK(game.step(commands::Walk{Direction::south}).kind == Step::Kind::done_out_of_turn);
    CHECK(game.awaiting() == duel.leader);
    CHECK(game.pending(duel.companion)->command == commands::Walk{Direction::south});
    const Ticks until = game.pending(duel.companion)->until;
    while (game.now().time <= until) until_stop(game, commands::Wait{});
    CHECK(place(game, duel.companion) != duel.arena.where('B'));
}

TEST_CASE("nobody but the player's own members with something begun may be reconsidered, and an impossible action replaces nothing") {
    const PausedDuel duel;
    Game game = duel.arena.start();
    const auto refused_for = [&](const Command& command) { return game.step(command).refusal.reason; };
    CHECK(refused_for(commands::Reconsider{duel.foe}) == Refusal::Reason::not_a_member);
    CHECK(refused_for(commands::Reconsider{duel.leader}) == Refusal::Reason::nothing_begun);
    CHECK(refused_for(commands::Resume{}) == Refusal::Reason::pointless);
    CHECK(refused_for(commands::SetPauseMode{static_cast<PauseMode>(7)}) == Refusal::Reason::pointless);
    game.step(pauses(PauseMode::every_event));
    until_stop(game, commands::Wait{});
    REQUIRE(game.paused());
    game.step(commands::Reconsider{duel.leader});
    const PendingAction before = *game.pending(duel.leader);
    CHECK(refused_for(commands::Walk{Direction::north}) == Refusal::Reason::wall);
    CHECK(game.pending(duel.leader)->command == before.command);
    CHECK(game.pending(duel.leader)->until == before.until);
    CHECK(game.step(commands::Reconsider{}).kind == Step::Kind::done_out_of_turn);
    CHECK_FALSE(game.awaiting());
}

TEST_CASE("where actions take effect at once the game pauses all the same, and there is nothing to replace") {
    for (const TimeSystemKind kind :
         {TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool, TimeSystemKind::wait_time}) {
        CAPTURE(static_cast<int>(kind));
        PausedDuel duel{kind};
        duel.arena.catalog->species[ids::runner.index()].speed = 0;
        duel.arena.add('G', ids::runner, duel.arena.add_team(Faction::foe));
        Game game = duel.arena.start();
        game.step(pauses(PauseMode::every_event));
        CHECK(until_stop(game, commands::Wait{}).kind == Step::Kind::paused);
        CHECK(game.would_refuse(commands::Reconsider{duel.leader})->reason == Refusal::Reason::nothing_begun);
        for (int i = 0; i < 10 && game.paused(); ++i) until_stop(game, commands::Resume{});
        CHECK(game.awaiting() == duel.leader);
    }
}

TEST_CASE("what a replacement would change in the order is foreseen") {
    PausedDuel duel{TimeSystemKind::deferred, ids::hold};
    duel.arena.catalog->skills[ids::quicken.index()].cost = 60;
    Game game = duel.arena.start();
    until_stop(game, commands::UseSkill{2, Direction::south, {}});
    REQUIRE(game.pending(duel.companion));
    game.step(commands::Reconsider{duel.companion});
    const auto before = game.hash();
    bool foreseen = false;
    for (const ForecastTurn& turn : game.forecast(2, commands::Walk{Direction::south}).turns)
        if (turn.who == duel.companion && turn.takes_effect && turn.command == commands::Walk{Direction::south}) foreseen = true;
    CHECK(foreseen);
    CHECK(game.hash() == before);
}

TEST_CASE("pauses and replacements are commands like any other: played again the game is the same") {
    const PausedDuel duel;
    Game first = duel.arena.start(3), second = duel.arena.start(3);
    Rng rng(9);
    for (int i = 0; i < 400 && first.outcome() == Outcome::running; ++i) {
        std::optional<Command> command;
        if (first.paused() && !first.reconsidering() && rng.chance(60))
            command = commands::Resume{};
        else if (rng.chance(15))
            command = pauses(static_cast<PauseMode>(rng.below(3)));
        else if (rng.chance(25))
            command = commands::Reconsider{rng.chance(50) ? duel.leader : duel.companion};
        else if (first.awaiting())
            command = commands::Walk{static_cast<Direction>(rng.below(8))};
        first.step(command);
        second.step(command);
        CHECK(first.hash() == second.hash());
        if (i % 10 == 0) first.forecast(2);
    }
}
