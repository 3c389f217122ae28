// Fire: rate by time, spreading, and what puts it out; and health that comes back by rate.
#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "rules/effects.hpp"
#include "world/fixtures.hpp"

using namespace td;
using namespace td::test;

namespace {

void wait_turns(Game& game, int turns) {
    for (int i = 0; i < turns && game.outcome() == Outcome::running; ++i) {
        game.step(commands::Wait{});
        while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
    }
}

bool burns(const Game& game, Point p) { return game.world().any(p, IndexedKind::fire); }

}  // namespace

TEST_CASE("a fire takes its rate by the time that passes, the same under every time system, until its fuel is gone") {
    for (const TimeSystemKind kind : {TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                                      TimeSystemKind::wait_time, TimeSystemKind::deferred}) {
        CAPTURE(static_cast<int>(kind));
        Arena arena({"#####", "#A..#", "#####"});
        arena.catalog->dungeons[0].time.kind = kind;
        const EntityId hero = arena.hero('A');
        add_fixture(arena.world, *arena.catalog, ids::flame, arena.where('A'));
        Game game = arena.start();
        for (int turn = 0; turn < 40 && burns(game, {1, 1}); ++turn) wait_turns(game, 1);
        CHECK_FALSE(burns(game, {1, 1}));
        // Three normal turns of fuel at 5 a turn.
        CHECK(game.world().get<Health>(hero).now == 30 - 15);
    }
}

TEST_CASE("fire hurts less who resists it, and not at all who is immune") {
    for (const int percent : {0, 50, 100}) {
        Arena arena({"#####", "#A..#", "#####"});
        arena.catalog->species[0].resistances = {{ids::fire, percent}};
        const EntityId hero = arena.hero('A');
        add_fixture(arena.world, *arena.catalog, ids::flame, arena.where('A'));
        Game game = arena.start();
        // The first turn is over before any time has passed.
        wait_turns(game, 3);
        const int lost = 30 - game.world().get<Health>(hero).now;
        CHECK(lost == (percent == 0 ? 10 : percent == 50 ? 4 : 0));
    }
}

TEST_CASE("fire spreads to neighbours that burn, step by step, and not to what does not") {
    Arena arena({"########", "#A.^oo&#", "#....*.#", "########"});
    arena.hero('A');
    Game game = arena.start();
    wait_turns(game, 1);
    CHECK_FALSE(burns(game, {4, 1}));
    wait_turns(game, 1);
    CHECK(burns(game, {4, 1}));
    CHECK_FALSE(burns(game, {5, 1}));
    wait_turns(game, 1);
    CHECK(burns(game, {5, 1}));
    CHECK_FALSE(burns(game, {5, 2}));
    wait_turns(game, 1);
    CHECK(burns(game, {6, 1}));
    wait_turns(game, 6);
    CHECK(game.world().table<Fire>().size() == 0);
    CHECK_FALSE(game.world().any({6, 1}, IndexedKind::solid));
    CHECK(game.world().any({5, 2}, IndexedKind::fixture));
}

TEST_CASE("a burnt door leaves the way open") {
    Arena arena({"#####", "#A+.#", "#####"});
    arena.catalog->features[ids::door.index()].burns = Burning{100, 5, 0, false, ids::fire, ids::spring};
    const EntityId hero = arena.hero('A');
    Game game = arena.start();
    World burning = game.world();
    ChangeSet change_set;
    commit(burning, game.catalog(), Ignite{burning.first_at<Fixture>({2, 1})}, change_set);
    Arena alight({"#####", "#A+.#", "#####"});
    Game next(arena.catalog, {1, DungeonId(0), true}, burning);
    next.step();
    wait_turns(next, 2);
    CHECK_FALSE(next.world().any({2, 1}, IndexedKind::opaque));
    CHECK(feature_at({next.world(), next.catalog()}, {2, 1}) == &next.catalog()[ids::spring]);
    next.step(commands::Walk{Direction::east});
    CHECK(place(next, hero) == Point{2, 1});
}

TEST_CASE("who burns and walks into water burns no more, and what burns goes out when water comes") {
    Arena arena({"#####", "#A~.#", "#####"});
    arena.catalog->terrains[ids::water.index()].quenches = true;
    arena.catalog->terrains[ids::water.index()].passable = 0xFF;
    arena.catalog->statuses[ids::poison.index()].is_fire = true;
    const EntityId hero = arena.hero('A');
    arena.world.edit<Statuses>(hero).list.push_back({ids::poison, 5, {}});
    Game game = arena.start();
    game.step(commands::Walk{Direction::east});
    CHECK(find_status(game.world(), hero, ids::poison) == nullptr);

    Arena fire({"#####", "#A^.#", "#####"});
    fire.catalog->terrains[ids::water.index()].quenches = true;
    fire.catalog->skills[ids::bolt.index()].area = {Shape::beam, 3, 0};
    fire.catalog->skills[ids::bolt.index()].effects = {Effect{.payload = effect::ChangeTerrain{.terrain = ids::water}}};
    fire.hero('A');
    Game wet = fire.start();
    REQUIRE(burns(wet, {2, 1}));
    wet.step(commands::UseSkill{0, Direction::east, {}});
    CHECK(wet.world().terrain({2, 1}) == ids::water);
    CHECK_FALSE(wet.world().any({2, 1}, IndexedKind::fixture));
}

TEST_CASE("a skill lights what burns and another puts it out; a flame by itself is gone then, oil is oil again") {
    Arena arena({"######", "#A.o.#", "######"});
    arena.catalog->skills[ids::bolt.index()].area = {Shape::beam, 3, 0};
    arena.catalog->skills[ids::bolt.index()].charges = 0;
    arena.catalog->skills[ids::bolt.index()].effects = {Effect{.payload = effect::Ignite{}}};
    arena.catalog->skills[ids::shove.index()].area = {Shape::beam, 3, 0};
    arena.catalog->skills[ids::shove.index()].effects = {Effect{.payload = effect::Extinguish{}}};
    arena.hero('A');
    add_fixture(arena.world, *arena.catalog, ids::flame, {2, 1});
    Game game = arena.start();
    game.step(commands::UseSkill{0, Direction::east, {}});
    CHECK(burns(game, {3, 1}));
    game.step();
    game.step(commands::UseSkill{3, Direction::east, {}});
    CHECK_FALSE(burns(game, {3, 1}));
    CHECK(game.world().any({3, 1}, IndexedKind::fixture));
    CHECK_FALSE(game.world().any({2, 1}, IndexedKind::fixture));
}

TEST_CASE("who burns sets alight the web that holds it") {
    Arena arena({"######", "#Aw..#", "######"});
    arena.catalog->statuses[ids::poison.index()].is_fire = true;
    const EntityId hero = arena.hero('A');
    arena.world.edit<Statuses>(hero).list.push_back({ids::poison, 9, {}});
    Game game = arena.start();
    game.step(commands::Walk{Direction::east});
    CHECK(burns(game, {2, 1}));
    game.step();
    wait_turns(game, 2);
    CHECK_FALSE(game.world().any({2, 1}, IndexedKind::fixture));
}

TEST_CASE("who thinks for itself steps out of the fire, and not into one") {
    Arena arena({"######", "#A...#", "#.^.B#", "######"});
    arena.catalog->species[1].health = 90;
    arena.hero('A');
    const EntityId companion = arena.hero('B');
    add_fixture(arena.world, *arena.catalog, ids::flame, arena.where('B'));
    Game game = arena.start();
    wait_turns(game, 1);
    CHECK_FALSE(burns(game, place(game, companion)));
    for (int i = 0; i < 3; ++i) {
        wait_turns(game, 1);
        CHECK_FALSE(burns(game, place(game, companion)));
    }
}

TEST_CASE("a spring gives back its rate by the time that passes to who stands there") {
    Arena arena({"#####", "#A..#", "#####"});
    const EntityId hero = arena.hero('A');
    arena.world.edit<Health>(hero).now = 5;
    add_fixture(arena.world, *arena.catalog, ids::spring, arena.where('A'));
    Game game = arena.start();
    // The first turn is at the very beginning: no time has passed when it ends.
    wait_turns(game, 1);
    wait_turns(game, 1);
    CHECK(game.world().get<Health>(hero).now == 5 + 10);
    game.step(commands::Walk{Direction::east});
    game.step();
    const int then = game.world().get<Health>(hero).now;
    wait_turns(game, 2);
    CHECK(game.world().get<Health>(hero).now == then);
}

TEST_CASE("death by fire is told as such") {
    Arena arena({"#####", "#A..#", "#####"});
    const EntityId hero = arena.hero('A');
    arena.world.edit<Health>(hero).now = 3;
    add_fixture(arena.world, *arena.catalog, ids::flame, arena.where('A'));
    Game game = arena.start();
    wait_turns(game, 3);
    CHECK_FALSE(game.world().roster().is_here(hero));
    REQUIRE(game.tally().last_death);
    CHECK(game.tally().last_death->feature == "flame");
}
