#include "game/foresight/given_turns.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hero `A` whose waits, or steps, give foes in sight a turn at once, and a foe `F`.
struct GivenScene {
    explicit GivenScene(TriggerEvent event) : arena({"########", "#A...F.#", "#C.....#", "########"}) {
        Area sight;
        sight.shape = Shape::sight;
        sight.range = 8;
        arena.catalog->species[ids::hero.index()].triggers = {
            {.event = event, .area = sight, .audience = Audience::foes, .effects = {Effect{.payload = effect::ExtraTurn{}}}}};
        arena.hero('A');
        foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
    }
    Game begun() const {
        Game game = arena.start();
        game.step();
        return game;
    }
    Arena arena;
    EntityId foe;
};

}  // namespace

TEST_CASE("a wait that gives a foe a turn at once is known beforehand, and no step gives one") {
    const GivenScene scene(TriggerEvent::waits);
    const Game game = scene.begun();
    const std::vector<TurnAhead> given = turns_given_by(game.state(), commands::Wait{});
    REQUIRE(given.size() == 1);
    CHECK(given[0].who == scene.foe);
    CHECK(given[0].when == game.now());
    CHECK(turns_given_by_steps(game.state()).empty());
    CHECK_MESSAGE(turns_given_by(game.state(), commands::Attack{Direction::west}).empty(), "no wait");
}

TEST_CASE("what every step gives is known beforehand, and a refused step gives nothing") {
    const GivenScene scene(TriggerEvent::steps);
    const Game game = scene.begun();
    CHECK(turns_given_by(game.state(), commands::Wait{}).empty());
    REQUIRE(turns_given_by_steps(game.state()).size() == 1);
    CHECK(turns_given_by_steps(game.state())[0].who == scene.foe);
    CHECK(turns_given_by(game.state(), commands::Walk{Direction::north}).empty());
}

TEST_CASE("what another member whom the player steers gives a foe by a step, or else by a wait, is foreseen") {
    for (const TriggerEvent event : {TriggerEvent::steps, TriggerEvent::waits}) {
        GivenScene scene(event);
        std::swap(scene.arena.catalog->species[ids::hero.index()].triggers, scene.arena.catalog->species[ids::runner.index()].triggers);
        const EntityId second = scene.arena.add('C', ids::runner, TeamId(0));
        Game game = scene.begun();
        REQUIRE(game.step(commands::SetTeamMode{true}).kind != Step::Kind::refused);
        REQUIRE(game.awaiting() != second);
        const std::uint64_t before = game.hash();
        const std::vector<ForeseenTurn> foreseen = turns_foreseen(game.state(), 2);
        CHECK(std::any_of(foreseen.begin(), foreseen.end(),
                          [&](const ForeseenTurn& one) { return one.is_extra && one.turn.who == scene.foe && one.own_turns == 1; }));
        CHECK(game.hash() == before);
    }
}

TEST_CASE("the turns of a foe that a status stops are idle ones, until the status ends") {
    GivenScene scene(TriggerEvent::waits);
    scene.arena.world.edit<Statuses>(scene.foe).list.push_back({ids::stunned, 1, {}});
    std::vector<ForeseenTurn> idle = turns_foreseen(scene.begun().state(), 3);
    std::erase_if(idle, [](const ForeseenTurn& one) { return !one.idles; });
    REQUIRE(idle.size() == 1);
    CHECK(idle[0].turn.who == scene.foe);
    CHECK(idle[0].turn.when.round == 1);
}

TEST_CASE("who surely dies of what is on it before its next turn is known, and who lives to have that turn is not among them") {
    for (const int health : {1, 30}) {
        GivenScene scene(TriggerEvent::waits);
        scene.arena.catalog->species[ids::hero.index()].triggers.clear();
        scene.arena.world.edit<Health>(scene.foe).now = health;
        scene.arena.catalog->species[ids::slug.index()].triggers = {
            {.event = TriggerEvent::turn_start, .effects = {Effect{.payload = effect::Harm{.amount = 5}}}}};
        Game game = scene.begun();
        const std::uint64_t before = game.hash();
        const std::vector<EntityId> doomed = doomed_before_turn(game.state(), 2);
        CHECK(game.hash() == before);
        CHECK(doomed.size() == (health == 1 ? 1 : 0));
        bool had_turn = false;
        game.take_events();
        for (int i = 0; i < 30 && game.now().round < 3; ++i) game.awaiting() ? game.step(commands::Wait{}) : game.step();
        for (const Event& event : game.take_events())
            if (const auto* turn = std::get_if<TurnBegan>(&event)) had_turn = had_turn || turn->who == scene.foe;
        CHECK(had_turn == (health == 30));
    }
}
