// Minutes that a party saves on a floor, the patrols that come when it is overdue, and turns that it buys.
#include "game/floor/minutes.hpp"

#include <doctest/doctest.h>

#include "game/on_the_stairs.hpp"
#include "text/objective_text.hpp"
#include "world/creature.hpp"

using namespace td;
using namespace td::test;

namespace {

/// On the second floor of a dungeon that counts minutes; its par is 60 rounds.
struct Counted : OnTheStairs {
    Counted() {
        Dungeon& dungeon = catalog->dungeons[0];
        dungeon.boons = {};
        dungeon.minutes = MinuteRules{};
    }
    Game entered(int minutes = 0) const {
        GameState state = descended(minutes).state();
        state.par = 60;
        return Game(std::move(state));
    }
};

void let_rounds_pass(Game& game, int rounds) {
    const int until = game.now().round + rounds;
    while (game.now().round < until) game.awaiting() ? game.step(commands::Wait{}) : game.step();
    while (!game.awaiting()) game.step();
}

int foes_on(const Game& game) {
    int foes = 0;
    for (const EntityId who : game.world().table<Creature>().owners())
        foes += game.world().roster().is_here(who) && faction_of(game.world(), who) == Faction::foe ? 1 : 0;
    return foes;
}

}  // namespace

TEST_CASE("a party gains a minute for every eight rounds below par, and no more than ten on one floor") {
    const Game game = Counted().entered();
    GameState state = game.state();
    CHECK(minutes_for_leaving(state) == 7);
    state.now.time = 2'000;
    CHECK(rounds_passed(state) == 20);
    CHECK(minutes_for_leaving(state) == 5);
    state.now.time = 6'100;
    CHECK(minutes_for_leaving(state) == 0);
    state.now.time = 0;
    state.par = 400;
    CHECK(minutes_for_leaving(state) == 10);
}

TEST_CASE("while the keeper of a floor stands, leaving early pays nothing") {
    Counted counted;
    const EntityId foe = counted.add('.', ids::slug, counted.add_team(Faction::foe));
    give_name(counted.world, foe, "The Bob");
    Game game = counted.start();
    while (!game.awaiting()) game.step();
    GameState state = game.state();
    state.par = 60;
    CHECK_FALSE(keeper_stands(state));
    CHECK(minutes_for_leaving(state) == 7);
    state.keeper = foe;
    CHECK(keeper_stands(state));
    CHECK(minutes_ahead(state) == 7);
    CHECK(minutes_for_leaving(state) == 0);
    const std::vector<ObjectiveStatus> aims = side_aims(Game(GameState(state)));
    REQUIRE(aims.size() == 1);
    CHECK(aims[0].text == "The Bob falls.");
    CHECK(aims[0].progress == "until then, leaving early pays nothing");
    state.world.remove_from_floor(foe);
    state.world.edit_roster()[foe].here = false;
    CHECK(minutes_for_leaving(state) == 7);
    CHECK(side_aims(Game(std::move(state))).empty());
}

TEST_CASE("the keeper is the first of the team that generation puts by the stairs") {
    Counted counted;
    counted.catalog->dungeons[0].floors[1].boss = {{1, {TeamMember{ids::slug, ids::hold, "Keeper"}, TeamMember{ids::hero}}, {}}};
    const Game game = counted.entered();
    REQUIRE(game.state().keeper);
    CHECK(game.world().get<Creature>(game.state().keeper).name == "Keeper");
    CHECK(keeper_stands(game.state()));
}

TEST_CASE("minutes are gained by the stairs, told, and go along") {
    Counted counted;
    Game game = counted.start();
    while (!game.awaiting()) game.step();
    GameState state = game.state();
    state.par = 60;
    game = Game(std::move(state));
    game.step(commands::Descend{});
    while (game.floor() == 1) game.step();
    CHECK(game.world().bag(TeamId(0)).minutes == 7);
    CHECK(happened<MinutesChanged>(game.take_events()));
    CHECK(game.state().par > 40);
}

TEST_CASE("a party that is nearly overdue is warned, and then patrols come, sooner each time") {
    Counted counted;
    counted.catalog->dungeons[0].patrols = {TeamSpawn{1, {TeamMember{ids::slug, ids::hold, "Patrol"}}, {}}};
    Game game = counted.entered();
    CHECK(next_patrol(game.state()) == 60);
    game.take_events();
    let_rounds_pass(game, 45);
    CHECK_FALSE(happened<PartyOverdue>(game.take_events()));
    CHECK_FALSE(game.forecast(3).turns.empty());
    let_rounds_pass(game, 10);
    CHECK(happened<PartyOverdue>(game.take_events()));
    CHECK(foes_on(game) == 0);
    let_rounds_pass(game, 10);
    CHECK(foes_on(game) == 1);
    CHECK(next_patrol(game.state()) == 100);
    let_rounds_pass(game, 40);
    CHECK(foes_on(game) == 2);
    CHECK(next_patrol(game.state()) == 130);
}

TEST_CASE("no turn is bought for whoever has both extra turns of the round") {
    Game game = Counted().entered(7);
    GameState state = game.state();
    state.extra_turns.add({game.awaiting(), state.now});
    CHECK_FALSE(Game(GameState(state)).would_refuse(commands::BuyTurn{}));
    state.extra_turns.add({game.awaiting(), state.now});
    game = Game(std::move(state));
    REQUIRE(game.would_refuse(commands::BuyTurn{}));
    CHECK(game.would_refuse(commands::BuyTurn{})->reason == Refusal::Reason::both_extra_turns);
}

TEST_CASE("a turn is bought once a round, for minutes, and comes after the one that its creature has") {
    Game game = Counted().entered(7);
    const EntityId who = game.awaiting();
    const int round = game.now().round;
    CHECK(game.step(commands::BuyTurn{}).kind == Step::Kind::done_out_of_turn);
    CHECK(game.world().bag(TeamId(0)).minutes == 4);
    CHECK(game.step(commands::BuyTurn{}).refusal.reason == Refusal::Reason::bought_this_round);
    CHECK(game.would_refuse(commands::BuyTurn{})->reason == Refusal::Reason::bought_this_round);
    int foreseen = 0, had = 0;
    for (const ForecastTurn& turn : game.forecast(1).turns) foreseen += turn.who == who && turn.when.round == round ? 1 : 0;
    while (game.now().round == round) {
        had += game.awaiting() == who ? 1 : 0;
        game.awaiting() ? game.step(commands::Wait{}) : game.step();
    }
    CHECK(foreseen == had);
    while (!game.awaiting()) game.step();
    CHECK(game.step(commands::BuyTurn{}).kind == Step::Kind::done_out_of_turn);
    let_rounds_pass(game, 1);
    const Refusal poor = game.step(commands::BuyTurn{}).refusal;
    CHECK(poor.reason == Refusal::Reason::too_few_minutes);
    CHECK(poor.left == 1);
}

TEST_CASE("a turn is bought for a tier of this round that is still to come, and the forecast shows it there") {
    Game game = Counted().entered(7);
    const EntityId who = game.awaiting();
    REQUIRE(turns_for_sale(game.state()) == std::vector<int>{0, 25, 33, 50, 67, 75});
    const std::optional<Command> late = commands::BuyTurn{67};
    const auto extra_turns = [&](const Forecast& forecast) {
        std::vector<Ticks> found;
        for (const ForecastTurn& turn : forecast.turns)
            if (turn.who == who && turn.order_reason == OrderReason::extra) found.push_back(turn.when.time - game.now().time);
        return found;
    };
    CHECK(extra_turns(game.forecast(1)).empty());
    CHECK_MESSAGE(extra_turns(game.forecast(1, late)) == std::vector<Ticks>{67}, "while it is only considered");
    CHECK(game.step(commands::BuyTurn{30}).refusal.reason == Refusal::Reason::no_turn_sold);
    CHECK(game.step(*late).kind == Step::Kind::done_out_of_turn);
    CHECK(extra_turns(game.forecast(1)) == std::vector<Ticks>{67});
    const Ticks began = game.now().time;
    std::vector<Ticks> had;
    for (int steps = 0; steps < 40 && game.now().time <= began + 75; ++steps) {
        if (game.awaiting() == who) had.push_back(game.now().time - began);
        game.awaiting() ? game.step(commands::Wait{}) : game.step();
    }
    CHECK(std::count(had.begin(), had.end(), 67) == 1);
}

TEST_CASE("where no minutes are counted, there is no par, no patrol and no turn to buy") {
    OnTheStairs stairs;
    stairs.catalog->dungeons[0].boons = {};
    stairs.catalog->dungeons[0].patrols = {TeamSpawn{1, {TeamMember{ids::slug, ids::hold, "Patrol"}}, {}}};
    Game game = stairs.descended();
    CHECK(game.state().par == 0);
    CHECK_FALSE(next_patrol(game.state()));
    CHECK(minutes_for_leaving(game.state()) == 0);
    CHECK(game.step(commands::BuyTurn{}).refusal.reason == Refusal::Reason::no_turn_sold);
}
