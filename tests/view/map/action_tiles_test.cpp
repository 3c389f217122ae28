#include "view/map/action_tiles.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

const std::vector<std::string> hall{"##############", "#A...........#", "##############"};

}  // namespace

TEST_CASE("a throw marks the tile where it lands, as far as that thing flies") {
    Arena arena(hall);
    const EntityId hero = arena.hero('A');
    arena.world.edit_bag(TeamId(0)).stacks = {{ids::knife, 1}};
    for (const int range : {3, 7, 10}) {
        arena.catalog->items[ids::knife.index()].throw_range = range;
        const Game game = arena.start();
        const Command thrown = commands::ThrowItem{0, Direction::east};
        CHECK(tiles_of(game, hero, thrown) == std::vector<Point>{{1 + range, 1}});
        CHECK(tiles_of(game, hero, commands::ThrowItem{5, Direction::east}).empty());
    }
}

TEST_CASE("a blow marks what its doer strikes with: the tile ahead, or what a machine's parts hit") {
    Arena arena({"##############", "#A..1........#", "##############"});
    const EntityId hero = arena.hero('A');
    arena.add('1', ids::slug, arena.add_team(Faction::foe));
    const Command blow = commands::Attack{Direction::east};
    CHECK(tiles_of(arena.start(), hero, blow) == std::vector<Point>{{2, 1}});
    Item gun;
    gun.id = gun.name = "gun";
    gun.part = Part{.slot = PartSlot::weapon, .skill = ids::bolt};
    arena.catalog->items.push_back(gun);
    arena.world.add(hero, Parts{{{ItemId(arena.catalog->items.size() - 1), true, 1}}, 1});
    const std::vector<Point> shot = tiles_of(arena.start(), hero, blow);
    CHECK(std::find(shot.begin(), shot.end(), Point{4, 1}) != shot.end());
}

TEST_CASE("an item marks the tiles that its use reaches") {
    Arena arena(hall);
    const EntityId hero = arena.hero('A');
    arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 1}};
    Item& herb = arena.catalog->items[ids::herb.index()];
    herb.use = {Effect{.payload = effect::Heal{.amount = 3}}};
    herb.use_area = {Shape::line, 3, 0};
    herb.use_audience = Audience::everyone;
    const Command use = commands::UseItem{0, Direction::east};
    CHECK(tiles_of(arena.start(), hero, use) == std::vector<Point>{{2, 1}, {3, 1}, {4, 1}});
    CHECK(tiles_of(arena.start(), hero, commands::UseItem{7}).empty());
}
