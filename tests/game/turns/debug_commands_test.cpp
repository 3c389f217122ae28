#include "game/turns/debug_commands.hpp"

#include <doctest/doctest.h>

#include <array>

#include "game/arena.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr int whole = 500;  // foes do not end the test

struct Bench {
    Arena arena{{"##########", "#A.......#", "#......B.#", "#........#", "##########"}};
    EntityId hero = [this] {
        const EntityId id = arena.hero('A');
        arena.world.edit<Health>(id).now = arena.world.edit<Health>(id).maximum = whole;
        return id;
    }();
    EntityId foe = arena.add('B', ids::slug, arena.add_team(Faction::foe));
    Game game = arena.start();

    Step give(const Command& command) { return game.step(command); }
    void open() { REQUIRE(give(debug_command::open()).kind == Step::Kind::done_out_of_turn); }
    /// The player is asked again, and all is well.
    void expect_sound() {
        while (game.step().kind == Step::Kind::turn_taken) {
        }
        CHECK(game.awaiting() == hero);
        CHECK(broken_invariants(game).empty());
    }
};

}  // namespace

TEST_CASE("a game that was not opened to the console refuses its commands, and an open one is told apart by its hash") {
    Bench bench;
    const std::uint64_t before = bench.game.hash();
    CHECK(bench.give(debug_command::kill(bench.foe)).kind == Step::Kind::refused);
    CHECK(bench.game.hash() == before);
    CHECK_FALSE(bench.game.debugged());
    bench.open();
    CHECK(bench.game.debugged());
    CHECK(bench.game.hash() != before);
    CHECK(bench.give(debug_command::open()).kind == Step::Kind::refused);
    bench.expect_sound();
}

TEST_CASE("somebody spawned has turns of its own, on the side that was asked for") {
    for (const Faction side : {Faction::player, Faction::neutral, Faction::foe}) {
        Bench bench;
        bench.open();
        REQUIRE(bench.give(debug_command::spawn(ids::runner, side, {4, 3})).kind == Step::Kind::done_out_of_turn);
        const EntityId there = bench.game.world().creature_at({4, 3});
        REQUIRE(there);
        CHECK(faction_of(bench.game.world(), there) == side);
        bench.expect_sound();
        for (int i = 0; i < 6; ++i) bench.give(commands::Wait{}), bench.expect_sound();
    }
}

TEST_CASE("nobody is spawned in a wall, on somebody else, or off the floor") {
    Bench bench;
    bench.open();
    for (const Point at : {Point{0, 0}, Point{1, 1}, Point{-1, 5}, Point{99, 1}})
        CHECK(bench.give(debug_command::spawn(ids::runner, Faction::foe, at)).kind == Step::Kind::refused);
    bench.expect_sound();
}

TEST_CASE("the bag is given what was asked for, as long as there is room") {
    Bench bench;
    bench.open();
    REQUIRE(bench.give(debug_command::give(ids::herb, 7)).kind == Step::Kind::done_out_of_turn);
    int herbs = 0;
    for (const ItemStack& stack : bench.game.world().bag(TeamId(0)).stacks) herbs += stack.count;
    CHECK(herbs == 7);
    CHECK(bench.give(debug_command::give(ids::knife, 99)).refusal.reason == Refusal::Reason::bag_full);
    CHECK(bench.give(debug_command::give(ids::knife, 0)).kind == Step::Kind::refused);
}

TEST_CASE("the party goes to another floor of its dungeon and is asked there") {
    Bench bench;
    Dungeon& dungeon = bench.arena.catalog->dungeons[0];
    dungeon.floors.resize(3);
    for (FloorRules& rules : dungeon.floors) rules.foe_teams = rules.neutral_teams = rules.items = {0, 0};
    bench.open();
    REQUIRE(bench.give(debug_command::floor(3)).kind != Step::Kind::refused);
    CHECK(bench.game.floor() == 3);
    CHECK(bench.give(debug_command::floor(4)).kind == Step::Kind::refused);
}

TEST_CASE("status, healing, another place and death come at once") {
    Bench bench;
    bench.open();
    REQUIRE(bench.give(debug_command::gain_status(ids::poison, bench.hero)).kind == Step::Kind::done_out_of_turn);
    CHECK(find_status(bench.game.world(), bench.hero, ids::poison) != nullptr);
    bench.expect_sound();
    bench.give(commands::Wait{});
    bench.expect_sound();
    CHECK(bench.game.world().get<Health>(bench.hero).now < whole);
    REQUIRE(bench.give(debug_command::heal(bench.hero)).kind == Step::Kind::done_out_of_turn);
    CHECK(bench.game.world().get<Health>(bench.hero).now == whole);
    REQUIRE(bench.give(debug_command::teleport(bench.foe, {3, 3})).kind == Step::Kind::done_out_of_turn);
    CHECK(bench.game.world().creature_at({3, 3}) == bench.foe);
    REQUIRE(bench.give(debug_command::kill(bench.foe)).kind == Step::Kind::done_out_of_turn);
    CHECK_FALSE(bench.game.world().roster().is_here(bench.foe));
    CHECK(bench.give(debug_command::heal(bench.foe)).kind == Step::Kind::refused);
    bench.expect_sound();
}

TEST_CASE("a boon comes at once, and only once") {
    Bench bench;
    bench.arena.catalog->boons.resize(2);
    bench.game = bench.arena.start();
    bench.open();
    const auto given = [&](std::size_t boon) { return bench.give(debug_command::gain_boon(BoonId(boon), bench.hero)).kind; };
    CHECK(given(1) == Step::Kind::done_out_of_turn);
    REQUIRE(bench.game.world().has<Boons>(bench.hero));
    CHECK(bench.game.world().get<Boons>(bench.hero).list == std::vector{BoonId(1)});
    CHECK_MESSAGE(given(1) == Step::Kind::refused, "it has that already");
    CHECK_MESSAGE(given(2) == Step::Kind::refused, "there is none of that number");
    bench.expect_sound();
}

TEST_CASE("a floor that was revealed is known") {
    Arena arena({"#########", "#A.#....#", "#########"});
    arena.hero('A');
    Game game = arena.start();
    REQUIRE_FALSE(game.sight().explored({6, 1}));
    game.step(debug_command::open());
    game.step(debug_command::reveal());
    CHECK(game.sight().explored({6, 1}));
}

TEST_CASE("every time system can take over in the middle of a floor, from every other") {
    constexpr std::array kinds{TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                               TimeSystemKind::wait_time, TimeSystemKind::deferred};
    for (const TimeSystemKind first : kinds)
        for (const TimeSystemKind second : kinds) {
            CAPTURE(static_cast<int>(first));
            CAPTURE(static_cast<int>(second));
            Bench bench;
            bench.open();
            for (const TimeSystemKind kind : {first, second}) {
                bench.give(commands::Walk{Direction::east});
                bench.expect_sound();
                REQUIRE(bench.give(debug_command::change_time(kind)).kind == Step::Kind::done_out_of_turn);
                bench.expect_sound();
                for (int i = 0; i < 3; ++i) bench.give(commands::Wait{}), bench.expect_sound();
            }
        }
}

TEST_CASE("time is not changed where something is to be chosen") {
    Bench bench;
    bench.open();
    GameState state = bench.game.state();
    const auto command = std::get<commands::Debug>(debug_command::change_time(TimeSystemKind::wait_time));
    CHECK_FALSE(refusal_of_debug(state, command));
    for (const Phase phase : {Phase::choice, Phase::camp}) {
        state.phase = phase;
        CHECK(refusal_of_debug(state, command)->reason == Refusal::Reason::choose_first);
    }
}

TEST_CASE("the same commands of the console give the same game") {
    const auto play = [] {
        Bench bench;
        for (const Command& command : std::initializer_list<Command>{
                 debug_command::open(), debug_command::spawn(ids::wisp, Faction::foe, {5, 1}), debug_command::give(ids::herb, 2),
                 commands::Wait{}, debug_command::change_time(TimeSystemKind::energy_pool), commands::Walk{Direction::east},
                 debug_command::heal(bench.hero)})
            bench.give(command), bench.expect_sound();
        return bench.game.hash();
    };
    CHECK(play() == play());
}
