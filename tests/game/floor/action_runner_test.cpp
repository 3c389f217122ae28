#include "game/floor/action_runner.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "game/foresight/turn_strategies.hpp"
#include "game/machines.hpp"
#include "game/running.hpp"
#include "time/every_system.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hero and a foe that see each other, under a system in which actions take effect later.
struct Duel {
    Duel() {
        arena.catalog->dungeons[0].time.kind = TimeSystemKind::deferred;
        hero = arena.hero('A');
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    }
    Arena arena{{"########", "#A..1..#", "########"}};
    EntityId hero, foe;
};

}  // namespace

TEST_CASE("what is carried out changes the world and is told; what is refused does neither") {
    const Duel duel;
    Running running(duel.arena.start());
    CHECK_FALSE(running.runner.carry_out(Walk{duel.hero, {1, 1}, {2, 1}, Direction::east}).refusal);
    CHECK(running.state.world.position(duel.hero) == Point{2, 1});
    CHECK(running.told<Walked>());
    running.observer.events.clear();
    CHECK(running.runner.carry_out(Walk{duel.hero, {2, 1}, {2, 0}, Direction::north}).refusal);
    CHECK(running.state.world.position(duel.hero) == Point{2, 1});
    CHECK(running.observer.events.empty());
}

TEST_CASE("nothing is left of what the dead had begun or were to do") {
    const Duel duel;
    Running running(duel.arena.start());
    GameState& state = running.state;
    state.pending[duel.foe] = {};
    state.newcomers.insert(duel.foe);
    state.extra_turns.add({duel.foe, state.now});
    running.runner.carry_out(Die{duel.foe, {}, {}, {}});
    CHECK(state.pending.empty());
    CHECK(state.newcomers.empty());
    CHECK(state.extra_turns.list().empty());
}

TEST_CASE("who dies later in the same resolution has none of the turns that it was given or that were put off") {
    for (const TimeSystemKind kind : every_time_system)
        for (const EffectPayload& payload : std::vector<EffectPayload>{effect::ExtraTurn{}, effect::HoldTurn{}, effect::DelayTurn{}}) {
            CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
            CAPTURE(payload.index());
            Duel duel;
            duel.arena.catalog->dungeons[0].time.kind = kind;
            Trigger trigger;
            trigger.event = TriggerEvent::hurt;
            trigger.limit = TriggerLimit::floor;
            trigger.effects = {Effect{.payload = payload}, Effect{.payload = effect::Harm{.amount = 999}}};
            duel.arena.catalog->species[ids::slug.index()].triggers = {trigger};
            Game game = duel.arena.start();
            game.step();
            Running running(game);
            running.runner.carry_out(Hurt{.target = duel.foe, .amount = 1});
            CHECK_FALSE(running.state.world.roster().is_here(duel.foe));
            CHECK(running.told<TurnShifted>());
            CHECK(running.state.extra_turns.list().empty());
        }
}

TEST_CASE("whoever joins is new until its first turn, and its weapons keep their own time from now on") {
    Duel duel;
    Machines machines(duel.arena);
    duel.arena.catalog->species[machines.machine.index()].parts = {machines.turret(70)};
    Running running(duel.arena.start());
    running.runner.carry_out(Join{.team = TeamId(0), .species = machines.machine, .at = {2, 1}});
    const EntityId newcomer = running.state.world.creature_at({2, 1});
    REQUIRE(newcomer);
    CHECK(running.state.newcomers.count(newcomer) == 1);
    REQUIRE(running.state.weapon_timers.list().size() == 1);
    CHECK(running.state.weapon_timers.list()[0].due == running.state.now.time + 70);
    running.runner.carry_out(SwitchPart{newcomer, 0});
    CHECK(running.state.weapon_timers.list().empty());
}

TEST_CASE("a delay puts off what its target has begun") {
    const Duel duel;
    Running running(duel.arena.start());
    running.state.pending[duel.foe] = {commands::Wait{}, 0, 100, {4, 1}};
    running.runner.carry_out(ShiftTurn{duel.foe, TurnShift::delayed, 40});
    CHECK(running.state.pending[duel.foe].until == 140);
}

TEST_CASE("turns that effects give are kept until they come") {
    const Duel duel;
    Running running(duel.arena.start());
    running.runner.carry_out(ShiftTurn{duel.hero, TurnShift::extra, 30});
    REQUIRE(running.state.extra_turns.list().size() == 1);
    CHECK(running.state.extra_turns.list()[0].who == duel.hero);
    CHECK(running.state.extra_turns.list()[0].when.time == running.state.now.time + 30);
    running.runner.carry_out(ShiftTurn{.target = duel.hero, .how = TurnShift::exchanged, .by = duel.foe});
    CHECK(running.state.exchanges == std::vector{std::pair{duel.foe, duel.hero}});
}

TEST_CASE("an ambush ends the round, the stairs the floor") {
    Duel duel;
    const EntityId stairs = duel.arena.world.create();
    duel.arena.world.place(stairs, {1, 1});
    duel.arena.world.add(stairs, Stairs{});
    Running running(duel.arena.start());
    CHECK_FALSE(running.state.ambushed);
    running.runner.carry_out(EndRound{});
    CHECK(running.state.ambushed);
    CHECK_FALSE(running.state.descending);
    running.runner.carry_out(Descend{duel.hero});
    CHECK(running.state.descending);
}

TEST_CASE("a map that the party learns is remembered, one that foes learn is not") {
    Arena arena({"########", "#A.#.1.#", "########"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    Running running(arena.start());
    running.runner.carry_out(RevealMap{foe});
    CHECK_FALSE(running.state.sight.explored({6, 1}));
    running.runner.carry_out(RevealMap{hero});
    CHECK(running.state.sight.explored({6, 1}));
}

TEST_CASE("the party's sight follows its steps, in a rehearsal only where companions decide by it") {
    const RealTurns real;
    const ImaginedTurns imagined;
    RehearsedTurns rehearsed, with_companions;
    with_companions.companions_decide = true;
    for (const TurnStrategy* const turns : std::array<const TurnStrategy*, 4>{&real, &imagined, &rehearsed, &with_companions}) {
        Arena arena({"#####", "#A#.#", "#...#", "#####"});
        const EntityId hero = arena.hero('A');
        Running running(arena.start(), *turns);
        CHECK_FALSE(running.state.sight.sees({3, 1}));
        running.runner.carry_out(Walk{hero, {1, 1}, {1, 2}, Direction::south});
        running.runner.carry_out(Walk{hero, {1, 2}, {2, 2}, Direction::east});
        CHECK_FALSE(running.state.sight.sees({3, 1}));
        running.runner.look_again();
        CHECK(running.state.sight.sees({3, 1}) == (turns != &rehearsed));
    }
}

TEST_CASE("an event that the pause mode stops for is owed a pause") {
    for (const PauseMode mode : {PauseMode::when_needed, PauseMode::every_event}) {
        const Duel duel;
        Running running(duel.arena.start());
        running.state.pauses.mode = mode;
        running.runner.tell(DeclaredAction{duel.foe, commands::Wait{}});
        CHECK(running.state.pauses.owed == (mode == PauseMode::every_event));
        CHECK(running.told<DeclaredAction>());
    }
}

TEST_CASE("the player's side has two extra turns a creature and round: a third is refused, and what it costs is kept") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        Duel duel;
        duel.arena.catalog->dungeons[0].time.kind = kind;
        Game game = duel.arena.start();
        game.step();
        Running running(game);
        GameState& state = running.state;
        const auto give = [&](EntityId who, TurnShift how) {
            running.observer.events.clear();
            running.runner.carry_out(ShiftTurn{who, how, 10, who, TriggerEventSet{1}});
            return std::get<TurnShifted>(running.observer.events.front()).how;
        };
        CHECK(give(duel.hero, TurnShift::extra) == TurnShift::extra);
        CHECK(give(duel.hero, TurnShift::held) == TurnShift::held);
        CHECK(give(duel.hero, TurnShift::held) == TurnShift::held);
        CHECK(give(duel.hero, TurnShift::extra) == TurnShift::refused);
        CHECK(state.extra_turns.list().size() == 2);
        state.extra_turns.drop_held(duel.hero);
        CHECK(give(duel.hero, TurnShift::extra) == TurnShift::extra);
        CHECK(give(duel.hero, TurnShift::held) == TurnShift::refused);
        CHECK_FALSE(state.world.has<HeldTurn>(duel.hero));
        state.world.add(duel.hero, BankedTurns{1});
        CHECK(give(duel.hero, TurnShift::spent) == TurnShift::refused);
        REQUIRE(state.world.has<BankedTurns>(duel.hero));
        CHECK(state.world.get<BankedTurns>(duel.hero).count == 1);
        CHECK(state.extra_turns.list().size() == 2);
        for (int i = 0; i < 4; ++i) CHECK(give(duel.foe, TurnShift::extra) == TurnShift::extra);
    }
}

TEST_CASE("a creature that had both extra turns of a round gets no more in it, and some again in the next") {
    Arena arena({"########", "#A..1..#", "########"});
    const EntityId hero = arena.hero('A');
    arena.add('1', ids::slug, arena.add_team(Faction::foe));
    Trigger waits;
    waits.event = TriggerEvent::waits;
    waits.effects = {Effect{.payload = effect::ExtraTurn{}}};
    arena.catalog->species[ids::hero.index()].triggers = {waits};
    Game game = arena.start();
    std::vector<int> turns(4, 0);
    while (game.now().round < 4) {
        if (game.awaiting()) {
            // The wait that is considered gives a turn; what is not chosen yet gives none.
            const bool gives = ++turns[static_cast<std::size_t>(game.now().round)] < 3;
            const Forecast forecast = game.forecast(1, commands::Wait{});
            CHECK(std::ranges::count_if(forecast.turns, [&](const ForecastTurn& turn) { return turn.who == hero; }) == (gives ? 2 : 1));
        }
        game.awaiting() ? game.step(commands::Wait{}) : game.step();
    }
    CHECK(turns == std::vector{0, 3, 3, 3});
}
