#include "ai/ai_context.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"

using namespace td;
using namespace td::test;
using tactics::AiContext;

namespace {

using Ids = std::vector<EntityId>;

Ids foes_of(const AiScene& scene, EntityId who) {
    return scene.ask([&](const AiContext& context) { return tactics::foes_in_sight(context, who); });
}

}  // namespace

TEST_CASE("foes in sight come nearest first, whatever their place in the list") {
    AiScene scene({"##########", "#A..2..1.#", "##########"});
    const EntityId hero = scene.arena.hero('A');
    const EntityId far = scene.foe('1');
    const EntityId near = scene.foe('2');
    CHECK(foes_of(scene, hero) == Ids{near, far});
    CHECK(foes_of(scene, far) == Ids{hero});
}

TEST_CASE("a foe behind a wall is in nobody's sight, and neutrals have no foes") {
    AiScene scene({"#######", "#A#1..#", "#.###.#", "#.N...#", "#######"});
    const EntityId hero = scene.arena.hero('A');
    const EntityId foe = scene.foe('1');
    const EntityId neutral = scene.arena.add('N', ids::slug, scene.arena.add_team(Faction::neutral));
    CHECK(foes_of(scene, hero).empty());
    CHECK(foes_of(scene, foe).empty());
    CHECK(foes_of(scene, neutral).empty());
}

TEST_CASE("the party shares what any of it sees; a foe knows of those only that see it too") {
    AiScene scene({"########", "#A#....#", "#.#....#", "#..B.1.#", "########"});
    const EntityId hero = scene.arena.hero('A');
    const EntityId mate = scene.arena.hero('B');
    const EntityId foe = scene.foe('1');
    CHECK(foes_of(scene, hero) == Ids{foe});
    CHECK(foes_of(scene, mate) == Ids{foe});
    CHECK(foes_of(scene, foe) == Ids{mate});
}

TEST_CASE("a short-sighted foe does not see the one who sees it from afar") {
    AiScene scene({"#########", "#A....1.#", "#########"});
    const EntityId hero = scene.arena.hero('A');
    const EntityId foe = scene.foe('1');
    scene.arena.catalog->species[ids::slug.index()].sight = 4;
    CHECK(foes_of(scene, hero) == Ids{foe});
    CHECK(foes_of(scene, foe).empty());
    scene.arena.catalog->species[ids::slug.index()].sight = 5;
    CHECK(foes_of(scene, foe) == Ids{hero});
}

TEST_CASE("percent of health are rounded down, so that only whoever is whole has all of them") {
    AiScene scene({"###", "#A#", "###"});
    const EntityId hero = scene.arena.hero('A');
    const auto percent = [&](int now, int maximum) {
        scene.arena.world.edit<Health>(hero) = {now, maximum};
        return tactics::health_percent(scene.arena.world, hero);
    };
    CHECK(percent(30, 30) == 100);
    CHECK(percent(299, 300) == 99);
    CHECK(percent(1, 300) == 0);
}

TEST_CASE("choices are drawn anew in each turn and for each creature, and alike whenever one turn is decided") {
    AiScene scene({"####", "#AB#", "####"});
    const EntityId hero = scene.arena.hero('A');
    const EntityId mate = scene.arena.hero('B');
    scene.ask([&](AiContext context) {
        const auto first = [&](EntityId who) { return tactics::choice_rng(context, who).next(); };
        const auto drawn = first(hero);
        CHECK(first(hero) == drawn);
        CHECK(first(mate) != drawn);
        CHECK(tactics::attention_rng(context, hero).next() != drawn);
        ++context.instant;
        CHECK(first(hero) != drawn);
        --context.instant;
        ++context.seed;
        CHECK(first(hero) != drawn);
        return true;
    });
}
