#include "game/imagined_game.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// As it stands when the hero `A` is asked.
Game asking(Arena& arena, std::uint64_t seed = 1) {
    Game game = arena.start(seed);
    game.step();
    return game;
}

}  // namespace

TEST_CASE("who imagines a game leaves out what its side does not see, and has nothing steered") {
    Arena arena({"#########", "#A.F#.G.#", "#########"});
    const EntityId hero = arena.hero('A');
    const TeamId foes = arena.add_team(Faction::foe);
    const EntityId seen = arena.add('F', ids::fish, foes), hidden = arena.add('G', ids::fish, foes);
    const Game game = asking(arena);
    const GameState known = known_to(game.state(), hero);
    CHECK(known.world.roster().alive(seen));
    CHECK_FALSE(known.world.roster().alive(hidden));
    CHECK_FALSE(known.steers(hero));
    CHECK(game.world().roster().alive(hidden));
}

TEST_CASE("the dice of a mind hang on the instant and the creature, not on those thrown before") {
    Arena arena({"######", "#A.B.#", "######"});
    const EntityId one = arena.hero('A'), other = arena.hero('B');
    GameState state = asking(arena).state();
    const std::uint64_t luck = luck_of(state, one);
    CHECK(luck != luck_of(state, other));
    state.dice = Dice(Rng(77));
    CHECK(luck == luck_of(state, one));
    throw_dice(state, one);
    CHECK(luck != luck_of(state, one));
}

TEST_CASE("own health and charges are worth something, those of foes count against it, and an item as much as four charges") {
    Arena arena({"#######", "#A...F#", "#######"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    GameState state = asking(arena).state();
    const Weights weights;
    const auto worth_with = [&](auto change) {
        GameState changed = state;
        change(changed.world);
        return worth_to(changed, hero, weights);
    };
    const int worth = worth_to(state, hero, weights);
    CHECK(worth_with([&](World& world) { world.edit<Health>(hero).now /= 2; }) < worth);
    CHECK(worth_with([&](World& world) { world.edit<Health>(foe).now /= 2; }) > worth);
    const int of_charge = worth - worth_with([&](World& world) { --world.edit<Skills>(hero).slots[0].charges; });
    CHECK(of_charge > 0);
    CHECK(worth_with([&](World& world) { world.edit_bag(TeamId(0)).stacks.push_back({ids::herb, 2}); }) == worth + 8 * of_charge);
    CHECK(worth_with([&](World& world) { world.add(hero, HeldItem{{ids::herb, 1}}); }) == worth + 4 * of_charge);
}

TEST_CASE("a game that is won leaves its foes without worth, one that is lost its own side; for foes it is the other way round") {
    Arena arena({"#######", "#A...F#", "#######"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    GameState running = asking(arena).state();
    GameState won = running, lost = running;
    won.outcome = Outcome::victory;
    lost.outcome = Outcome::defeat;
    const Weights weights;
    CHECK(worth_to(won, hero, weights) > worth_to(running, hero, weights));
    CHECK(worth_to(running, hero, weights) > worth_to(lost, hero, weights));
    CHECK(worth_to(lost, foe, weights) > worth_to(running, foe, weights));
    CHECK(worth_to(running, foe, weights) > worth_to(won, foe, weights));
}
