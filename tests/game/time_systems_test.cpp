// The same fights under every time system: the loop and the rules ask none of them which one it is.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>

#include "game/arena.hpp"
#include "rules/watcher.hpp"
#include "text/intervals.hpp"
#include "time/every_system.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

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

/// Watches a game, and counts the commands of AI-controlled creatures that were refused.
class RefusalsSeen : public RuleWatcher {
public:
    explicit RefusalsSeen(Game& game) : m_game(game) { game.watch(this); }
    ~RefusalsSeen() override { m_game.watch(nullptr); }
    int count() const { return m_count; }

    void proposed(const Action&, bool) override {}
    void seen(std::string_view) override {}
    void cancelled(std::string_view, const Refusal&) override {}
    void replaced(std::string_view, const Action&) override {}
    void followed(std::string_view, const Action&) override {}
    void committed(const Action&) override {}
    void dropped(const Action&) override {}
    void fell_due(EntityId, const Command&) override {}
    void refused(EntityId, const Command&, const Refusal&) override { ++m_count; }

private:
    Game& m_game;
    int m_count = 0;
};

struct Played {
    int turns = 0;
    int deaths = 0;
    std::vector<std::uint64_t> hashes;
};

/// The player waits; all other creatures follow their tactics.
Played play(Game game, int steps) {
    Played played;
    for (int i = 0; i < steps && game.outcome() == Outcome::running; ++i) {
        game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
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
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        const Played played = play(brawl(kind).start(), 600);
        CHECK(played.turns > 20);
        CHECK(played.deaths > 0);
    }
}

TEST_CASE("a copy of a game goes on as the game does under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        Game game = brawl(kind).start();
        for (int i = 0; i < 25; ++i) game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        const Game copy = game;
        CHECK(play(game, 60).hashes == play(copy, 60).hashes);
    }
}

TEST_CASE("whoever is given the lead is the next whom the player steers under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        Arena arena({"######", "#A..B#", "######"});
        arena.catalog->dungeons[0].time.kind = kind;
        const EntityId first = arena.hero('A');
        const EntityId second = arena.hero('B');
        Game game = arena.start();
        while (!game.awaiting()) game.step();
        REQUIRE(game.awaiting() == first);
        REQUIRE(game.step(commands::SetLeader{second}).kind != Step::Kind::refused);
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
    game.step(commands::Walk{Direction::east});
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
    game.step(commands::SetTeamMode{true});
    while (!game.awaiting()) game.step();
    REQUIRE(game.awaiting() == behind);
    game.step(commands::Walk{Direction::west});
    while (!game.awaiting()) game.step();
    REQUIRE(game.awaiting() == ahead);
    game.step(commands::Walk{Direction::west});
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
    REQUIRE(game.step(commands::Walk{Direction::east}).kind == Step::Kind::turn_taken);
    while (place(game, first) == arena.where('1')) game.step();
    bool foreseen = false;
    for (const ForecastTurn& turn : game.forecast(2).turns)
        foreseen |= turn.who == second && turn.takes_effect && turn.command == commands::Walk{Direction::east};
    CHECK(foreseen);
    RefusalsSeen seen(game);
    while (game.step().kind != Step::Kind::needs_command) {
    }
    CHECK(seen.count() == 1);
    CHECK(place(game, first) == arena.where('A') + offset(Direction::east));
    CHECK(place(game, second) == arena.where('A'));
    CHECK(game.now().time == 100);
    CHECK(happened<WasRefused>(game.take_events()));
}

namespace {

/// A hero with a free way, and a foe that survives all blows.
struct Alone {
    Arena arena{{"###########", "#A........#", "#1........#", "###########", "###########"}};
    EntityId who;

    explicit Alone(const TimeSettings& time, TimeBudget budget = {.wait = 150, .actions = 2}) {
        arena.catalog->dungeons[0].time = time;
        arena.catalog->species[ids::hero.index()].time = budget;
        who = arena.hero('A');
        arena.catalog->species[ids::fish.index()].tactic = ids::hold;
        arena.catalog->species[ids::fish.index()].health = 999;
        arena.add('1', ids::fish, arena.add_team(Faction::foe));
    }
    void give(StatusId status) {
        ChangeSet change_set;
        commit(arena.world, *arena.catalog, GainStatus{who, status, 900, {}}, change_set);
    }
    Game start() const {
        Game game = arena.start();
        while (!game.awaiting()) game.step();
        return game;
    }
};

/// Goes on until the player is asked again.
Ticks time_of(Game& game, const Command& command) {
    const Ticks began = game.now().time;
    REQUIRE(game.step(command).kind != Step::Kind::refused);
    while (!game.awaiting()) game.step();
    return game.now().time - began;
}

const std::array every_time{TimeSettings{},
                            TimeSettings{.kind = TimeSystemKind::action_queue},
                            TimeSettings{.kind = TimeSystemKind::energy_pool},
                            TimeSettings{.kind = TimeSystemKind::energy_pool, .wait = WaitRule::drain},
                            TimeSettings{.kind = TimeSystemKind::wait_time},
                            TimeSettings{.kind = TimeSystemKind::wait_time, .round = {.turns = 7}},
                            TimeSettings{.kind = TimeSystemKind::wait_time, .charge = WaitCharge::costs},
                            TimeSettings{.kind = TimeSystemKind::deferred}};

/// Steps to and fro.
Command nth_step(int n) { return commands::Walk{n % 2 == 0 ? Direction::east : Direction::west}; }

Ticks time_of_steps(Game& game, int count) {
    Ticks time = 0;
    for (int i = 0; i < count; ++i) time += time_of(game, nth_step(i));
    return time;
}

}  // namespace

TEST_CASE("what the player is told of an action is when the game asks again, under every time system") {
    for (const TimeSettings& time : every_time)
        for (const StatusId status : {StatusId{}, ids::haste, ids::slow}) {
            CAPTURE(static_cast<int>(time.kind));
            CAPTURE(status.index());
            Alone alone(time);
            if (status) alone.give(status);
            Game game = alone.start();
            for (int i = 0; i < 24; ++i) {
                const Point at = place(game, alone.who);
                const Command command = i % 6 == 3   ? commands::Wait{}
                                        : i % 6 == 4 ? commands::Attack{direction_towards(at, alone.arena.where('1'))}
                                                     : nth_step(at == alone.arena.where('A') ? 0 : 1);
                const std::optional<Interval> told = game.forecast(1, command).paid;
                REQUIRE(told);
                CHECK(time_of(game, command) == told->ticks);
            }
        }
}

TEST_CASE("of an action that makes its doer faster, it is told when the game asks again at the new speed, under every time system") {
    for (const TimeSettings& time : every_time) {
        CAPTURE(static_cast<int>(time.kind));
        CAPTURE(static_cast<int>(time.charge));
        const Command quicken = commands::UseSkill{2, Direction::south, {}};
        const Alone alone(time, {.wait = 150, .actions = 1});
        Game game = alone.start();
        const std::optional<Interval> told = game.forecast(1, quicken).paid;
        REQUIRE(told);
        CHECK(time_of(game, quicken) == told->ticks);
    }
    const TimeSettings waits{.kind = TimeSystemKind::wait_time};
    const Game game = Alone(waits, {.wait = 150, .actions = 1}).start();
    CHECK(game.forecast(1, commands::UseSkill{2, Direction::south, {}}).paid->ticks == 75);
    CHECK(game.forecast(1, commands::Wait{}).paid->ticks == 150);
}

TEST_CASE("haste makes steps come sooner and slowness later, as much as is told, under every time system") {
    constexpr int steps = 60;
    for (const TimeSettings& time : every_time) {
        CAPTURE(static_cast<int>(time.kind));
        std::map<int, Ticks> taken;
        for (const StatusId status : {ids::slow, StatusId{}, ids::haste}) {
            Alone alone(time);
            if (status) alone.give(status);
            Game game = alone.start();
            const Interval told = interval_of_step(alone.who, game);
            const Ticks measured = time_of_steps(game, steps);
            CHECK(std::abs(measured * told.actions - told.span * steps) <= told.span * told.actions);
            CHECK(std::abs(told.percent * measured - 10'000 * steps) <= 10'000 * steps / 50);
            taken[status == ids::slow ? -1 : status == ids::haste ? 1 : 0] = measured;
        }
        CHECK(taken[-1] == doctest::Approx(3.0 * static_cast<double>(taken[0])).epsilon(0.04));
        CHECK(2.0 * static_cast<double>(taken[1]) == doctest::Approx(static_cast<double>(taken[0])).epsilon(0.04));
    }
}

TEST_CASE("a step is very slow where it takes as long as three ordinary turns, whatever the reason") {
    const auto told = [](const TimeSettings& time, int wait, int actions, StatusId status) {
        Alone alone(time, {.wait = wait, .actions = actions});
        alone.give(status);
        return is_very_slow(interval_of_step(alone.who, alone.start()));
    };
    const TimeSettings waits{.kind = TimeSystemKind::wait_time};
    CHECK(told(waits, 150, 1, ids::slow));
    CHECK_FALSE(told(waits, 150, 1, ids::haste));
    CHECK_FALSE(told(waits, 150, 2, ids::slow));
    CHECK(told(waits, 300, 2, ids::slow));
    CHECK_FALSE(told({}, 300, 1, ids::haste));
    CHECK(told({}, 100, 1, ids::slow));
}

TEST_CASE("a pace is told in the words of the speeds where it is one of them, and by its ticks elsewhere") {
    const auto pace = [](const TimeSettings& time, TimeBudget budget, StatusId status = {}) {
        Alone alone(time, budget);
        if (status) alone.give(status);
        return describe_pace(alone.who, alone.start());
    };
    const TimeSettings waits{.kind = TimeSystemKind::wait_time};
    const TimeSettings pools{.kind = TimeSystemKind::energy_pool};
    CHECK(pace({}, {.wait = 60}) == "normal speed");
    CHECK(pace(waits, {.wait = 100}) == "normal speed");
    CHECK(pace(waits, {.wait = 100}, ids::haste) == "double speed (200%)");
    CHECK(pace(waits, {.wait = 60}) == "a step every 60 ticks (167%)");
    CHECK(pace(waits, {.wait = 60}, ids::slow) == "a step every 180 ticks (56%)");
    CHECK(pace(waits, {.wait = 150, .actions = 3}) == "3 actions every 150 ticks (200%)");
    CHECK(pace(pools, {.allowance = 150}) == "a step every 67 ticks (150%)");
    CHECK(pace(pools, {.allowance = 200}) == "double speed (200%)");
}

TEST_CASE("what an action is paid with is told in the terms of who keeps time") {
    const auto told = [](const TimeSettings& time, const Command& command) {
        const Game game = Alone(time).start();
        return describe_interval(game.forecast(1, command).paid.value(), game.catalog());
    };
    const Command step = commands::Walk{Direction::east};
    CHECK(told({}, step).empty());
    CHECK(told({.kind = TimeSystemKind::action_queue}, step) == "costs 100 ticks");
    CHECK(told({.kind = TimeSystemKind::deferred}, step) == "costs 100 ticks");
    CHECK(told({.kind = TimeSystemKind::energy_pool}, step) == "spends everything");
    CHECK(told({.kind = TimeSystemKind::wait_time}, step) == "the turn goes on");
    CHECK(told({.kind = TimeSystemKind::wait_time}, commands::Wait{}) == "next turn in 150 ticks");
}
