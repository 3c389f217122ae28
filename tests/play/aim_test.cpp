#include "play/aim.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "world/fallen.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A hero `A` with a friend `B` and foes `1` and `2`. Skill 0 is a burst around a tile in sight that burns every creature, skill 1 heals
/// allies around a tile.
struct Scene {
    Arena arena;
    EntityId hero, other, near, far;

    explicit Scene(std::vector<std::string> map) : arena(std::move(map)) {
        const Effect blow{.payload = effect::Damage{.power = 10}};
        const Effect balm{.payload = effect::Heal{.amount = 10}};
        Catalog& catalog = *arena.catalog;
        catalog.skills.push_back(skill("bloom", {Shape::burst, 6, 1}, Audience::everyone, {blow}));
        catalog.skills.push_back(skill("balm", {Shape::burst, 6, 0}, Audience::everyone, {balm}));
        catalog.species[0].skills = {SkillId(catalog.skills.size() - 2), SkillId(catalog.skills.size() - 1)};
        hero = arena.hero('A');
        other = arena.hero('B');
        const TeamId foes = arena.add_team(Faction::foe);
        if (arena.where('1') != Point{0, 0}) near = arena.add('1', ids::slug, foes);
        if (arena.where('2') != Point{0, 0}) far = arena.add('2', ids::slug, foes);
        arena.world.edit_bag(TeamId(0)).stacks = {{ids::knife, 1}};
    }
};

const std::vector<std::string> hall{"##########", "#........#", "#2.A.B.1.#", "#........#", "##########"};

Command throw_of_knife() { return commands::ThrowItem{0}; }

Point tile_of(const Aim& aim) { return std::get<commands::UseSkill>(aim.command()).aim; }
Direction direction_of(const Aim& aim) { return std::get<commands::ThrowItem>(aim.command()).direction; }

}  // namespace

TEST_CASE("what harms is aimed at the nearest foe first, then at other foes, and at friends and oneself last") {
    Scene scene(hall);
    const Game game = scene.arena.start();
    Aim aim(game, commands::UseSkill{0, Direction::east, {}});
    std::vector<Point> aims;
    for (int i = 0; i < 4; ++i, aim.cycle(1)) aims.push_back(tile_of(aim));
    CHECK(aims == std::vector{scene.arena.where('2'), scene.arena.where('1'), scene.arena.where('A'), scene.arena.where('B')});
    CHECK(tile_of(aim) == scene.arena.where('2'));
}

TEST_CASE("what helps is aimed at one's own side first") {
    Scene scene(hall);
    const Game game = scene.arena.start();
    Aim aim(game, commands::UseSkill{1, Direction::east, {}});
    CHECK(tile_of(aim) == scene.arena.where('A'));
    aim.cycle(1);
    CHECK(tile_of(aim) == scene.arena.where('B'));
}

TEST_CASE("what heals is aimed at the most wounded first") {
    Scene scene(hall);
    scene.arena.world.edit<Health>(scene.other).now -= 1;
    const Game game = scene.arena.start();
    Aim aim(game, commands::UseSkill{1, Direction::east, {}});
    CHECK(tile_of(aim) == scene.arena.where('B'));
    aim.cycle(1);
    CHECK(tile_of(aim) == scene.arena.where('A'));
}

TEST_CASE("a throw is aimed at a foe, though a friend stands nearer and ahead") {
    Scene scene(hall);
    const Game game = scene.arena.start();
    Aim aim(game, throw_of_knife());
    CHECK(direction_of(aim) == Direction::west);
    aim.cycle(1);
    CHECK(direction_of(aim) == Direction::east);
}

TEST_CASE("without a foe in sight what harms begins where it harms no friend") {
    Scene scene({"##########", "#..AB....#", "#........#", "#........#", "##########"});
    const Game game = scene.arena.start();
    for (const Command& draft : {Command(commands::UseSkill{0, Direction::east, {}}), throw_of_knife()}) {
        Aim aim(game, draft);
        CHECK(non_foes_harmed_by(game, aim.command()).empty());
        aim.cycle(1);
        CHECK_FALSE(non_foes_harmed_by(game, aim.command()).empty());
    }
}

TEST_CASE("what burns many is aimed beside a foe where that spares who is no foe") {
    Scene scene({"##########", "#........#", "#..AB1...#", "#........#", "##########"});
    const Game game = scene.arena.start();
    const Aim aim(game, commands::UseSkill{0, Direction::east, {}});
    CHECK(non_foes_harmed_by(game, aim.command()).empty());
    CHECK(chebyshev(tile_of(aim), scene.arena.where('1')) == 1);
    CHECK_FALSE(game.would_refuse(aim.command()));
}

TEST_CASE("nobody who means no harm is aimed at first") {
    Scene scene({"##########", "#B.......#", "#..A..C..#", "#........#", "##########"});
    const EntityId stranger = scene.arena.add('C', ids::slug, scene.arena.add_team(Faction::neutral));
    const Game game = scene.arena.start();
    Aim aim(game, commands::UseSkill{0, Direction::east, {}});
    CHECK(non_foes_harmed_by(game, aim.command()).empty());
    aim.cycle(1);
    CHECK(tile_of(aim) == scene.arena.where('C'));
    CHECK(non_foes_harmed_by(game, aim.command()) == std::vector{stranger});
}

TEST_CASE("what brings back is aimed at who lies within reach") {
    for (const Area area : {Area{Shape::front, 1, 0}, Area{Shape::burst, 3, 0}}) {
        Scene scene(hall);
        scene.arena.catalog->skills.push_back(skill("wake", area, Audience::allies, {Effect{.payload = effect::Revive{}}}));
        scene.arena.catalog->species[0].skills = {SkillId(scene.arena.catalog->skills.size() - 1)};
        scene.arena.world.edit<Skills>(scene.hero).slots = {{scene.arena.catalog->species[0].skills[0], 0}};
        scene.arena.world.remove_from_floor(scene.other);
        scene.arena.world.edit_roster()[scene.other].here = false;
        const Point lies = scene.arena.where('A') + offset(Direction::southwest);
        add_body(scene.arena.world, scene.other, lies, 9);
        const Game game = scene.arena.start();
        const Aim aim(game, commands::UseSkill{0, Direction::east, {}});
        const auto command = std::get<commands::UseSkill>(aim.command());
        CHECK((area.shape == Shape::front ? command.direction == Direction::southwest : command.aim == lies));
        CHECK_FALSE(game.would_refuse(command));
    }
}

TEST_CASE("an aim at a creature reaches it, or says why it cannot") {
    Scene scene(hall);
    Catalog& catalog = *scene.arena.catalog;
    catalog.skills[catalog.skills.size() - 2] =
        skill("hinder", {Shape::line, 4, 0}, Audience::foes, {Effect{.payload = effect::DelayTurn{50}}});
    const EntityId aside = scene.arena.add('2', ids::slug, scene.arena.world.roster()[scene.near].team);
    scene.arena.world.place(aside, {1, 1});
    const Game game = scene.arena.start();
    Aim aim(game, commands::UseSkill{0, Direction::north, {}});
    CHECK(aim.moves_turns());
    CHECK_FALSE(aim.point_at_creature(scene.near));
    CHECK(aim.aimed_at() == scene.near);
    CHECK(aim.point_at_creature(scene.other) == Aim::Unreached::not_meant);
    CHECK(aim.point_at_creature(aside) == Aim::Unreached::not_in_line);
    CHECK_MESSAGE(aim.aimed_at() == scene.near, "a refused one changes nothing");
    CHECK(aim.aimable() == std::vector{scene.near, scene.far});
}

TEST_CASE("aiming along the order of turns goes from one to the next of those who can be aimed at") {
    Scene scene(hall);
    const Game game = scene.arena.start();
    Aim aim(game, commands::UseSkill{0, Direction::east, {}});
    const std::vector<EntityId> order{scene.far, scene.hero, scene.near, scene.other};
    aim.point_at_creature(scene.far);
    std::vector<EntityId> aimed;
    for (int i = 0; i < 4; ++i) {
        aim.cycle_in(order, 1);
        aimed.push_back(aim.aimed_at());
    }
    CHECK(aimed == std::vector{scene.hero, scene.near, scene.other, scene.far});
    aim.cycle_in(order, -1);
    CHECK(aim.aimed_at() == scene.other);
}
