#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <tuple>
#include <utility>

#include "game/arena.hpp"
#include "game/running.hpp"
#include "rules/targets.hpp"
#include "time/every_system.hpp"
#include "tools/lab/self_play.hpp"

using namespace td;
using namespace td::test;

namespace {

using Place = std::tuple<std::uint32_t, Ticks>;  // who, and when since the battle began

Place place_of(const Game& game, EntityId who) { return {who.value, game.now().time}; }

/// With whatever its settings allow.
TimeSettings any_time() {
    TimeSettings time;
    time.kind = *rc::gen::elementOf(std::vector(every_time_system.begin(), every_time_system.end()));
    time.turn = *rc::gen::element(100, 35, 250);
    time.wait = *rc::gen::element(WaitRule::cost, WaitRule::drain);
    time.random_start = *rc::gen::arbitrary<bool>();
    time.charge = *rc::gen::element(WaitCharge::own_wait, WaitCharge::costs);
    if (*rc::gen::arbitrary<bool>()) time.round = {.turns = 7};
    return time;
}

/// A room with a party and foes of random speeds and statuses.
Arena random_arena(TacticId tactic, std::size_t foes) {
    Arena arena({"###########", "#ABC......#", "#.........#", "#....,....#", "#..12345..#", "#.........#", "###########"});
    for (Species& species : arena.catalog->species) species.tactic = tactic;
    const auto kind = [] { return SpeciesId(*rc::gen::inRange<std::size_t>(0, 4)); };
    const auto maybe_quickened = [&](EntityId who) {
        const auto status = StatusId(*rc::gen::element<std::size_t>(0, 5));
        if (!*rc::gen::arbitrary<bool>()) return;
        arena.world.edit<Statuses>(who).list.push_back({status, *rc::gen::inRange(1, 3), {}});
        arena.world.edit_roster()[who].speed = static_cast<std::int8_t>(effective_speed({arena.world, *arena.catalog}, who));
    };
    for (const char letter : {'A', 'B', 'C'}) maybe_quickened(arena.hero(letter, kind()));
    const TeamId team = arena.add_team(Faction::foe);
    for (std::size_t i = 0; i < foes; ++i) maybe_quickened(arena.add(static_cast<char>('1' + i), kind(), team));
    return arena;
}

/// A wait and a step, which an undecided action stands for, cost alike where steps are counted in ticks.
void make_equally_fast(Arena& arena) {
    for (Species& species : arena.catalog->species) species.speed = 0;
    for (Status& status : arena.catalog->statuses) status.speed = 0;
    for (const EntityId who : arena.world.table<Creature>().owners())
        arena.world.edit_roster()[who] = actor_time({arena.world, *arena.catalog}, who);
}

/// Everybody waits until `round`; the turns that began since.
void play_until(Game& game, int round, std::vector<Place>& taken) {
    while (game.now().round < round) {
        const Step step = game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        for (const Event& event : game.take_events())
            if (const auto* began = std::get_if<TurnBegan>(&event); began && began->round < round)
                taken.push_back(place_of(game, began->who));
        if (step.kind == Step::Kind::over) return;
    }
}

std::vector<Place> places_of(const Forecast& forecast) {
    std::vector<Place> places;
    for (const ForecastTurn& turn : forecast.turns)
        if (!turn.takes_effect) places.emplace_back(turn.who.value, turn.when.time);
    return places;
}

}  // namespace

TEST_CASE("when everybody lets time pass, the forecast is exactly what happens, statuses running out included, under every time system") {
    CHECK(rc::check("forecast of waiting", [] {
        Arena arena = random_arena(ids::hold, *rc::gen::inRange<std::size_t>(1, 6));
        TimeSystemKind& kind = arena.catalog->dungeons[0].time.kind;
        kind = *rc::gen::elementOf(std::vector(every_time_system.begin(), every_time_system.end()));
        if (kind != TimeSystemKind::six_tier) make_equally_fast(arena);
        Game game = arena.start();
        const int first = game.now().round;
        const std::vector<Place> foretold = places_of(game.forecast(3));
        // The turn that is asked for now began before the forecast was made.
        std::vector<Place> taken{place_of(game, game.awaiting())};
        play_until(game, first + 3, taken);
        RC_ASSERT(foretold == taken);
    }));
}

TEST_CASE("a place that is shown as certain comes, whatever everybody chooses, under every time system") {
    CHECK(rc::check("certain places", [] {
        Arena arena = random_arena(ids::hunt, *rc::gen::inRange<std::size_t>(1, 6));
        for (Skill& skill : arena.catalog->skills) skill.effects.clear();  // no creature dies, is hastened or pushed
        for (Skill& skill : arena.catalog->skills) skill.effects = {Effect{.payload = effect::Heal{.amount = 1}}};
        for (Terrain& terrain : arena.catalog->terrains) terrain.speed = 0;
        for (Skill& skill : arena.catalog->skills) skill.cost = *rc::gen::element(30, 100, 250);
        arena.catalog->dungeons[0].time = any_time();
        for (Species& species : arena.catalog->species) {
            species.time.actions = *rc::gen::inRange(1, 4);
            species.time.wait = *rc::gen::element(40, 100, 170);
        }
        for (std::size_t i = 0; i < arena.world.roster().actors.size(); ++i)
            if (arena.world.has<Creature>(EntityId(i)))
                arena.world.edit_roster().actors[i] = actor_time({arena.world, *arena.catalog}, EntityId(i));
        Game game = arena.start(*rc::gen::inRange<std::uint64_t>(0, 1000));
        auto considered = *rc::gen::element(std::optional<Command>{}, std::optional<Command>(commands::Wait{}),
                                            std::optional<Command>(commands::Walk{Direction::south}));
        if (considered && game.would_refuse(*considered)) considered.reset();
        const Forecast forecast = game.forecast(2, considered);
        std::vector<Place> taken{place_of(game, game.awaiting())};
        while (game.now().time <= forecast.turns.back().when.time) {
            std::optional<Command> command;
            if (game.awaiting()) {
                command = *rc::gen::element<Command>(commands::Wait{}, commands::Walk{Direction::east}, commands::Walk{Direction::south},
                                                     commands::Attack{Direction::south});
                if (considered) command = std::exchange(considered, std::nullopt);
                if (game.would_refuse(*command)) command = commands::Wait{};
            }
            game.step(command);
            for (const Event& event : game.take_events())
                if (const auto* began = std::get_if<TurnBegan>(&event)) taken.push_back(place_of(game, began->who));
        }
        for (const ForecastTurn& turn : forecast.turns) {
            if (turn.contingency != Contingency::nothing || turn.takes_effect) continue;
            const Place place{turn.who.value, turn.when.time};
            const auto times = std::count(taken.begin(), taken.end(), place);
            const auto foreseen = std::count_if(forecast.turns.begin(), forecast.turns.end(), [&](const ForecastTurn& other) {
                return other.who == turn.who && other.when == turn.when && other.contingency == Contingency::nothing && !other.takes_effect;
            });
            RC_ASSERT(times >= foreseen);
        }
    }));
}

TEST_CASE("a forecast given an action equals what happens when it is done and everybody else lets time pass, under every time system") {
    CHECK(rc::check("forecast of an action", [] {
        Arena arena = random_arena(ids::hold, *rc::gen::inRange<std::size_t>(1, 6));
        arena.catalog->skills[ids::quicken.index()].cost = *rc::gen::element(20, 100, 330);
        arena.catalog->skills[ids::quicken.index()].effects = {Effect{.payload = effect::Heal{.amount = 1}}};
        arena.catalog->dungeons[0].time = any_time();
        arena.catalog->dungeons[0].time.wait = WaitRule::cost;  // undecided actions stand for steps, which drain nothing
        if (arena.catalog->dungeons[0].time.kind != TimeSystemKind::six_tier) make_equally_fast(arena);
        Game game = arena.start();
        const int first = game.now().round;
        const Command command =
            *rc::gen::element<Command>(commands::Walk{Direction::south}, commands::Wait{}, commands::UseSkill{2, Direction::south, {}});
        RC_PRE(!game.would_refuse(command));
        const std::vector<Place> foretold = places_of(game.forecast(3, command));
        std::vector<Place> taken{place_of(game, game.awaiting())};
        game.step(command);
        game.take_events();
        play_until(game, first + 3, taken);
        RC_ASSERT(foretold == taken);
    }));
}

TEST_CASE("an action that was begun is foreseen at its end, with what it is, and only one not yet chosen is open") {
    Arena arena({"#######", "#AB...#", "#....F#", "#######"});
    arena.catalog->dungeons[0].time.kind = TimeSystemKind::deferred;
    const EntityId a = arena.hero('A'), b = arena.hero('B');
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
    game.step(commands::SetTeamMode{true});
    while (game.step(commands::Walk{Direction::south}).kind != Step::Kind::turn_taken) {
    }
    while (game.step().kind != Step::Kind::needs_command) {
    }
    REQUIRE(game.awaiting() == b);
    bool told = false;
    for (const ForecastTurn& turn : game.forecast(2).turns) {
        if (turn.who != a || !turn.takes_effect || turn.when.time != 100) continue;
        told = true;
        CHECK(turn.contingency == Contingency::nothing);
        CHECK(turn.command == commands::Walk{Direction::south});
    }
    CHECK(told);
    for (const ForecastTurn& turn : game.forecast(2).turns)
        if (turn.who == b && turn.takes_effect) CHECK(turn.contingency != Contingency::nothing);
}

TEST_CASE("a bracket joins creatures that stand side by side after one step in each of their turns, extra turns too") {
    Arena arena({"##########", "#A.F...G.#", "##########"});
    arena.hero('A');
    const TeamId team = arena.add_team(Faction::foe);
    const EntityId first = arena.add('F', ids::hero, team);
    arena.add('G', ids::hero, team);
    const auto brackets_of_second_round = [](const GameState& state) {
        std::vector<bool> in_bracket;
        for (const ForecastTurn& turn : forecast(state, 2).turns)
            if (turn.when.round == 2) in_bracket.push_back(turn.bracket > 0);
        return in_bracket;
    };
    Running running(arena.start());
    CHECK(brackets_of_second_round(running.state) == std::vector{false, false, false});
    running.runner.carry_out(ShiftTurn{first, TurnShift::extra, 30});
    CHECK(brackets_of_second_round(running.state) == std::vector{false, true, true});
}

TEST_CASE("who is in debt is shown as passed over, and every pass has its boundary") {
    Arena arena({"#######", "#A....#", "#....F#", "#######"});
    arena.catalog->dungeons[0].time.kind = TimeSystemKind::energy_pool;
    arena.catalog->skills[ids::quicken.index()].cost = 250;
    const EntityId a = arena.hero('A');
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    const Forecast forecast = arena.start().forecast(4, commands::UseSkill{2, Direction::south, {}});
    REQUIRE(forecast.missed.size() == 1);
    CHECK(forecast.missed[0].who == a);
    CHECK(forecast.missed[0].when.round == 2);
    CHECK(forecast.missed[0].order_reason == OrderReason::in_debt);
    CHECK(forecast.missed[0].rounds_left == 50);
    CHECK(forecast.rounds.size() >= 3);
}

TEST_CASE("with the leader's step considered, what the companions will do is foreseen, tiers and all") {
    CHECK(rc::check("companions foreseen", [] {
        const Arena arena = random_arena(ids::hunt, *rc::gen::inRange<std::size_t>(0, 6));
        Game game = arena.start(*rc::gen::inRange<std::uint64_t>(0, 1000));
        const Command step =
            *rc::gen::element<Command>(commands::Walk{Direction::south}, commands::Walk{Direction::southeast}, commands::Wait{});
        RC_PRE(!game.would_refuse(step));
        const std::vector<Place> foretold = places_of(game.forecast(1, step));
        std::vector<Place> taken{place_of(game, game.awaiting())};
        game.step(step);
        game.take_events();
        // The rest of the player's part of tier 0: nothing uncertain has happened by then.
        while (!game.awaiting() && game.now().round == 1 && game.now().tier == 0) {
            game.step();
            for (const Event& event : game.take_events())
                if (const auto* began = std::get_if<TurnBegan>(&event)) taken.push_back(place_of(game, began->who));
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
    int turns_of_b = 0;
    for (const ForecastTurn& turn : game.forecast(1, commands::Wait{}).turns) {
        if (turn.who != b) continue;
        CHECK(turn.order_reason == OrderReason::pulled_forward);
        ++turns_of_b;
    }
    CHECK(turns_of_b > 0);
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
    CHECK(has_half_tier(game.forecast(2, commands::Walk{Direction::south})));
    const Forecast attack = game.forecast(2, commands::Attack{Direction::east});
    CHECK_FALSE(has_half_tier(attack));
    REQUIRE(attack.missed.size() == 1);
    CHECK(attack.missed[0].who == runner);
    CHECK(attack.missed[0].order_reason == OrderReason::forfeited);
}

TEST_CASE("a slow step under consideration shows the rounds that it costs") {
    Arena arena({"#######", "#A....#", "#....F#", "#######"});
    const EntityId slug = arena.hero('A', ids::slug);
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    const Game game = arena.start();
    const Forecast forecast = game.forecast(3, commands::Walk{Direction::south});
    int cooling = 0;
    for (const MissedTurn& missed : forecast.missed) cooling += missed.who == slug && missed.order_reason == OrderReason::cooling ? 1 : 0;
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
    game.forecast(2, commands::Attack{Direction::east});
    game.forecast_after(2, {commands::SetTeamMode{true}});
    CHECK(game.hash() == before);
}

TEST_CASE("edits of the team are foreseen one after the other, and change nothing by themselves") {
    Arena arena({"#######", "#ABC..#", "#....F#", "#######"});
    const EntityId a = arena.hero('A'), b = arena.hero('B'), c = arena.hero('C');
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    const Game game = arena.start();
    const auto before = game.hash();
    const Forecast forecast = game.forecast_after(1, {commands::SwapSlots{0, 1}, commands::SetLeader{c}});
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
    game.step(commands::SetTeamMode{true});
    const auto ask = [&](const Command& command) {
        Step step = game.step(command);
        while (step.kind != Step::Kind::needs_command) step = game.step();
    };
    ask(commands::Wait{});
    REQUIRE(game.awaiting() == slug);
    ask(commands::Walk{Direction::south});
    const Forecast forecast = game.forecast(1);
    REQUIRE(forecast.missed.size() == 1);
    CHECK(forecast.missed[0].who == slug);
    CHECK(forecast.missed[0].order_reason == OrderReason::cooling);
}

TEST_CASE("turns in which a foe surely does nothing are marked as idle: those that a status stops, and no others") {
    Arena arena({"#######", "#A..F.#", "#######"});
    arena.hero('A');
    const EntityId foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
    arena.world.edit<AiState>(foe).tactic = ids::hunt;
    arena.world.edit<Statuses>(foe).list.push_back({ids::stunned, 1, {}});
    Game game = arena.start();
    game.step();
    int idle = 0;
    for (const ForecastTurn& turn : game.forecast(3).turns) {
        const bool is_idle = turn.command && std::holds_alternative<commands::Wait>(*turn.command);
        CHECK(is_idle == (turn.who == foe && turn.when.round == 1));
        idle += is_idle ? 1 : 0;
    }
    CHECK(idle == 1);
}

TEST_CASE("what hangs on whether the considered blow hits is shown hollow: the turn that it gives, and the one that it delays") {
    Arena arena({"#######", "#AF...#", "#######"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
    Skill& strike = arena.catalog->skills[ids::strike.index()];
    strike.accuracy = 80;
    const auto shown = [&](const Forecast& forecast, Contingency contingency) {
        return std::count_if(forecast.turns.begin(), forecast.turns.end(),
                             [&](const ForecastTurn& turn) { return turn.who == foe && turn.contingency == contingency; });
    };
    const auto considered = [&] {
        Game game = arena.start();
        game.step();
        REQUIRE(game.awaiting() == hero);
        return std::pair{game.forecast(2), game.forecast(2, commands::Attack{Direction::east})};
    };
    SUBCASE("a turn that the struck foe gains") {
        arena.catalog->species[ids::slug.index()].triggers = {
            {.event = TriggerEvent::hurt, .effects = {Effect{.payload = effect::ExtraTurn{}}}}};
        const auto [now, with] = considered();
        CHECK(shown(with, Contingency::depends_on_chance) == 1);
        CHECK(shown(with, Contingency::nothing) == shown(now, Contingency::nothing));
        CHECK(with.turns[1].order_reason == OrderReason::extra);
    }
    SUBCASE("a turn that the blow delays") {
        strike.effects.push_back(Effect{.payload = effect::DelayTurn{.ticks = 25}});
        const auto [now, with] = considered();
        CHECK(shown(with, Contingency::depends_on_chance) == 2);
        CHECK(shown(with, Contingency::nothing) == shown(now, Contingency::nothing) - 1);
    }
    SUBCASE("a blow that cannot miss leaves nothing open") {
        strike.accuracy = 100;
        strike.effects.push_back(Effect{.payload = effect::DelayTurn{.ticks = 25}});
        CHECK(shown(considered().second, Contingency::depends_on_chance) == 0);
    }
}

TEST_CASE("what a new leader gives counts from the edit on, and the forecast knows it, under every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        Arena arena({"#########", "#AB.....#", "#......F#", "#########"});
        arena.catalog->dungeons[0].time.kind = kind;
        LeadTrait& lead = arena.catalog->species[ids::runner.index()].lead.emplace();
        lead.early_attack_percent = 300;
        lead.late_attack_percent = 30;
        lead.late_forfeits_nothing = true;
        const EntityId a = arena.hero('A'), b = arena.hero('B', ids::runner);
        arena.add('F', ids::slug, arena.add_team(Faction::foe));
        Game game = arena.start();
        while (!game.awaiting()) game.step();
        const int before = strength_of(game.view(), a);
        REQUIRE(game.step(commands::SetLeader{b}).kind != Step::Kind::refused);
        CHECK(strength_of(game.view(), a) != before);
        while (!game.awaiting()) game.step();
        const EntityId asked = game.awaiting();
        const Forecast forecast = game.forecast(2);
        const Ticks now = game.now().time;
        int compared = 0;
        while (game.now().round < 3) {
            for (const ForecastTurn& turn : forecast.turns)
                if (game.awaiting() == turn.who && turn.when.time == game.now().time && game.now().time > now && !turn.takes_effect) {
                    CHECK(turn.strength == force_of(game.view(), turn.who, asked));
                    ++compared;
                }
            game.awaiting() ? game.step(commands::Wait{}) : game.step();
        }
        CHECK(compared > 0);
    }
}
