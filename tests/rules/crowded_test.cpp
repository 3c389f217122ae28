// Several things at once: what was worked out before the first of them must still be possible when its turn comes.
#include <doctest/doctest.h>

#include "actions/fixture.hpp"
#include "ai/path_cache.hpp"
#include "game/arena.hpp"
#include "rules/resolver.hpp"
#include "rules/rulebook.hpp"
#include "rules/upkeep.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

Effect summon(SpeciesId species, int count = 1) { return {.payload = effect::Summon{.count = count, .species = species}}; }

/// A hero and a foe beside each other in a small room, with room for few.
struct Scene {
    Scene() {
        hero = arena.hero('A');
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = ids::hold;
    }
    /// By its first skill, on everybody up to two tiles around.
    void give_skill(std::vector<Effect> effects) {
        arena.catalog->skills[ids::quicken.index()] = skill("act", {Shape::ring, 1, 2}, Audience::everyone, std::move(effects));
        arena.world.edit<Skills>(hero).slots = {{ids::quicken, 0}};
    }
    Resolution resolve_now(Action action) {
        Dice dice(Rng(1));
        ChangeSet change_set;
        return resolve(arena.world, *arena.catalog, rulebook_of(*arena.catalog), dice, std::move(action), change_set);
    }

    Arena arena{{"#######", "#.....#", "#.A1..#", "#.....#", "#######"}};
    EntityId hero;
    EntityId foe;
};

bool is_sound(const Game& game) {
    const std::vector<std::string> broken = broken_invariants(game);
    CHECK_MESSAGE(broken.empty(), (broken.empty() ? "" : broken.front()));
    return broken.empty();
}

}  // namespace

TEST_CASE("those who are called in one action stand on tiles of their own, and as many come as there is room for") {
    for (const int count : {1, 3, 9}) {
        Scene scene;
        scene.give_skill({summon(ids::runner, count), summon(ids::slug, count), summon(ids::runner, count)});
        Game game = scene.arena.start();
        game.step(commands::UseSkill{0, Direction::east, {}});
        CHECK(is_sound(game));
        int alive = 0;
        for (const EntityId who : game.world().table<Creature>().owners()) alive += game.world().roster().is_here(who) ? 1 : 0;
        CHECK(alive == (count == 1 ? 5 : count == 3 ? 11 : 15));
    }
}

TEST_CASE("who comes where the ground has just become another finds ground that bears it") {
    for (const bool flooded : {true, false}) {
        Scene scene;
        Effect change{.payload = effect::ChangeTerrain{.terrain = ids::water}};
        if (!flooded) change = {.payload = effect::PlaceFeature{.feature = ids::crate}};
        scene.give_skill({change, summon(ids::runner, 4)});
        Game game = scene.arena.start();
        game.step(commands::UseSkill{0, Direction::east, {}});
        CHECK(is_sound(game));
    }
}

TEST_CASE("nobody becomes what cannot stand where it is, and the ground does not change under whoever it would not bear") {
    Scene scene;
    Catalog& catalog = *scene.arena.catalog;
    catalog.terrains[ids::floor.index()].passable = static_cast<MobilitySet>(Mobility::walk);
    catalog.species[ids::fish.index()].mobility = static_cast<MobilitySet>(Mobility::swim);
    catalog.species[ids::slug.index()].mobility = static_cast<MobilitySet>(Mobility::walk);
    CHECK(scene.resolve_now(Transform{scene.foe, ids::fish}).refusal);
    CHECK(scene.arena.world.get<Creature>(scene.foe).species == ids::slug);
    CHECK(scene.resolve_now(ChangeTerrain{{3, 2}, ids::water}).refusal);
    CHECK_FALSE(scene.resolve_now(ChangeTerrain{{4, 2}, ids::water}).refusal);
    CHECK_FALSE(scene.resolve_now(Transform{scene.foe, ids::runner}).refusal);
}

TEST_CASE("nobody is thrown onto a tile that was taken meanwhile") {
    Scene scene;
    CHECK(scene.resolve_now(Displace{scene.foe, {2, 2}, Displace::How::pulled}).refusal);
    CHECK_FALSE(scene.resolve_now(Displace{scene.foe, {4, 2}, Displace::How::pushed}).refusal);
}

TEST_CASE("the dead change places with nobody, however many blows fall at once") {
    Scene scene;
    Trigger rage{.event = TriggerEvent::hurt, .area = Area{Shape::ring, 0, 1}, .audience = Audience::everyone};
    rage.effects = {{.payload = effect::Explode{.amount = 9, .radius = 2}}, {.payload = effect::SwapPlaces{}}};
    scene.arena.catalog->species[ids::runner.index()].triggers = {rage};
    const TeamId team = scene.arena.add_team(Faction::foe);
    for (int i = 0; i < 6; ++i)
        scene.arena.world
            .edit<AiState>(add_creature(scene.arena.world, *scene.arena.catalog, team, ids::runner, {1 + i % 5, i < 5 ? 1 : 3}, false))
            .tactic = ids::hold;
    scene.give_skill({{.payload = effect::Damage{.power = 8}}});
    Game game = scene.arena.start();
    game.step(commands::UseSkill{0, Direction::east, {}});
    CHECK(is_sound(game));
}

TEST_CASE("two who change places at a distance are judged by where they stand, not by what lies between") {
    Arena arena({"#######", "#A.~.1#", "#######"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    const EntityId flier = arena.add('1', ids::wisp, TeamId(0));
    Dice dice(Rng(1));
    ChangeSet change_set;
    const auto swap = [&](EntityId other) {
        return resolve(arena.world, *arena.catalog, rulebook_of(*arena.catalog), dice, SwapPlaces{hero, other, Direction::east},
                       change_set);
    };
    arena.world.place(flier, {3, 1});
    CHECK(swap(flier).refusal);
    CHECK_FALSE(swap(foe).refusal);
    CHECK(arena.world.position(hero) == Point{5, 1});
}

TEST_CASE("a hidden thing is found once, also by an action that has just taken it away") {
    Scene scene;
    const EntityId trap = add_fixture(scene.arena.world, *scene.arena.catalog, ids::cobweb, {4, 2});
    hide_fixture(scene.arena.world, trap, Faction::foe);
    scene.give_skill({{.payload = effect::ClearFeatures{}}, {.payload = effect::RevealTraps{}}, {.payload = effect::ClearFeatures{}}});
    Game game = scene.arena.start();
    game.step(commands::UseSkill{0, Direction::east, {}});
    CHECK(is_sound(game));
}

TEST_CASE("a status that is renewed at the end of the round in which it would run out goes on") {
    Scene scene;
    Trigger wetting{.event = TriggerEvent::round_end, .effects = {{.payload = effect::GainStatus{.status = ids::haste, .duration = 2}}}};
    scene.arena.catalog->terrains[ids::floor.index()].triggers = {wetting};
    Game game = scene.arena.start();
    for (int round = 0; round < 6; ++round) {
        game.step(commands::Wait{});
        while (!game.awaiting()) game.step();
        for (const Event& event : game.take_events()) {
            const auto* lost = std::get_if<LostStatus>(&event);
            CHECK_FALSE((lost != nullptr && lost->who == scene.hero));
        }
    }
}

TEST_CASE("weather that comes at the end of a round lasts as long as it is to") {
    Scene scene;
    scene.arena.catalog->weathers.resize(2);
    const auto pass = [&](Surroundings before, PassWeather action) {
        scene.arena.world.edit_surroundings() = before;
        const bool refused = scene.resolve_now(action).refusal.has_value();
        return std::pair(refused, scene.arena.world.surroundings().rounds_left);
    };
    const Surroundings rain{{}, 0, WeatherId(0), 3, WeatherId(1), 7};
    CHECK(pass(rain, {WeatherId(0), 3}) == std::pair(false, 2));
    CHECK(pass(rain, {WeatherId(1), 3}) == std::pair(true, 3));
    CHECK(pass(rain, {WeatherId(0), 2}) == std::pair(true, 3));
    Surroundings ending = rain;
    ending.rounds_left = 1;
    CHECK(pass(ending, {WeatherId(0), 1}) == std::pair(false, 7));
    CHECK(scene.arena.world.surroundings().weather == WeatherId(1));
}

TEST_CASE("the ways round traps are always those of the ground as it is known now") {
    Scene scene;
    World& world = scene.arena.world;
    const Catalog& catalog = *scene.arena.catalog;
    scene.arena.catalog->features[ids::spring.index()].triggers = {
        {.event = TriggerEvent::stepped_on, .effects = {{.payload = effect::Damage{.power = 1}}}}};
    PathCache ways;
    const auto agrees = [&] { return ways.ground({world, catalog}, scene.hero) == PathCache().ground({world, catalog}, scene.hero); };
    CHECK(agrees());
    const EntityId trap = add_fixture(world, catalog, ids::spring, {4, 2});
    CHECK(agrees());
    CHECK_FALSE(ways.ground({world, catalog}, scene.hero).test({4, 2}));
    change_fixture(world, catalog, trap, ids::cobweb);
    CHECK(agrees());
    change_fixture(world, catalog, trap, ids::spring);
    CHECK(agrees());
    remove_fixture(world, catalog, trap);
    CHECK(agrees());
    CHECK(ways.ground({world, catalog}, scene.hero).test({4, 2}));
}
