#include "play/tile_commands.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/machines.hpp"
#include "world/fallen.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The hero `A` is asked; foes are `1` and `2`, where the map has them.
struct Desk {
    explicit Desk(std::vector<std::string> map) : arena(std::move(map)), hero(arena.hero('A')) {
        const TeamId foes = arena.add_team(Faction::foe);
        for (const char letter : {'1', '2'})
            if (arena.where(letter) != Point{0, 0}) arena.add(letter, ids::slug, foes);
    }
    Session session() const { return Session(arena.start()); }

    Arena arena;
    EntityId hero;
};

bool offers(const std::vector<TileChoice>& choices, const std::string& text) {
    return std::any_of(choices.begin(), choices.end(), [&](const TileChoice& choice) { return choice.text == text; });
}

}  // namespace

TEST_CASE("a direction key attacks the foe that stands there, and walks elsewhere") {
    Desk desk({"#####", "#.A1#", "#.B.#", "#####"});
    desk.arena.hero('B');
    Session session = desk.session();
    CHECK(step_or_attack(session, Direction::east) == commands::Attack{Direction::east});
    CHECK(step_or_attack(session, Direction::west) == commands::Walk{Direction::west});
    CHECK(step_or_attack(session, Direction::south) == commands::Walk{Direction::south});
}

TEST_CASE("an attack strikes the foe ahead, or else each that stands beside") {
    Desk desk({"#####", "#1A2#", "#####"});
    desk.arena.world.edit<Creature>(desk.hero).facing = Direction::east;
    Session ahead = desk.session();
    CHECK(attacks_on_foes(ahead) == std::vector<Command>{commands::Attack{Direction::east}});
    desk.arena.world.edit<Creature>(desk.hero).facing = Direction::north;
    Session aside = desk.session();
    CHECK(attacks_on_foes(aside).size() == 2);
}

TEST_CASE("an attack strikes a foe in its line, however far it reaches") {
    Desk archer({"#######", "#A..1.#", "#######"});
    archer.arena.catalog->skills[ids::strike.index()].area = {Shape::line, 6, 0};
    Session shooting = archer.session();
    shooting.begin();
    CHECK(attacks_on_foes(shooting) == std::vector<Command>{commands::Attack{Direction::east}});
}

TEST_CASE("where no attack would strike, the reason is told") {
    Session alone = Desk({"#####", "#A.1#", "#####"}).session();
    CHECK(attacks_on_foes(alone).empty());
    CHECK(why_no_attack(alone).find("No foe is next to A.") == 0);
    Desk archer({"######", "#A...#", "#..1.#", "######"});
    archer.arena.catalog->skills[ids::strike.index()].area = {Shape::line, 6, 0};
    Session shooting = archer.session();
    CHECK(why_no_attack(shooting).find("A cannot reach a foe from here.") == 0);
    Session corner = Desk({"####", "#A.#", "##1#", "####"}).session();
    CHECK(attacks_on_foes(corner).empty());
    CHECK(why_no_attack(corner) == "You cannot squeeze past that corner. 1 can be struck from another tile beside it.");
}

TEST_CASE("guns reach a foe on a tile in their line, and fire together in one way") {
    Arena arena({"#######", "#M..1.#", "#..2..#", "#..3..#", "#######"});
    Machines machines(arena);
    const EntityId machine = arena.hero('M', machines.machine);
    const TeamId foes = arena.add_team(Faction::foe);
    arena.add('1', ids::slug, foes);
    arena.add('2', ids::slug, foes);
    arena.add('3', ids::slug, foes);
    Machines::attach(arena.world, machine, {machines.weapon(machines.slug)});
    arena.world.edit<Creature>(machine).facing = Direction::north;  // where no gun reaches anyone
    Session session(arena.start());
    REQUIRE(shot_at(session, {4, 1}));
    CHECK(shot_at(session, {4, 1})->direction == Direction::east);
    CHECK(shot_at(session, {3, 3})->direction == Direction::southeast);
    CHECK_FALSE(shot_at(session, {3, 2}));
    CHECK_FALSE(shot_at(session, {2, 1}));
    const std::vector<Point> tiles = tiles_of_shots(session, Direction::east);
    CHECK(std::find(tiles.begin(), tiles.end(), Point{4, 1}) != tiles.end());
    CHECK(attacks_on_foes(session).size() == 1);
}

TEST_CASE("guns that are too hot to fire say so, and not that no foe is in their line") {
    Arena arena({"#######", "#M..1.#", "#######"});
    Machines machines(arena);
    ResourcePool heat;
    heat.id = heat.name = "heat";
    arena.catalog->pools.push_back(heat);
    const PoolId pool(arena.catalog->pools.size() - 1);
    arena.catalog->skills[machines.slug.index()].pool_cost = {{pool, 5}};
    const EntityId machine = arena.hero('M', machines.machine);
    arena.add('1', ids::slug, arena.add_team(Faction::foe));
    Machines::attach(arena.world, machine, {machines.weapon(machines.slug)});
    Session session(arena.start());
    CHECK(attacks_on_foes(session).empty());
    CHECK(why_no_attack(session) == "M has 0 heat and needs 5.");
}

TEST_CASE("picking up takes what lies underfoot, else the fallen in reach, and lays down who is carried") {
    Desk desk({"#####", "#AB.#", "#####"});
    const EntityId mate = desk.arena.hero('B');
    desk.arena.catalog->dungeons[0].fallen = {FallenRule::Fate::carried, 9};
    CHECK(pick_up_command(desk.arena.start()) == commands::PickUp{});
    ChangeSet change_set;
    commit(desk.arena.world, *desk.arena.catalog, Die{mate, {}, {}, {}}, change_set);
    add_body(desk.arena.world, mate, {2, 1}, 9);
    CHECK(pick_up_command(desk.arena.start()) == commands::Carry{});
    take_up_body(desk.arena.world, mate, desk.hero);
    CHECK(pick_up_command(desk.arena.start()) == commands::LayDown{});
    add_loot(desk.arena.world, {ids::herb, 1}, {1, 1});
    CHECK(pick_up_command(desk.arena.start()) == commands::PickUp{});
}

TEST_CASE("a tile's menu offers what would not be refused, and the rest that keys do") {
    Desk desk({"######", "#A/.1#", "######"});
    Session session = desk.session();
    const auto door = choices_on_tile(session, {2, 1});
    CHECK(offers(door, "Turn this way"));
    CHECK(offers(door, "Close the door"));
    CHECK_FALSE(offers(door, "Attack this way"));
    CHECK_FALSE(offers(door, "Wait a turn"));
    const auto own = choices_on_tile(session, {1, 1});
    CHECK(offers(own, "Wait a turn"));
    CHECK_FALSE(offers(own, "Pick up what lies here"));
    CHECK_FALSE(offers(own, "Turn this way"));
    for (const auto& choices : {door, own}) {
        CHECK(offers(choices, "Control every member yourself"));
        CHECK(offers(choices, "How to win or lose"));
    }
}
