#include "tools/lab/describe_action.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

struct ActionScene {
    ActionScene() {
        a = arena.hero('A');
        foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
        web = arena.world.first_at<Fixture>({3, 1});
    }
    std::string words(const Action& action) const { return describe(action, {arena.world, *arena.catalog}); }

    Arena arena{{"######", "#AFw.#", "######"}};
    EntityId a, foe, web;
};

}  // namespace

TEST_CASE("an action is told with who does it and where") {
    const ActionScene scene;
    CHECK(scene.words(Walk{scene.a, {1, 1}, {2, 1}, Direction::east}) == "step A (1,1) to (2,1)");
    CHECK(scene.words(Walk{scene.a, {1, 1}, {2, 1}, Direction::east, true}) == "stumble A (1,1) to (2,1)");
    CHECK(scene.words(Displace{scene.a, {2, 1}, Displace::How::pulled}) == "pull A to (2,1)");
    CHECK(scene.words(Struggle{scene.a, scene.web, Direction::east, false}) == "struggle A cobweb (3,1), in vain");
    CHECK(scene.words(RemoveFeature{scene.web, FeatureEnd::torn}) == "remove cobweb (3,1): torn");
    CHECK(scene.words(ChangeTerrain{{4, 1}, ids::water}) == "change terrain (4,1) to water");
}

TEST_CASE("targets and causes are listed, and left out where there are none") {
    const ActionScene scene;
    CHECK(scene.words(UseSkill{scene.a, ids::bolt, 0, Direction::east, {}, {}, {scene.foe, scene.a}}) == "use A bolt east on F, A");
    CHECK(scene.words(UseSkill{scene.a, {}, 0, Direction::east, {}, {}, {}}) == "use A no skill east");
    Catalog& catalog = *scene.arena.catalog;
    catalog.skills[ids::bolt.index()].area = {Shape::burst, 4, 1};
    CHECK(scene.words(UseSkill{scene.a, ids::bolt, 0, Direction::east, {3, 2}, {}, {scene.foe}}) == "use A bolt at (3,2) on F");
    CHECK(scene.words(UseItem{scene.a, 0, ids::herb, Direction::east, {3, 2}, {}, {scene.a}}) == "use A herb on A");
    catalog.items[ids::herb.index()].use_area = {Shape::burst, 4, 1};
    CHECK(scene.words(UseItem{scene.a, 0, ids::herb, Direction::east, {3, 2}, {}, {scene.a}}) == "use A herb at (3,2) on A");
    CHECK(scene.words(Hurt{.target = scene.a, .amount = 3, .source = scene.foe}) == "hurt A 3 by F");
    CHECK(scene.words(Hurt{.target = scene.a, .amount = 3, .by_status = ids::poison}) == "hurt A 3 by status poison");
    CHECK(scene.words(Hurt{.target = scene.a, .amount = 3}) == "hurt A 3");
    CHECK(scene.words(Die{scene.a, {}, {}, {}}) == "die A");
    CHECK(scene.words(ThrowItem{scene.a, 0, {}, Direction::east, {}, {}}) == "throw A no item east");
    CHECK(scene.words(ChangeWeather{}) == "change weather to none");
}

TEST_CASE("a feature that is gone is nothing") {
    const ActionScene scene;
    CHECK(scene.words(Ignite{scene.web}) == "ignite cobweb (3,1)");
    CHECK(scene.words(Ignite{EntityId(std::size_t{99})}) == "ignite nothing");
}

TEST_CASE("a multi-turn action is told with how far it is, a cooldown with what has passed of it") {
    const ActionScene scene;
    const OngoingAction ongoing{.skill = ids::mend, .done = 1, .of = 3};
    CHECK(scene.words(ContinueOngoing{scene.a, ongoing}) == "work on A mend 1/3");
    CHECK(scene.words(StopOngoing{scene.a, ongoing, StopOngoing::How::disrupted, scene.foe, {}}) == "stop A mend 1/3: interrupted");
    CHECK(scene.words(CoolDown{scene.a, {.rounds = 1, .turns = 2}}) == "cool down A 1 rounds 2 turns");
}

TEST_CASE("a trigger is told by its event and the definition that has it") {
    ActionScene scene;
    scene.arena.catalog->statuses[ids::poison.index()].triggers = {Trigger{.event = TriggerEvent::round_end}};
    CHECK(scene.words(FireTrigger{.trigger = {TriggerOwner::status, ids::poison.value, 0, 0}, .who = scene.a}) ==
          "set off round_end of poison: A");
}

TEST_CASE("a turn is lost to a status, or because it was struck out") {
    const ActionScene scene;
    CHECK(scene.words(LoseTurn{scene.a, ids::stunned}) == "lose turn A: stunned");
    CHECK(scene.words(LoseTurn{scene.a, {}}) == "lose turn A: cancelled");
}

TEST_CASE("what a creature remembers is told: whom it is after, where it goes to look") {
    const ActionScene scene;
    Remember remember{scene.foe, {}};
    CHECK(scene.words(remember) == "remember F");
    remember.ai_state.chase_target = scene.a;
    remember.ai_state.investigation = Investigation{.at = {4, 1}, .return_to = {2, 1}};
    CHECK(scene.words(remember) == "remember F is after A goes to look at (4,1)");
    remember.ai_state.investigation->returning = true;
    CHECK(scene.words(remember) == "remember F is after A goes back to (2,1)");
}
