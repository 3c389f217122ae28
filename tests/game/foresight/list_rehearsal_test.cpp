// Lists of commands rehearsed: what is expected of each is what then happens, under every time system.
#include "game/foresight/list_rehearsal.hpp"

#include <doctest/doctest.h>

#include "game/workshop.hpp"

using namespace td;
using namespace td::test;

namespace {

const Command east = commands::Walk{Direction::east};
const Command north = commands::Walk{Direction::north};
const Command strike_east = commands::Attack{Direction::east};

/// A hero `A` with three actions in a turn, where turns hold several.
EntityId slow_hero(Arena& arena) {
    arena.catalog->species[ids::hero.index()].time.actions = 3;
    arena.catalog->species[ids::hero.index()].time.wait = 150;
    return arena.hero('A');
}

/// Numbers of the commands of a list, in the order of turns; 0 where none of them is done.
std::vector<int> numbers_of(const Forecast& forecast, EntityId who) {
    std::vector<int> numbers;
    for (const ForecastTurn& turn : forecast.turns)
        if (turn.who == who && turn.list_number > 0) numbers.push_back(turn.list_number);
    return numbers;
}

/// A rehearsal with the game after its last command.
struct Rehearsed {
    std::vector<ListedAction> actions;
    Game then;
};

Rehearsed rehearse(const Game& game, const CommandList& list) {
    ListRehearsal rehearsal = rehearse_list(game.state(), list);
    return {std::move(rehearsal.actions), Game(std::move(rehearsal.then))};
}

}  // namespace

TEST_CASE("a rehearsed list tells where its creature stands at the end, and that is where it then stands") {
    under_every_system({"#########", "#A......#", "#.......#", "#########"}, [](Arena arena) {
        const EntityId hero = slow_hero(arena);
        Played played{arena.start()};
        played.game.step();
        REQUIRE(played.game.awaiting() == hero);
        const Rehearsed rehearsal = rehearse(played.game, {hero, {east, east, commands::Walk{Direction::south}}});
        REQUIRE(rehearsal.actions.size() == 3);
        CHECK(rehearsal.then.awaiting() == hero);
        CHECK(rehearsal.actions[0].from == Point{1, 1});
        CHECK(rehearsal.actions[0].to == Point{2, 1});
        CHECK(rehearsal.actions[2].from == Point{3, 1});
        CHECK(place(rehearsal.then, hero) == Point{3, 2});
        for (const Command& command : {east, east, Command(commands::Walk{Direction::south})}) played.give(command);
        while (played.game.awaiting() != hero) played.game.step();
        CHECK(place(played.game, hero) == place(rehearsal.then, hero));
        CHECK(played.game.now() == rehearsal.then.now());
    });
}

TEST_CASE("what a turn still holds is told of each command of a list") {
    Arena arena = workshop(TimeSystemKind::wait_time, {"#########", "#A......#", "#.......#", "#########"});
    const EntityId hero = slow_hero(arena);
    Game game = arena.start();
    game.step();
    const Rehearsed rehearsal = rehearse(game, {hero, {east, east, east, east}});
    REQUIRE(rehearsal.actions.size() == 4);
    CHECK(rehearsal.actions[0].turn_goes_on);
    CHECK(rehearsal.actions[1].turn_goes_on);
    CHECK_FALSE(rehearsal.actions[2].turn_goes_on);
    CHECK(rehearsal.actions[2].paid->ticks == 150);
    CHECK(rehearsal.actions[2].cost == 100);
    CHECK(rehearsal.actions[3].when.time == rehearsal.actions[2].when.time + 150);
    CHECK(numbers_of(forecast(game.state(), 4, CommandList{hero, {east, east, east, east}}), hero) == std::vector{1, 2, 3, 4});
    CHECK(numbers_of(game.forecast(4, east), hero).empty());
}

TEST_CASE("a command that would be refused is left out of the rehearsal, with its reason") {
    under_every_system({"######", "#A...#", "######"}, [](Arena arena) {
        const EntityId hero = slow_hero(arena);
        Game game = arena.start();
        game.step();
        const Rehearsed rehearsal = rehearse(game, {hero, {east, north, east}});
        REQUIRE(rehearsal.actions.size() == 3);
        CHECK_FALSE(rehearsal.actions[0].refusal);
        REQUIRE(rehearsal.actions[1].refusal);
        CHECK(rehearsal.actions[1].refusal->reason == Refusal::Reason::wall);
        CHECK_FALSE(rehearsal.actions[2].refusal);
        CHECK(place(rehearsal.then, hero) == Point{3, 1});
    });
}

TEST_CASE("a list is rehearsed for a creature that is not asked now, up to its next turn") {
    Arena arena = workshop(TimeSystemKind::wait_time, {"########", "#B.....#", "#A.....#", "########"});
    arena.hero('B', ids::runner);
    const EntityId hero = slow_hero(arena);
    Game game = arena.start();
    game.step();
    game.step(commands::SetTeamMode{true});
    game.step();
    REQUIRE(game.awaiting() != hero);
    const Rehearsed ahead = rehearse(game, {hero, {}});
    CHECK(ahead.then.awaiting() == hero);
    CHECK(ahead.then.now().time > game.now().time);
    CHECK(place(rehearse(game, {hero, {east, east}}).then, hero) == Point{3, 2});
}

TEST_CASE("what hangs on chance is taken as missed, and draws nothing from the dice of the game") {
    Arena arena = workshop(TimeSystemKind::wait_time, {"######", "#A1..#", "######"});
    arena.catalog->skills[ids::strike.index()].accuracy = 50;
    const EntityId hero = slow_hero(arena);
    const EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    Game game = arena.start();
    game.step();
    const std::uint64_t before = game.hash();
    const Rehearsed rehearsal = rehearse(game, {hero, {strike_east, strike_east}});
    CHECK(rehearsal.then.world().get<Health>(foe).now == game.world().get<Health>(foe).now);
    CHECK(game.hash() == before);
}
