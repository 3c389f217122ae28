#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <tuple>
#include <utility>

#include "game/arena.hpp"
#include "game/self_play.hpp"

using namespace td;
using namespace td::test;

namespace {

using Place = std::tuple<std::uint32_t, int, int>;  // who, round, tier

/// A room with a party and foes of random speeds and statuses.
Arena random_arena(TacticId tactic, std::size_t foes) {
    Arena arena({"###########", "#ABC......#", "#.........#", "#....,....#", "#..12345..#", "#.........#", "###########"});
    for (Species& species : arena.catalog->species) species.tactic = tactic;
    const auto kind = [] { return SpeciesId(*rc::gen::inRange<std::size_t>(0, 4)); };
    const auto maybe_quickened = [&](EntityId who) {
        const auto status = StatusId(*rc::gen::element<std::size_t>(0, 5));
        if (!*rc::gen::arbitrary<bool>()) return;
        arena.world.edit<Statuses>(who).list.push_back({status, *rc::gen::inRange(1, 3), {}});
        arena.world.edit_roster()[who].speed = static_cast<std::int8_t>(effective_speed(arena.world, *arena.catalog, who));
    };
    for (const char letter : {'A', 'B', 'C'}) maybe_quickened(arena.hero(letter, kind()));
    const TeamId team = arena.add_team(Faction::foe);
    for (std::size_t i = 0; i < foes; ++i) maybe_quickened(arena.add(static_cast<char>('1' + i), kind(), team));
    return arena;
}

void play_until(Game& game, int round, std::vector<Place>& taken) {
    while (game.now().round < round) {
        const Step step = game.step(game.awaiting() ? std::optional(Command::wait()) : std::nullopt);
        for (const Event& event : game.take_events())
            if (const auto* began = std::get_if<TurnBegan>(&event); began && began->round < round)
                taken.emplace_back(began->who.value, began->round, began->tier);
        if (step.kind == Step::Kind::over) return;
    }
}

std::vector<Place> places_of(const Forecast& forecast) {
    std::vector<Place> places;
    for (const ForecastTurn& turn : forecast.turns) places.emplace_back(turn.who.value, turn.when.round, turn.when.tier);
    return places;
}

}  // namespace

TEST_CASE("when everybody lets time pass, the forecast is exactly what happens, statuses running out included, under every time system") {
    CHECK(rc::check("forecast of waiting", [] {
        const Arena arena = random_arena(ids::hold, *rc::gen::inRange<std::size_t>(1, 6));
        arena.catalog->dungeons[0].time.kind =
            *rc::gen::element(TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                              TimeSystemKind::wait_time, TimeSystemKind::deferred);
        Game game = arena.start();
        const int first = game.now().round;
        const std::vector<Place> foretold = places_of(game.forecast(3));
        // The turn that is asked for now began before the forecast was made.
        std::vector<Place> taken{{game.awaiting().value, game.now().round, game.now().tier}};
        play_until(game, first + 3, taken);
        RC_ASSERT(foretold == taken);
    }));
}

TEST_CASE("a place that is shown as certain comes, whatever everybody chooses") {
    CHECK(rc::check("certain places", [] {
        const Arena arena = random_arena(ids::hunt, *rc::gen::inRange<std::size_t>(1, 6));
        for (Skill& skill : arena.catalog->skills) skill.effects.clear();  // nobody dies, is hastened or pushed
        for (Skill& skill : arena.catalog->skills) skill.effects = {Effect{.kind = EffectKind::heal, .amount = 1}};
        for (Terrain& terrain : arena.catalog->terrains) terrain.speed = 0;
        Game game = arena.start(*rc::gen::inRange<std::uint64_t>(0, 1000));
        const int first = game.now().round;
        auto considered =
            *rc::gen::element(std::optional<Command>{}, std::optional(Command::wait()), std::optional(Command::walk(Direction::south)));
        if (considered && game.would_refuse(*considered)) considered.reset();
        const Forecast forecast = game.forecast(2, considered);
        std::vector<Place> taken{{game.awaiting().value, game.now().round, game.now().tier}};
        while (game.now().round < first + 2) {
            std::optional<Command> command;
            if (game.awaiting()) {
                command = *rc::gen::element(Command::wait(), Command::walk(Direction::east), Command::walk(Direction::south),
                                            Command::attack(Direction::south));
                if (considered) command = std::exchange(considered, std::nullopt);
                if (game.would_refuse(*command)) command = Command::wait();
            }
            game.step(command);
            for (const Event& event : game.take_events())
                if (const auto* began = std::get_if<TurnBegan>(&event)) taken.emplace_back(began->who.value, began->round, began->tier);
        }
        for (const ForecastTurn& turn : forecast.turns) {
            if (turn.hangs_on != Stake::nothing) continue;
            const Place place{turn.who.value, turn.when.round, turn.when.tier};
            RC_ASSERT(std::find(taken.begin(), taken.end(), place) != taken.end());
        }
    }));
}

TEST_CASE("with the leader's step considered, what the companions will do is foreseen, tiers and all") {
    CHECK(rc::check("companions foreseen", [] {
        const Arena arena = random_arena(ids::hunt, *rc::gen::inRange<std::size_t>(0, 6));
        Game game = arena.start(*rc::gen::inRange<std::uint64_t>(0, 1000));
        const Command step = *rc::gen::element(Command::walk(Direction::south), Command::walk(Direction::southeast), Command::wait());
        RC_PRE(!game.would_refuse(step));
        const std::vector<Place> foretold = places_of(game.forecast(1, step));
        std::vector<Place> taken{{game.awaiting().value, 1, 0}};
        game.step(step);
        game.take_events();
        // The rest of the player's part of tier 0: nothing uncertain has happened by then.
        while (!game.awaiting() && game.now().round == 1 && game.now().tier == 0) {
            game.step();
            for (const Event& event : game.take_events())
                if (const auto* began = std::get_if<TurnBegan>(&event)) taken.emplace_back(began->who.value, began->round, began->tier);
        }
        for (std::size_t i = 0; i < 3; ++i) RC_ASSERT(foretold.at(i) == taken.at(i));
    }));
}

TEST_CASE("who will be let forward in a corridor is foreseen") {
    Arena arena({"#########", "#..CB..A#", "#########"});
    arena.hero('A');
    arena.hero('C');
    const EntityId b = arena.hero('B');
    const Game game = arena.start();
    for (const ForecastTurn& turn : game.forecast(1, Command::wait()).turns)
        if (turn.who == b) CHECK(turn.standing == Standing::let_forward);
}

TEST_CASE("the command under consideration shows what it forfeits and what it costs") {
    Arena arena({"#######", "#AF...#", "#.....#", "#######"});
    const EntityId runner = arena.hero('A', ids::runner);
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    const Game game = arena.start();
    const auto has_half_tier = [&](const Forecast& forecast) {
        return std::any_of(forecast.turns.begin(), forecast.turns.end(),
                           [&](const ForecastTurn& t) { return t.who == runner && t.when.round == 1 && t.when.tier == 3; });
    };
    CHECK(has_half_tier(game.forecast(2)));
    CHECK(has_half_tier(game.forecast(2, Command::walk(Direction::south))));
    const Forecast attack = game.forecast(2, Command::attack(Direction::east));
    CHECK_FALSE(has_half_tier(attack));
    REQUIRE(attack.missed.size() == 1);
    CHECK(attack.missed[0].who == runner);
    CHECK(attack.missed[0].standing == Standing::forfeited);
}

TEST_CASE("a slow step under consideration shows the rounds that it costs") {
    Arena arena({"#######", "#A....#", "#....F#", "#######"});
    const EntityId slug = arena.hero('A', ids::slug);
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    const Game game = arena.start();
    const Forecast forecast = game.forecast(3, Command::walk(Direction::south));
    int cooling = 0;
    for (const MissedTurn& missed : forecast.missed) cooling += missed.who == slug && missed.standing == Standing::cooling ? 1 : 0;
    CHECK(cooling == 2);
    CHECK(forecast.turns.front().who == slug);
}

TEST_CASE("looking ahead changes nothing and draws nothing") {
    const Arena arena({"#######", "#A..F.#", "#######"});
    Arena copy = arena;
    copy.hero('A');
    copy.add('F', ids::runner, copy.add_team(Faction::foe));
    Game game = copy.start();
    const auto before = game.hash();
    game.forecast(2, Command::attack(Direction::east));
    game.forecast_after(2, {{.kind = Command::Kind::team_mode, .slot = 1}});
    CHECK(game.hash() == before);
}

TEST_CASE("edits of the team are foreseen one after the other, and change nothing by themselves") {
    Arena arena({"#######", "#ABC..#", "#....F#", "#######"});
    const EntityId a = arena.hero('A'), b = arena.hero('B'), c = arena.hero('C');
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    const Game game = arena.start();
    const auto before = game.hash();
    const Forecast forecast = game.forecast_after(
        1, {{.kind = Command::Kind::swap_slots, .slot = 0, .other_slot = 1}, {.kind = Command::Kind::set_leader, .target = c}});
    REQUIRE(forecast.turns.size() == 4);
    CHECK(forecast.turns[0].who == c);
    CHECK(forecast.turns[1].who == b);
    CHECK(forecast.turns[2].who == a);
    CHECK(game.hash() == before);
}

TEST_CASE("who rests in this very tier is shown as resting, though others have acted in it already") {
    Arena arena({"#######", "#AB...#", "#....F#", "#######"});
    arena.hero('A');
    const EntityId slug = arena.hero('B', ids::slug);
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
    game.step(Command{.kind = Command::Kind::team_mode, .slot = 1});
    const auto ask = [&](const Command& command) {
        Step step = game.step(command);
        while (step.kind != Step::Kind::needs_command) step = game.step();
    };
    ask(Command::wait());
    REQUIRE(game.awaiting() == slug);
    ask(Command::walk(Direction::south));
    const Forecast forecast = game.forecast(1);
    REQUIRE(forecast.missed.size() == 1);
    CHECK(forecast.missed[0].who == slug);
    CHECK(forecast.missed[0].standing == Standing::cooling);
}
