#include "game/run/effect_preview.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

const std::vector<std::string> hall{"##########", "#........#", "#..A.B.1.#", "#........#", "##########"};

/// `A` is asked, `B` is its friend, `1` a foe; `A` has the skill, and the thing is in the bag.
struct Scene {
    Arena arena{hall};
    EntityId hero, other, foe;

    explicit Scene(Area area, Audience audience, std::vector<Effect> effects) {
        Catalog& catalog = *arena.catalog;
        catalog.skills.push_back(skill("tried", area, audience, effects));
        catalog.species[0].skills = {SkillId(catalog.skills.size() - 1)};
        catalog.items[1].thrown = std::move(effects);
        hero = arena.hero('A');
        other = arena.hero('B');
        foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit_bag(TeamId(0)).stacks = {{ids::knife, 1}};
    }
    std::vector<EntityId> harmed_by_skill(Direction direction, Point aim = {}) {
        return non_foes_harmed_by(arena.start(), commands::UseSkill{0, direction, aim});
    }
    std::vector<EntityId> harmed_by_throw(Direction direction) {
        return non_foes_harmed_by(arena.start(), commands::ThrowItem{0, direction});
    }
};

const Effect blow{.payload = effect::Damage{.power = 10}};
const Effect poison{.payload = effect::GainStatus{.status = ids::poison}, .chance = 20};
const Effect haste{.payload = effect::GainStatus{.status = ids::haste}};
constexpr Area burst{Shape::burst, 6, 1};

}  // namespace

TEST_CASE("a burst harms the friends in it and oneself, and nobody when it goes off elsewhere") {
    Scene scene(burst, Audience::everyone, {blow});
    CHECK(scene.harmed_by_skill(Direction::east, scene.arena.where('B')) == std::vector{scene.other});
    CHECK(scene.harmed_by_skill(Direction::east, scene.arena.where('A')) == std::vector{scene.hero});
    CHECK(scene.harmed_by_skill(Direction::east, scene.arena.where('1')).empty());
    CHECK(scene.harmed_by_skill(Direction::east, scene.arena.where('A') + offset(Direction::east)) == std::vector{scene.hero, scene.other});
}

TEST_CASE("what is meant for foes alone harms no friend that it passes") {
    Scene scene({Shape::beam, 6, 0}, Audience::foes, {blow});
    CHECK(scene.harmed_by_skill(Direction::east).empty());
}

TEST_CASE("a throw harms whoever stands first in its way") {
    Scene scene({Shape::self, 0, 0}, Audience::self, {blow});
    CHECK(scene.harmed_by_throw(Direction::east) == std::vector{scene.other});
    CHECK(scene.harmed_by_throw(Direction::west).empty());
}

TEST_CASE("a harmful status that may not take hold counts as harm, a good one does not") {
    CHECK_FALSE(Scene({Shape::self, 0, 0}, Audience::self, {poison}).harmed_by_throw(Direction::east).empty());
    CHECK(Scene({Shape::self, 0, 0}, Audience::self, {haste}).harmed_by_throw(Direction::east).empty());
}

TEST_CASE("fire on the ground harms the friend who stands on it") {
    const Effect flame{.payload = effect::PlaceFeature{.feature = ids::flame}};
    Scene scene(burst, Audience::everyone, {flame});
    CHECK(scene.harmed_by_skill(Direction::east, scene.arena.where('B')) == std::vector{scene.other});
}

TEST_CASE("an explosion harms everyone around whom it hits") {
    const Effect bang{.payload = effect::Explode{.amount = 9, .radius = 2}};
    Scene scene({Shape::burst, 6, 0}, Audience::foes, {bang});
    CHECK(scene.harmed_by_skill(Direction::east, scene.arena.where('1')) == std::vector{scene.other});
}

TEST_CASE("what somebody does to itself alone, heals or shoves is no harm to its side") {
    CHECK(Scene({Shape::self, 0, 0}, Audience::self, {blow}).harmed_by_skill(Direction::east).empty());
    const Effect heal{.payload = effect::Heal{.amount = 5}}, push{.payload = effect::Push{.tiles = 2}};
    for (const Effect& effect : {heal, push}) {
        Scene scene(burst, Audience::everyone, {effect});
        CHECK(scene.harmed_by_skill(Direction::east, scene.arena.where('B')).empty());
    }
}

TEST_CASE("a preview names nobody whom the player's side does not see") {
    Arena arena({"##########", "#..A.#.1.#", "#....#...#", "##########"});
    arena.catalog->skills.push_back(skill("burst", burst, Audience::everyone, {blow}));
    arena.catalog->species[0].skills = {SkillId(arena.catalog->skills.size() - 1)};
    arena.hero('A');
    arena.add('1', ids::slug, arena.add_team(Faction::neutral));
    Game game = arena.start();
    game.step();
    const commands::UseSkill at_the_wall{0, Direction::east, {6, 2}};
    const std::vector<EffectPreview> previews = effect_previews_of(game, at_the_wall);
    REQUIRE(previews.size() == 1);
    CHECK(previews[0].reach.targets.empty());
    CHECK(non_foes_harmed_by(game, at_the_wall).empty());
}

TEST_CASE("a throw into the dark shows neither its landing nor its target") {
    Scene scene({Shape::self, 0, 0}, Audience::self, {blow});
    scene.arena.catalog->species[0].sight = 1;
    scene.arena.world.place(scene.other, {1, 1});
    Game game = scene.arena.start();
    game.step();
    const std::vector<EffectPreview> previews = effect_previews_of(game, commands::ThrowItem{0, Direction::east});
    REQUIRE(previews.size() == 1);
    CHECK(previews[0].reach.targets.empty());
    CHECK(previews[0].reach.tiles.empty());
}

TEST_CASE("how many turns a target has to leave before an action of several turns ends is told, without idle ones") {
    Scene scene(burst, Audience::foes, {blow});
    scene.arena.catalog->skills.back().turns = 3;
    const Command star = commands::UseSkill{0, Direction::east, scene.arena.where('1')};
    const auto turns = [&] {
        Game game = scene.arena.start();
        while (!game.awaiting()) game.step();
        return turns_to_leave(game, star, 3, scene.foe);
    };
    CHECK(turns() == 2);
    scene.arena.world.edit<Statuses>(scene.foe).list.push_back({ids::stunned, 9, {}});
    CHECK(turns() == 0);
}
