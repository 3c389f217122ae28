#include "ai/mind.hpp"

#include <doctest/doctest.h>

#include "ai/plan_scene.hpp"
#include "ai/tactics.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("who leads by itself comes to one of two foes, though each is out of sight on the way to the other") {
    PlanScene scene({"###########", "#.....G####", "#.####~####", "#.####~####", "#...A.....#", "####~####.#", "####~####.#", "####F.....#",
                     "###########"},
                    {{Plan::Kind::hold, 0}});
    const EntityId other = scene.arena.add('G', ids::hero, scene.arena.world.roster()[scene.foe].team);
    scene.arena.world.edit<AiState>(other).tactic = scene.arena.world.get<AiState>(scene.foe).tactic;
    Game game(scene.arena.catalog, {1, DungeonId(0), false}, scene.arena.world);
    for (int i = 0; i < 90; ++i) game.step();
    CHECK(happened<WasHurt>(game.take_events()));
}

TEST_CASE("who leads by itself forgets a foe once it has come to where it saw that foe last") {
    PlanScene scene({"###########", "#A..#....F#", "#...#.....#", "#.........#", "###########"}, {{Plan::Kind::hold, 0}});
    AiState& leader = scene.arena.world.edit<AiState>(scene.hero);
    leader.chase_target = scene.foe;
    leader.goal = scene.arena.where('A');
    leader.chase_turns_left = 30;
    Game game(scene.arena.catalog, {1, DungeonId(0), false}, scene.arena.world);
    game.step();
    CHECK_FALSE(game.world().get<AiState>(scene.hero).chase_target);
}

TEST_CASE("a sleeper lies still, and pain wakes it") {
    PlanScene scene({"#####", "#AF.#", "#####"}, {{Plan::Kind::sleep, 0}, {Plan::Kind::attack, 0}});
    scene.arena.world.edit<AiState>(scene.foe).asleep = true;
    Game game = scene.arena.start();
    game.step(commands::Wait{});
    game.step();
    CHECK_FALSE(happened<WasHurt>(game.take_events()));
    game.step();
    game.step(commands::Attack{Direction::east});
    CHECK_FALSE(game.world().get<AiState>(scene.foe).asleep);
}

TEST_CASE("a neutral that keeps its distance backs off from the party, and follows nobody") {
    PlanScene scene({"########", "#A.F...#", "########"}, {{Plan::Kind::avoid, 4}, {Plan::Kind::chase, 0}});
    scene.arena.world.edit_roster()[scene.arena.world.roster()[scene.foe].team].faction = Faction::neutral;
    CHECK(scene.after_a_turn() == Point{4, 1});
    PlanScene bold({"########", "#A..F..#", "########"}, {{Plan::Kind::chase, 0}});
    bold.arena.world.edit_roster()[bold.arena.world.roster()[bold.foe].team].faction = Faction::neutral;
    CHECK(bold.after_a_turn() == Point{4, 1});
}

TEST_CASE("a companion with such a tactic leaves sleepers alone; who leads strikes them once all in sight sleep") {
    Arena arena({"########", "#A.B1.2#", "########"});
    arena.catalog->species[ids::hero.index()].skills.clear();
    const EntityId leader = arena.hero('A'), companion = arena.hero('B');
    const TeamId foes = arena.add_team(Faction::foe);
    for (const char letter : {'1', '2'}) {
        const EntityId foe = arena.add(letter, ids::slug, foes);
        arena.world.edit<AiState>(foe).tactic = ids::hold;
        arena.world.edit<AiState>(foe).asleep = true;
    }
    arena.catalog->tactics[ids::follow.index()].spares_sleepers = true;
    const auto strikes = [&](EntityId who) {
        const Game game = arena.start();
        return std::holds_alternative<commands::Attack>(tactics::make_decision(game.state().ai_context(), who).command);
    };
    CHECK_FALSE(strikes(companion));
    SUBCASE("another one is awake: that one it would strike, were it beside it") {
        arena.world.edit<AiState>(arena.world.creature_at(arena.where('2'))).asleep = false;
        CHECK_FALSE(strikes(companion));
        arena.world.edit<AiState>(arena.world.creature_at(arena.where('1'))).asleep = false;
    }
    SUBCASE("its tactic does not say so") { arena.catalog->tactics[ids::follow.index()].spares_sleepers = false; }
    SUBCASE("it leads") {
        arena.world.edit_roster().teams[0].leader = 1;
        CHECK_FALSE(strikes(leader));
    }
    CHECK(strikes(companion));
}
