#include "ai/plan_commands.hpp"

#include <doctest/doctest.h>

#include "actions/commit.hpp"
#include "ai/plan_scene.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("who chases comes nearer, around walls") {
    PlanScene scene({"#######", "#A#.F.#", "#.#...#", "#.....#", "#######"}, {{Plan::Kind::chase, 0}});
    SUBCASE("unseen, it stays where it is") { CHECK(scene.after_a_turn() == scene.arena.where('F')); }
    SUBCASE("seen, it comes") {
        PlanScene open({"#######", "#A...F#", "#######"}, {{Plan::Kind::chase, 0}});
        CHECK(open.after_a_turn() == Point{4, 1});
    }
}

TEST_CASE("who walks through walls strikes round no corner: it goes on to a tile beside its target") {
    PlanScene scene({"#####", "#.A##", "##F##", "#...#", "#####"}, {{Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}});
    scene.arena.catalog->species.push_back(scene.arena.catalog->species[ids::hero.index()]);
    Species& ghost = scene.arena.catalog->species.back();
    ghost.mobility = static_cast<MobilitySet>(Mobility::phase) | static_cast<MobilitySet>(Mobility::walk);
    scene.arena.world.edit<Creature>(scene.foe).species = SpeciesId(scene.arena.catalog->species.size() - 1);
    // From inside the wall, diagonal to the hero.
    scene.arena.world.place(scene.foe, {3, 2});
    CHECK(chebyshev(scene.after_a_turn(), scene.arena.where('A')) == 1);
    CHECK_FALSE(happened<WasHurt>(scene.events));
    Game game = scene.arena.start();
    for (int turn = 0; turn < 3; ++turn) {
        game.step(commands::Wait{});
        game.step();
    }
    CHECK(happened<WasHurt>(game.take_events()));
}

TEST_CASE("who leads by itself goes after a foe that it can harm, and goes its way past one that it cannot") {
    PlanScene scene({"#########", "#>.A..F.#", "#########"}, {{Plan::Kind::hold, 0}});
    const auto after_a_turn = [&] {
        Game game(scene.arena.catalog, {1, DungeonId(0), false}, scene.arena.world);
        game.step();
        game.step();
        return place(game, scene.hero);
    };
    CHECK(after_a_turn() == Point{4, 1});
    const Effect blow = scene.arena.catalog->skills[ids::strike.index()].effects[0];
    scene.arena.catalog->species[ids::hero.index()].resistances.push_back({blow.part<effect::Damage>().kind, 100});
    CHECK(after_a_turn() == Point{2, 1});
}

TEST_CASE("who leads by itself goes its way past a foe in sight to which the way is long") {
    PlanScene scene({"###############", "#>..A~~~~F....#", "###.#########.#", "#...#########.#", "#.###########.#", "#.............#",
                     "###############"},
                    {{Plan::Kind::hold, 0}});
    Game game(scene.arena.catalog, {1, DungeonId(0), false}, scene.arena.world);
    int explored = 0;
    for (int i = 0; i < 8; ++i) {
        game.step();
        const Plan* plan = game.followed_plan();
        CHECK_FALSE((plan && plan->kind == Plan::Kind::pursue));
        explored += plan && plan->kind == Plan::Kind::explore ? 1 : 0;
    }
    CHECK(explored > 0);
}

TEST_CASE("who leads by itself thinks the same of a foe across the water at each step of the way round") {
    const auto pursues_from = [](std::string first_row) {
        std::vector<std::string> map{"############", std::move(first_row)};
        for (int i = 0; i < 7; ++i) map.emplace_back("###.#####.##");
        map.insert(map.end(), {"###.......##", "############"});
        PlanScene scene(std::move(map), {{Plan::Kind::hold, 0}});
        Game game(scene.arena.catalog, {1, DungeonId(0), false}, scene.arena.world);
        game.step();
        const Plan* plan = game.followed_plan();
        return plan && plan->kind == Plan::Kind::pursue;
    };
    CHECK(pursues_from("#A..~~~~~F.#") == pursues_from("#.A.~~~~~F.#"));
}

TEST_CASE("who flees takes the way that leads on, not the blind alley that is as near") {
    // East lies an alley of three tiles, south a passage that goes on.
    PlanScene scene({"##########", "#A.F...###", "###.######", "###.....##", "#######.##", "#######..#", "##########"},
                    {{Plan::Kind::flee_when_hurt, 100}, {Plan::Kind::hold, 0}});
    scene.arena.world.edit<Health>(scene.foe).now = 10;
    CHECK(scene.after_a_turn() == Point{3, 2});
}

TEST_CASE("who flees when hurt goes away from its foes, and only when hurt") {
    const std::vector<Plan> plans{{Plan::Kind::flee_when_hurt, 50}, {Plan::Kind::hold, 0}};
    PlanScene scene({"########", "#.A.F..#", "########"}, plans);
    SUBCASE("hurt") {
        scene.arena.world.edit<Health>(scene.foe).now = 10;
        CHECK(scene.after_a_turn() == Point{5, 1});
    }
    SUBCASE("unhurt") { CHECK(scene.after_a_turn() == Point{4, 1}); }
}

TEST_CASE("who keeps away does so at any health") {
    PlanScene scene({"########", "#.A.F..#", "########"}, {{Plan::Kind::avoid, 4}, {Plan::Kind::hold, 0}});
    CHECK(scene.after_a_turn() == Point{5, 1});
}

TEST_CASE("who keeps away does so from foes at most so many tiles away, as a plan for a foe within so many tiles is for those") {
    for (const int within : {1, 2}) {
        PlanScene scene({"########", "#.A.F..#", "########"}, {{Plan::Kind::avoid, within}, {Plan::Kind::hold, 0}});
        CHECK(scene.after_a_turn() == (within == 2 ? Point{5, 1} : Point{4, 1}));
    }
}

TEST_CASE("who guards its place goes back to it") {
    PlanScene scene({"##########", "#A##..F..#", "##########"}, {{Plan::Kind::guard, 1}, {Plan::Kind::hold, 0}});
    scene.arena.world.edit<AiState>(scene.foe).home = {8, 1};
    CHECK(scene.after_a_turn() == Point{7, 1});
}
