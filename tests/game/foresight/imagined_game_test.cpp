#include "game/foresight/imagined_game.hpp"

#include <doctest/doctest.h>

#include "actions/fixture.hpp"
#include "game/on_the_stairs.hpp"

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
    CHECK(known.world.roster().is_here(seen));
    CHECK_FALSE(known.world.roster().is_here(hidden));
    CHECK_FALSE(known.steers(hero));
    CHECK(game.world().roster().is_here(hidden));
}

TEST_CASE("who imagines a game knows no trap that its side has not found, and no way through a hidden door") {
    Arena arena({"#######", "#A.*.F#", "#..+..#", "#######"});
    const EntityId hero = arena.hero('A'), foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    const auto fixture_at = [&](Point p) { return arena.world.first_at<Fixture>(p); };
    const EntityId trap = fixture_at({3, 1}), door = fixture_at({3, 2});
    REQUIRE(trap);
    REQUIRE(door);
    for (const EntityId fixture : {trap, door}) hide_fixture(arena.world, fixture, Faction::foe);
    const Game game = asking(arena);
    const auto imagines = [&](EntityId who, EntityId fixture) { return known_to(game.state(), who).world.has<Fixture>(fixture); };
    CHECK_FALSE(imagines(hero, trap));
    CHECK(imagines(hero, door));
    CHECK(imagines(foe, trap));
    CHECK(game.world().has<Fixture>(trap));
}

TEST_CASE("the dice of a mind hang on the instant and the creature, not on those thrown before") {
    Arena arena({"######", "#A.B.#", "######"});
    const EntityId one = arena.hero('A'), other = arena.hero('B');
    GameState state = asking(arena).state();
    const std::uint64_t luck = imagined_seed(state, one);
    CHECK(luck != imagined_seed(state, other));
    state.dice = Dice(Rng(77));
    CHECK(luck == imagined_seed(state, one));
    use_imagined_dice(state, one);
    CHECK(luck != imagined_seed(state, one));
}

TEST_CASE("own health and charges count for a creature, those of foes against it, and an item as much as two of six charges") {
    Arena arena({"#######", "#A...F#", "#######"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    GameState state = asking(arena).state();
    const Weights weights;
    const auto utility_with = [&](auto change) {
        GameState changed = state;
        change(changed.world);
        return utility_of_state(changed, hero, weights);
    };
    const int utility = utility_of_state(state, hero, weights);
    CHECK(utility_with([&](World& world) { world.edit<Health>(hero).now /= 2; }) < utility);
    CHECK(utility_with([&](World& world) { world.edit<Health>(foe).now /= 2; }) > utility);
    const int of_charge = utility - utility_with([&](World& world) { --world.edit<Skills>(hero).slots[0].charges; });
    const int charges = state.catalog->skills[state.world.get<Skills>(hero).slots[0].skill.index()].charges;
    CHECK(of_charge == 600 * weights.charge / charges);
    CHECK(utility_with([&](World& world) {
              world.edit_bag(TeamId(0)).stacks.push_back({ids::herb, 2});
          }) == utility + 400 * weights.charge);
    CHECK(utility_with([&](World& world) { world.add(hero, HeldItem{{ids::herb, 1}}); }) == utility + 200 * weights.charge);
}

TEST_CASE("in a won game the foes count 0, in a lost one the own side; for foes it is the other way round") {
    Arena arena({"#######", "#A...F#", "#######"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    GameState running = asking(arena).state();
    GameState won = running, lost = running;
    won.outcome = Outcome::victory;
    lost.outcome = Outcome::defeat;
    const Weights weights;
    CHECK(utility_of_state(won, hero, weights) > utility_of_state(running, hero, weights));
    CHECK(utility_of_state(running, hero, weights) > utility_of_state(lost, hero, weights));
    CHECK(utility_of_state(lost, foe, weights) > utility_of_state(running, foe, weights));
    CHECK(utility_of_state(running, foe, weights) > utility_of_state(won, foe, weights));
}

TEST_CASE("the party counts the minutes that it may still gain, until their aim is lost; foes do not") {
    Objective hit;
    hit.kind = Objective::Kind::member_hit;
    hit.tier = 0;
    OnTheStairs stairs;
    Dungeon& dungeon = stairs.catalog->dungeons[0];
    dungeon.minutes = MinuteRules{};
    dungeon.floors[0].aims = {{"No foe hits a member in 0.", 4, {hit}, {}}};
    const EntityId foe = stairs.add('B', ids::fish, stairs.add_team(Faction::foe));
    GameState state = asking(stairs).state();
    CHECK(minutes_still_to_gain(state, stairs.a) == 4);
    CHECK(minutes_still_to_gain(state, foe) == 0);
    const Weights weights;
    const int before = utility_of_state(state, stairs.a, weights), of_foe = utility_of_state(state, foe, weights);
    ++state.deeds.hits[0];
    CHECK(minutes_still_to_gain(state, stairs.a) == 0);
    CHECK(utility_of_state(state, stairs.a, weights) < before);
    CHECK(utility_of_state(state, foe, weights) == of_foe);
}
