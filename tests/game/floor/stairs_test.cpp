// Taking the stairs: who comes along, who follows later, and who is left behind.

#include <doctest/doctest.h>

#include <array>
#include <string>
#include <utility>

#include "game/arena.hpp"
#include "game/state/departure.hpp"
#include "game/turns/debug_commands.hpp"
#include "rules/stairs.hpp"
#include "tools/lab/invariants.hpp"
#include "world/fallen.hpp"

using namespace td;
using namespace td::test;

namespace {

constexpr std::array each_time_system{TimeSystemKind::six_tier, TimeSystemKind::action_queue, TimeSystemKind::energy_pool,
                                      TimeSystemKind::wait_time, TimeSystemKind::deferred};
const Command wait_here = commands::Wait{};

/// A stands on the stairs of the first of two floors without foes. B is three tiles away, C six, and D has no way. All stay where they are.
struct Stairwell : Arena {
    explicit Stairwell(TimeSystemKind kind = TimeSystemKind::six_tier)
        : Arena({"##############", "#>..B..C..#D.#", "#.........####", "#........G...#", "##############"}) {
        catalog->dungeons[0].time.kind = kind;
        auto& floors = catalog->dungeons[0].floors;
        floors[0].doors = 0;
        floors.push_back(floors[0]);
        catalog->themes.resize(1);
        for (Species& each : catalog->species) each.tactic = ids::hold;
        a = add_creature(world, *catalog, TeamId(0), ids::hero, where('>'), false);
        give_name(world, a, "A");
        b = hero('B');
        c = hero('C');
        d = hero('D');
    }
    EntityId add_guest() { return add('G', ids::hero, TeamId(0), true); }

    EntityId a, b, c, d;
};

/// Goes on until a command is needed.
void go_on(Game& game) {
    while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
}

void let_do(Game& game, const Command& command) {
    go_on(game);
    REQUIRE(game.step(command).kind != Step::Kind::refused);
    go_on(game);
}

/// On the next floor.
Game descended(const Arena& arena) {
    Game game = arena.start();
    let_do(game, commands::Descend{});
    return game;
}

EntityId named(const Game& game, const std::string& name) {
    for (const EntityId who : game.world().roster()[game.player_team()].everyone())
        if (game.world().get<Creature>(who).name == name) return who;
    return {};
}
bool is_here(const Game& game, const std::string& name) { return game.world().roster().is_here(named(game, name)); }
std::string members(const Game& game) {
    std::string names;
    for (const EntityId who : game.world().roster()[game.player_team()].everyone()) names += game.world().get<Creature>(who).name;
    return names;
}
/// The round of this floor at whose beginning it arrives; 0: it is not on the way.
int due_round(const Game& game, const std::string& name) {
    const OnTheWay* const on_the_way = game.world().find<OnTheWay>(named(game, name));
    return on_the_way ? on_the_way->due_round : 0;
}

void kill(Game& game, EntityId who) {
    go_on(game);
    if (!game.debugged()) game.step(commands::Debug{.verb = DebugVerb::open});
    REQUIRE(game.step(commands::Debug{.verb = DebugVerb::kill, .target = who}).kind == Step::Kind::done_out_of_turn);
    go_on(game);
}

Objective guest_dead() {
    Objective objective;
    objective.kind = Objective::Kind::guest_dead;
    objective.text = "The guest is lost.";
    objective.last_floor = false;
    return objective;
}

}  // namespace

TEST_CASE("members within three tiles of the stairs come along, and the others follow a round later for each step beyond") {
    const Stairwell arena;
    Game game = descended(arena);
    REQUIRE(game.floor() == 2);
    CHECK(members(game) == "ABCD");
    CHECK(is_here(game, "A"));
    CHECK(is_here(game, "B"));
    CHECK_FALSE(is_here(game, "C"));
    CHECK_FALSE(is_here(game, "D"));
    CHECK(due_round(game, "C") == 1 + 3);
    CHECK(due_round(game, "D") == 1 + most_rounds_late);
    std::string told;
    for (const Event& event : game.take_events())
        if (const auto* behind = std::get_if<FellBehind>(&event)) told += std::to_string(behind->rounds) + " ";
    CHECK(told == "3 20 ");
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("latecomers arrive beside the stairs when their rounds are over, in list order") {
    Stairwell arena;
    arena.world.place(arena.d, {7, 2});
    Game game = descended(arena);
    const Point entrance = game.world().get<OnTheWay>(named(game, "C")).at;
    game.take_events();
    std::string came;
    for (int turn = 0; turn < 12; ++turn) {
        CHECK(is_here(game, "C") == (game.now().round >= 4));
        CHECK(is_here(game, "D") == (game.now().round >= 4));
        CHECK(broken_invariants(game).empty());
        let_do(game, wait_here);
        for (const Event& event : game.take_events())
            if (const auto* caught_up = std::get_if<CaughtUp>(&event)) {
                came += game.world().get<Creature>(caught_up->who).name;
                CHECK(chebyshev(caught_up->at, entrance) <= 3);
            }
    }
    CHECK(came == "CD");
    CHECK(game.leader() == named(game, "A"));
}

TEST_CASE("latecomers have no turns on the way and get turns after it, under every time system") {
    for (const TimeSystemKind kind : each_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        const Stairwell arena(kind);
        Game game = descended(arena);
        REQUIRE(game.floor() == 2);
        game.take_events();
        int turns = 0;
        bool has_come = false;
        while (game.now().round < 12) {
            let_do(game, wait_here);
            for (const Event& event : game.take_events()) {
                const auto* caught_up = std::get_if<CaughtUp>(&event);
                has_come = has_come || (caught_up && caught_up->who == named(game, "C"));
                const auto* began = std::get_if<TurnBegan>(&event);
                if (!began || began->who != named(game, "C")) continue;
                CHECK(has_come);
                ++turns;
            }
        }
        CHECK(has_come);
        CHECK(turns >= 4);
        CHECK(broken_invariants(game).empty());
    }
}

TEST_CASE("a latecomer keeps what those keep who come along") {
    Stairwell arena;
    for (const EntityId who : {arena.b, arena.c}) {
        arena.world.edit<Health>(who).now = 11;
        arena.world.edit<Statuses>(who).list = {{ids::haste, 40, {}}};
        arena.world.add(who, HeldItem{{ids::herb, 2}});
        arena.world.edit<Creature>(who).kills = 3;
    }
    Game game = descended(arena);
    const EntityId with = named(game, "B"), later = named(game, "C");
    CHECK(game.world().get<Health>(later).now == 11);
    CHECK(find_status(game.world(), later, ids::haste)->left == find_status(game.world(), with, ids::haste)->left);
    CHECK(game.world().get<HeldItem>(later).stack.count == 2);
    CHECK(game.world().get<Creature>(later).kills == 3);
    CHECK(game.world().get<Skills>(later).slots[0].charges == game.world().get<Skills>(with).slots[0].charges);
    const int before = find_status(game.world(), later, ids::haste)->left;
    for (int turn = 0; turn < 2; ++turn) let_do(game, wait_here);
    // On the way no time passes for it.
    CHECK(find_status(game.world(), later, ids::haste)->left == before);
    while (!is_here(game, "C")) let_do(game, wait_here);
    CHECK(game.world().roster()[later].speed == 1);
    CHECK(game.world().get<Health>(later).now == 11);
}

TEST_CASE("a status of the floor stays behind, also of who follows later") {
    Stairwell arena;
    arena.catalog->statuses[ids::poison.index()].ends_with_floor = true;
    for (const EntityId who : {arena.a, arena.c}) arena.world.edit<Statuses>(who).list = {{ids::poison, 40, {}}, {ids::haste, 40, {}}};
    const Game game = descended(arena);
    for (const EntityId who : {named(game, "A"), named(game, "C")}) {
        CHECK(find_status(game.world(), who, ids::poison) == nullptr);
        CHECK(find_status(game.world(), who, ids::haste) != nullptr);
    }
}

TEST_CASE("when no member is left on the floor, those on the way arrive at once, and the run goes on") {
    const Stairwell arena;
    Game game = descended(arena);
    kill(game, named(game, "B"));
    kill(game, named(game, "A"));
    if (game.awaiting() && !is_here(game, "C")) let_do(game, wait_here);
    CHECK(game.outcome() == Outcome::running);
    CHECK(is_here(game, "C"));
    CHECK(is_here(game, "D"));
    CHECK(game.leader() == named(game, "C"));
    CHECK(game.awaiting() == game.leader());
    CHECK(broken_invariants(game).empty());
    kill(game, named(game, "D"));
    kill(game, named(game, "C"));
    if (game.awaiting()) game.step(wait_here);
    CHECK(game.outcome() == Outcome::defeat);
}

TEST_CASE("a leader that comes later hands the lead over for good") {
    Stairwell arena;
    std::swap(arena.a, arena.c);
    arena.world.place(arena.c, {8, 2});
    arena.world.place(arena.a, arena.where('>'));
    Game game = arena.start();
    let_do(game, commands::SetTeamMode{true});
    while (game.awaiting() != arena.a) let_do(game, wait_here);
    let_do(game, commands::Descend{});
    REQUIRE(game.floor() == 2);
    CHECK(game.world().get<Creature>(game.leader()).name != "A");
    const EntityId leader = game.leader();
    while (!is_here(game, "A")) let_do(game, wait_here);
    CHECK(game.leader() == leader);
}

TEST_CASE("whoever is still on the way when the party goes on follows from the place of its arrival") {
    const Stairwell arena;
    Game game = descended(arena);
    const int left = due_round(game, "D") - game.now().round;
    const EntityId stairs = game.world().table<Stairs>().owners().front();
    const Point down = *game.world().position(stairs);
    const Point arrival = game.world().get<OnTheWay>(named(game, "C")).at;
    const auto steps = steps_to_stairs(game.view(), named(game, "C"), arrival, down, 99);
    const Departure departure = departure_by(game.state(), down);
    std::vector<int> rounds;
    for (const Departure::Latecomer& latecomer : departure.late)
        if (latecomer.who == named(game, "C") || latecomer.who == named(game, "D")) rounds.push_back(latecomer.rounds);
    REQUIRE(rounds.size() == 2);
    CHECK(rounds[0] == std::min(most_rounds_late, 3 + std::max(0, steps.value_or(99) - 3)));
    CHECK(rounds[1] == most_rounds_late);
    CHECK(left == most_rounds_late);
}

TEST_CASE("each of several stairs leads to the floor that its way names, under that floor's own time system") {
    for (const bool by_side_stairs : {false, true}) {
        Stairwell arena;
        Dungeon& dungeon = arena.catalog->dungeons[0];
        dungeon.floors.resize(3, dungeon.floors[0]);
        dungeon.floors[0].ways = {{"Low road", "Short.", "low"}, {"High road", "Long.", "high"}};
        dungeon.floors[1].id = "low";
        dungeon.floors[1].ways = {{"Gate", "Out.", ""}};
        dungeon.floors[2].id = "high";
        dungeon.floors[2].time = TimeSettings{.kind = TimeSystemKind::energy_pool};
        const EntityId side = arena.world.create();
        arena.world.place(side, {2, 2});
        arena.world.add(side, Stairs{1});
        if (by_side_stairs) arena.world.place(arena.a, {2, 2});
        Game game = descended(arena);
        CHECK(game.floor() == (by_side_stairs ? 3 : 2));
        CHECK(game.depth() == 2);
        CHECK(game.last_depth() == Range{2, 2});
        CHECK(game.time().has_chokepoints() != by_side_stairs);
        CHECK(game.world().table<Stairs>().owners().size() == 1);
    }
}

TEST_CASE("a floor that is won without stairs leads on by its first way") {
    Stairwell arena;
    Dungeon& dungeon = arena.catalog->dungeons[0];
    dungeon.floors.resize(3, dungeon.floors[0]);
    dungeon.floors[2].id = "high";
    dungeon.floors[0].ways = {{"High road", "Long.", "high"}};
    Objective survived;
    survived.kind = Objective::Kind::rounds_survived;
    survived.rounds = 1;
    dungeon.floors[0].victory = {survived};
    Game game = arena.start();
    for (int i = 0; i < 9 && game.floor() == 1; ++i) let_do(game, wait_here);
    CHECK(game.floor() == 3);
}

TEST_CASE("guests further than three tiles from the stairs are left behind, nearer ones come along") {
    for (const bool near : {false, true}) {
        Stairwell arena;
        const EntityId guest = arena.add_guest();
        if (near) arena.world.place(guest, {4, 3});
        Game game = descended(arena);
        REQUIRE(game.floor() == 2);
        CHECK(is_here(game, "G") == near);
        CHECK(happened<GuestLeft>(game.take_events()) != near);
        CHECK(members(game) == (near ? "ABCDG" : "ABCD"));
    }
}

TEST_CASE("an escort that is left behind counts as lost, and is not safe") {
    for (const bool near : {false, true}) {
        Stairwell arena;
        const EntityId guest = arena.add_guest();
        if (near) arena.world.place(guest, {4, 3});
        arena.catalog->dungeons[0].defeat = {guest_dead()};
        Game game = descended(arena);
        CHECK((game.outcome() == Outcome::defeat) != near);
        CHECK(game.floor() == (near ? 2 : 1));
        // On the last floor.
        arena.catalog->dungeons[0].defeat.clear();
        arena.catalog->dungeons[0].floors.resize(1);
        Objective safe;
        safe.kind = Objective::Kind::creature_safe;
        safe.species = ids::hero;
        safe.name = "G";
        arena.catalog->dungeons[0].victory = {safe};
        CHECK(descended(arena).outcome() == (near ? Outcome::victory : Outcome::defeat));
    }
}

TEST_CASE("a floor that is won in another way is left by all of the party at once") {
    Stairwell arena;
    arena.add_guest();
    Objective survive;
    survive.kind = Objective::Kind::rounds_survived;
    survive.rounds = 1;
    arena.catalog->dungeons[0].floors[0].victory = {survive};
    Game game = arena.start();
    let_do(game, wait_here);
    REQUIRE(game.floor() == 2);
    for (const char* name : {"A", "B", "C", "D", "G"}) CHECK(is_here(game, name));
}

TEST_CASE("the fallen come with their bearer, though it comes later, and lose no time on the way") {
    Stairwell arena;
    arena.catalog->dungeons[0].fallen = {FallenRule::Fate::carried, 9};
    arena.world.place(arena.b, {8, 2});
    Game game = arena.start();
    kill(game, arena.b);
    game.step(commands::SetTeamMode{true});
    while (game.awaiting() != arena.c) let_do(game, wait_here);
    let_do(game, commands::Carry{arena.b});
    const auto rounds_left = [&] { return game.world().get<FallenBody>(body_of(game.world(), named(game, "B"))).rounds_left; };
    while (game.awaiting() != arena.a) let_do(game, wait_here);
    const int left = rounds_left();
    let_do(game, commands::Descend{});
    REQUIRE(game.floor() == 2);
    CHECK(carried_by(game.world(), named(game, "C")) == named(game, "B"));
    for (int turn = 0; turn < 2; ++turn) {
        let_do(game, wait_here);
        CHECK_FALSE(is_here(game, "C"));
        CHECK(rounds_left() == left);
        CHECK(broken_invariants(game).empty());
    }
    while (!is_here(game, "C")) let_do(game, wait_here);
    CHECK(carried_by(game.world(), named(game, "C")) == named(game, "B"));
    CHECK(game.world().roster()[named(game, "C")].speed == -1);
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("the forecast knows when latecomers act") {
    const Stairwell arena;
    const Game game = descended(arena);
    const EntityId late = named(game, "C");
    std::string rounds;
    for (const ForecastTurn& turn : game.forecast(6, wait_here).turns)
        if (turn.who == late) rounds += std::to_string(turn.when.round);
    CHECK(rounds.substr(0, 1) >= "4");
    CHECK_FALSE(rounds.empty());
}

TEST_CASE("the hash of a state knows who is on the way, from where and until when") {
    const Stairwell arena;
    const GameState state = descended(arena).state();
    const EntityId late = state.world.table<OnTheWay>().owners().front();
    GameState later = state, elsewhere = state, here = state, patient = state, hopeful = state;
    ++later.world.edit<OnTheWay>(late).due_round;
    ++elsewhere.world.edit<OnTheWay>(late).at.x;
    here.world.remove<OnTheWay>(late);
    ++patient.world.edit<AiState>(state.leader()).waited_for_rest;
    ++hopeful.world.edit<AiState>(state.leader()).straggler_steps;
    for (const GameState* changed : {&later, &elsewhere, &here, &patient, &hopeful}) CHECK(changed->hash() != state.hash());
}

TEST_CASE("an AI-controlled leader waits at the stairs for members and guests that can come, but not for ever") {
    for (const bool with_guest : {false, true})
        for (const bool follow_leader : {true, false}) {
            Stairwell arena;
            Tactic follow;
            follow.plans = {{Plan::Kind::follow, 1}};
            arena.catalog->tactics.push_back(follow);
            Tactic lead;
            lead.plans = {{Plan::Kind::descend}};
            arena.catalog->tactics.push_back(lead);
            arena.catalog->lead = TacticId(arena.catalog->tactics.size() - 1);
            std::vector<EntityId> stragglers{arena.c};
            if (with_guest) stragglers.push_back(arena.add_guest());
            if (follow_leader)
                for (const EntityId each : stragglers) arena.world.edit<AiState>(each).tactic = TacticId(arena.catalog->tactics.size() - 2);
            Game game(arena.catalog, {1, DungeonId(0), false}, arena.world);
            int last_round = 0;
            while (game.floor() == 1 && game.outcome() == Outcome::running && last_round < 200) {
                last_round = game.now().round;
                game.step();
            }
            CAPTURE(with_guest);
            CAPTURE(follow_leader);
            REQUIRE(game.floor() == 2);
            CHECK(is_here(game, "C") == follow_leader);
            CHECK(is_here(game, "G") == (with_guest && follow_leader));
            CHECK(last_round == (!follow_leader ? 22 : with_guest ? 6 : 4));
        }
}

TEST_CASE("an AI-controlled leader lets those who follow it catch up, and goes on without those who do not") {
    for (const bool follow_leader : {true, false}) {
        Arena arena({"########################################", "#AB..................................>.#",
                     "########################################"});
        Tactic lead;
        lead.plans = {{Plan::Kind::explore}};
        arena.catalog->tactics.push_back(lead);
        arena.catalog->lead = TacticId(arena.catalog->tactics.size() - 1);
        const EntityId leader = arena.hero('A', ids::runner), mate = arena.hero('B', ids::slug);
        arena.world.edit<AiState>(mate).tactic = follow_leader ? ids::follow : ids::hold;
        Game game(arena.catalog, {1, DungeonId(0), false}, arena.world);
        int farthest = 0, last_round = 0;
        while (game.outcome() == Outcome::running && last_round < 30) {
            last_round = game.now().round;
            game.step();
            farthest = std::max(farthest, chebyshev(place(game, leader), place(game, mate)));
        }
        CAPTURE(farthest);
        CHECK((farthest <= 7) == follow_leader);
        CHECK(place(game, leader).x > 12);
    }
}
