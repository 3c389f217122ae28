#include "ai/threats.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The hero `A` has the turn; foes `F` and `G` stand where the map says.
struct Scene {
    explicit Scene(std::vector<std::string> map) : arena(std::move(map)) {
        arena.catalog->species[ids::hero.index()].skills.clear();
        hero = arena.hero('A');
    }
    EntityId foe(char letter, int speed = 0) {
        const EntityId id = arena.add(letter, ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(id).tactic = ids::hold;
        arena.world.edit_roster()[id].speed = static_cast<std::int8_t>(speed);
        foes.push_back(id);
        return id;
    }
    /// The harm at `p` before the hero's next turn, were it to do `chosen` now.
    int harm(Point p, ActionClass chosen = ActionClass::wait) const {
        Game game = arena.start();
        game.step();
        const tactics::AiContext context = game.state().ai_context();
        return tactics::ThreatMap(context, hero, foes, chosen).harm_at(p);
    }
    std::vector<tactics::Threat> threats(Point p) const {
        Game game = arena.start();
        game.step();
        const tactics::AiContext context = game.state().ai_context();
        return tactics::ThreatMap(context, hero, foes, ActionClass::wait).at(p);
    }

    Arena arena;
    EntityId hero;
    std::vector<EntityId> foes;
};

}  // namespace

TEST_CASE("a foe with one turn strikes what is beside it, with two also what is a step away") {
    Scene scene({"##########", "#A.....F.#", "##########"});
    SUBCASE("one turn") {
        scene.foe('F');
        CHECK(scene.harm({6, 1}) > 0);
        CHECK(scene.harm({5, 1}) == 0);
    }
    SUBCASE("two turns") {
        scene.foe('F', 1);
        CHECK(scene.harm({5, 1}) > 0);
        CHECK(scene.harm({4, 1}) == 0);
    }
    SUBCASE("four turns: the first that could strike is told") {
        scene.foe('F', 3);
        CHECK(scene.harm({3, 1}) > 0);
        CHECK(scene.harm({2, 1}) == 0);
        REQUIRE(scene.threats({5, 1}).size() == 1);
        CHECK(scene.threats({5, 1}).front().when.tier == 1);
        CHECK(scene.threats({3, 1}).front().when.tier == 5);
    }
}

TEST_CASE("the harm of several foes adds up, and that of walls between them does not count") {
    Scene scene({"#########", "#A.F#G..#", "###.#####", "#########"});
    scene.foe('F');
    const int alone = scene.harm({2, 1});
    CHECK(alone > 0);
    scene.foe('G');
    CHECK(scene.harm({2, 1}) == alone);
    CHECK_MESSAGE(scene.harm({6, 1}) > 0, "beside the second");
}

TEST_CASE("an archer reaches along its lines, also past the place that one leaves") {
    Scene scene({"#########", "#..A..F.#", "#.......#", "#########"});
    scene.arena.catalog->skills[ids::strike.index()].area = {Shape::line, 6, 0};
    scene.foe('F');
    CHECK(scene.harm({3, 1}) > 0);
    CHECK_MESSAGE(scene.harm({1, 1}, ActionClass::move) > 0, "its own body gives no cover once it has gone on");
    CHECK(scene.harm({3, 2}) == 0);
    SUBCASE("an ally in between gives cover") {
        scene.arena.add('B', ids::hero, TeamId(0));
        scene.arena.world.place(scene.arena.world.roster().teams[0].members.back(), {5, 1});
        CHECK(scene.harm({3, 1}) == 0);
    }
}

TEST_CASE("who sleeps, cannot act or has lost its turn is no threat, and who cannot step strikes from where it stands") {
    Scene scene({"######", "#A..F#", "######"});
    const EntityId foe = scene.foe('F', 1);
    const Point beside{3, 1}, two_off{2, 1};
    REQUIRE(scene.harm(two_off) > 0);
    World& world = scene.arena.world;
    SUBCASE("asleep") {
        world.edit<AiState>(foe).asleep = true;
        CHECK(scene.harm(beside) == 0);
    }
    SUBCASE("stunned") {
        world.edit<Statuses>(foe).list.push_back({ids::stunned, 9, {}});
        CHECK(scene.harm(beside) == 0);
    }
    SUBCASE("rooted") {
        world.edit<Statuses>(foe).list.push_back({ids::rooted, 9, {}});
        CHECK(scene.harm(beside) > 0);
        CHECK(scene.harm(two_off) == 0);
    }
    SUBCASE("a turn struck out") {
        world.add(foe, StruckOutTurns{1});
        CHECK(scene.harm(beside) > 0);
        CHECK(scene.harm(two_off) == 0);
    }
    SUBCASE("two turns struck out") {
        world.add(foe, StruckOutTurns{2});
        CHECK(scene.harm(beside) == 0);
    }
}

TEST_CASE("a map of close blows leaves out those that reach further") {
    Scene scene({"##########", "#A.....F.#", "##########"});
    const EntityId foe = scene.foe('F');
    scene.arena.world.edit<Skills>(foe).slots = {{ids::bolt, 2, {}}};
    Game game = scene.arena.start();
    game.step();
    const tactics::AiContext context = game.state().ai_context();
    const tactics::ThreatMap all(context, scene.hero, scene.foes, ActionClass::wait);
    const tactics::ThreatMap close(context, scene.hero, scene.foes, ActionClass::wait, 2);
    CHECK(all.harm_at({3, 1}) > 0);
    CHECK(close.harm_at({3, 1}) == 0);
    CHECK(close.harm_at({6, 1}) > 0);
}

TEST_CASE("a blow that follows up another of the list sets off what the target does to itself then") {
    AiScene scene({"#####", "#AB.#", "#.F.#", "#####"});
    const EntityId first = scene.arena.hero('A'), second = scene.arena.hero('B');
    const EntityId foe = scene.foe('F');
    scene.arena.catalog->species[ids::slug.index()].triggers = {{.event = TriggerEvent::hurt,
                                                                 .conditions = {{.kind = TriggerCondition::Kind::follow_up}},
                                                                 .effects = {Effect{.payload = effect::Harm{.amount = 11}}}}};
    const auto set_off = [&](EntityId who) {
        return scene.ask([&](const tactics::AiContext& context) {
            return tactics::harm_set_off(context, who, foe, context.catalog[ids::strike].effects);
        });
    };
    CHECK(set_off(second) == 0);
    scene.arena.world.add(first, RoundActivity{.acted = true, .struck = {{foe, 0}}});
    CHECK(set_off(second) == 11);
    CHECK(set_off(first) == 0);
}

TEST_CASE("the harm of a step is that of the triggers for it of the creature itself") {
    AiScene scene({"#####", "#A.F#", "#####"});
    const EntityId who = scene.arena.hero('A');
    scene.foe('F');
    const auto harm = [&] { return scene.ask([&](const tactics::AiContext& context) { return tactics::harm_of_own_step(context, who); }); };
    scene.arena.catalog->statuses[ids::slow.index()].triggers = {
        {.event = TriggerEvent::steps, .effects = {Effect{.payload = effect::Harm{.amount = 5}}}}};
    CHECK(harm() == 0);
    scene.arena.world.edit<Statuses>(who).list.push_back({ids::slow, 3, {}});
    CHECK(harm() == 5);
}

TEST_CASE("what a creature absorbs is taken from the danger, without its statuses where it would have to step") {
    Scene scene({"##########", "#A.....F.#", "##########"});
    const EntityId foe = scene.foe('F');
    scene.arena.world.place(foe, {2, 1});
    const int plain = scene.harm({1, 1}), beside = scene.harm({3, 1}, ActionClass::move);
    REQUIRE(plain > 4);
    scene.arena.catalog->statuses[ids::slow.index()].absorbs = 3;
    scene.arena.catalog->statuses[ids::slow.index()].speed = 0;
    scene.arena.world.edit<Statuses>(scene.hero).list.push_back({ids::slow, 9, {}});
    CHECK(scene.harm({1, 1}) == plain - 3);
    CHECK(scene.harm({3, 1}, ActionClass::move) == beside);
    scene.arena.catalog->statuses[ids::slow.index()].absorbs = 99;
    CHECK(scene.harm({1, 1}) == 0);
    std::vector<tactics::Threat> threats{{foe, {}, 4, 6, 1}, {foe, {}, 5, 9, 1}};
    tactics::absorb(threats, 7);
    CHECK(threats[0].harm == 0);
    CHECK(threats[0].most == 0);
    CHECK(threats[1].harm == 2);
    CHECK(threats[1].most == 8);
}
