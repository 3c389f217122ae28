#include "ai/plan_conditions.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"
#include "ai/positions.hpp"

using namespace td;
using namespace td::test;
using tactics::AiContext;

namespace {

/// `F` decides, and has `G` in its team; `A` and `B` are its foes, three and five tiles away.
struct Standoff : AiScene {
    Standoff() : AiScene({"###########", "#F..A.B..G#", "###########"}) {
        arena.catalog->species[ids::hero.index()].skills.clear();
        near = arena.hero('A');
        far = arena.hero('B');
        decides = foe('F', ids::hero);
        ally = foe('G', ids::hero);
        arena.world.edit<AiState>(decides).home = arena.where('F');
    }
    /// With only this condition set.
    template <class Value, class Set>
    bool holds(Value PlanCondition::*condition, Set value) const {
        PlanCondition asked;
        asked.*condition = value;
        return holds(asked);
    }
    bool holds(const PlanCondition& asked) const {
        return ask([&](const AiContext& context) {
            tactics::Threats threats(context, decides);
            Rng rng(1);
            return tactics::conditions_hold(context, decides, asked, tactics::foes_in_sight(context, decides), threats, rng);
        });
    }
    World& world() { return arena.world; }

    EntityId near, far, decides, ally;
};

}  // namespace

TEST_CASE("a plan without conditions may always be tried") { CHECK(Standoff().holds(PlanCondition{})); }

TEST_CASE("health is below a share, of oneself or of another of the team") {
    Standoff scene;
    scene.world().edit<Health>(scene.decides).now = 15;
    CHECK_FALSE(scene.holds(&PlanCondition::health_below, 50));
    CHECK(scene.holds(&PlanCondition::health_below, 51));
    CHECK_FALSE(scene.holds(&PlanCondition::ally_below, 100));
    scene.world().edit<Health>(scene.ally).now = 15;
    CHECK(scene.holds(&PlanCondition::ally_below, 51));
}

TEST_CASE("a doorway is open on two opposite sides and closed on the two others") {
    const auto in_doorway = [](std::vector<std::string> map) {
        AiScene scene(std::move(map));
        const EntityId decides = scene.foe('F', ids::hero);
        return scene.ask([&](const AiContext& context) { return tactics::stands_in_doorway(context, decides); });
    };
    CHECK(in_doorway({"#####", "#...#", "##F##", "#...#", "#####"}));
    CHECK(in_doorway({"#####", "##.##", "#.F.#", "##.##", "#####"}) == false);
    CHECK(in_doorway({"#####", "#...#", "##F##", "#####"}) == false);
    CHECK(in_doorway({"#####", "#...#", "#.F##", "#...#", "#####"}) == false);
    Standoff scene;
    CHECK(scene.holds(&PlanCondition::in_doorway, false));
    CHECK_FALSE(scene.holds(&PlanCondition::in_doorway, true));
}

TEST_CASE("foes in sight are counted, and the nearest is so many tiles away") {
    Standoff scene;
    CHECK(scene.holds(&PlanCondition::foes_at_least, 2));
    CHECK_FALSE(scene.holds(&PlanCondition::foes_at_least, 3));
    CHECK(scene.holds(&PlanCondition::foe_within, 3));
    CHECK_FALSE(scene.holds(&PlanCondition::foe_within, 2));
}

TEST_CASE("a foe in sight has a status, and one that is near enough if that is asked too") {
    Standoff scene;
    PlanCondition asked;
    asked.foe_has_status = ids::poison;
    CHECK_FALSE(scene.holds(asked));
    scene.world().edit<Statuses>(scene.far).list.push_back({ids::poison, 9, {}});
    CHECK(scene.holds(asked));
    asked.foe_within = 4;
    CHECK_FALSE(scene.holds(asked));
    asked.foe_within = 5;
    CHECK(scene.holds(asked));
}

TEST_CASE("allies are the living others of the team") {
    Standoff scene;
    CHECK(scene.holds(&PlanCondition::allies_at_least, 1));
    CHECK_FALSE(scene.holds(&PlanCondition::allies_at_least, 2));
    CHECK(scene.holds(&PlanCondition::alone, false));
    CHECK_FALSE(scene.holds(&PlanCondition::alone, true));
    ChangeSet change_set;
    commit(scene.world(), *scene.arena.catalog, Die{scene.ally, {}, {}, {}}, change_set);
    CHECK(scene.holds(&PlanCondition::alone, true));
    CHECK_FALSE(scene.holds(&PlanCondition::allies_at_least, 1));
}

TEST_CASE("an ally on its way down the stairs lives, but is not here to be healed or to strike") {
    Standoff scene;
    scene.world().edit<Health>(scene.ally).now = 1;
    scene.arena.send_on_the_way(scene.ally);
    CHECK(scene.holds(&PlanCondition::alone, false));
    CHECK_FALSE(scene.holds(&PlanCondition::alone, true));
    CHECK(scene.holds(&PlanCondition::allies_at_least, 1));
    CHECK_FALSE(scene.holds(&PlanCondition::ally_below, 100));
    CHECK(scene.holds(&PlanCondition::ally_can_strike, false));
}

TEST_CASE("so many ticks of the round are over") {
    const Standoff standoff;
    GameState state = standoff.arena.start().state();
    const auto is_late = [&](int ticks) {
        state.world.edit_surroundings().ticks_of_round = ticks;
        const AiContext context = state.ai_context();
        tactics::Threats threats(context, standoff.decides);
        Rng rng(1);
        PlanCondition asked;
        asked.late = 50;
        return tactics::conditions_hold(context, standoff.decides, asked, {}, threats, rng);
    };
    CHECK_FALSE(is_late(49));
    CHECK(is_late(50));
}

TEST_CASE("home and leader are farther away than so many tiles; leaders are never away from their leader") {
    Standoff scene;
    CHECK_FALSE(scene.holds(&PlanCondition::home_beyond, 1));
    scene.world().edit<AiState>(scene.decides).home = {3, 1};
    CHECK(scene.holds(&PlanCondition::home_beyond, 1));
    CHECK_FALSE(scene.holds(&PlanCondition::home_beyond, 2));
    CHECK_FALSE(scene.holds(&PlanCondition::leader_beyond, 1));
    std::swap(scene.decides, scene.ally);
    CHECK(scene.holds(&PlanCondition::leader_beyond, 7));
    CHECK_FALSE(scene.holds(&PlanCondition::leader_beyond, 8));
}

TEST_CASE("whoever sees a foe or remembers one hunts") {
    Standoff scene;
    CHECK(scene.holds(&PlanCondition::hunting, true));
    CHECK_FALSE(scene.holds(&PlanCondition::hunting, false));
    scene.arena.catalog->species[ids::hero.index()].sight = 2;
    CHECK(scene.holds(&PlanCondition::hunting, false));
    scene.world().edit<AiState>(scene.decides).chase_target = scene.near;
    CHECK(scene.holds(&PlanCondition::hunting, true));
}

TEST_CASE("what a creature holds, bears and can use are its own state") {
    Standoff scene;
    CHECK(scene.holds(&PlanCondition::holds_item, false));
    scene.world().add(scene.decides, HeldItem{{ids::herb, 1}});
    CHECK(scene.holds(&PlanCondition::holds_item, true));
    CHECK_FALSE(scene.holds(&PlanCondition::has_status, ids::slow));
    scene.world().edit<Statuses>(scene.decides).list.push_back({ids::slow, 9, {}});
    CHECK(scene.holds(&PlanCondition::has_status, ids::slow));
    scene.world().edit<Skills>(scene.decides).slots = {{ids::bolt, 1}};
    CHECK(scene.holds(&PlanCondition::ready, ids::bolt));
    CHECK_FALSE(scene.holds(&PlanCondition::ready, ids::mend));
    scene.world().edit<Skills>(scene.decides).slots = {{ids::bolt, 0}};
    CHECK_FALSE(scene.holds(&PlanCondition::ready, ids::bolt));
}

TEST_CASE("a creature is threatened where a foe could strike it before its next turn") {
    Standoff scene;
    scene.world().place(scene.near, {2, 1});
    CHECK(scene.holds(&PlanCondition::threatened, true));
    CHECK(scene.holds(&PlanCondition::unanswered, false));
    scene.world().place(scene.near, {4, 1});
    CHECK(scene.holds(&PlanCondition::threatened, false));
    CHECK(scene.holds(&PlanCondition::unanswered, true));
}

TEST_CASE("all conditions that are set must hold") {
    Standoff scene;
    PlanCondition asked;
    asked.foe_within = 3;
    asked.alone = false;
    CHECK(scene.holds(asked));
    asked.holds_item = true;
    CHECK_FALSE(scene.holds(asked));
}

TEST_CASE("chance is drawn only where everything else holds") {
    const Standoff scene;
    const auto draws = [&](PlanCondition asked) {
        return scene.ask([&](const AiContext& context) {
            tactics::Threats threats(context, scene.decides);
            Rng rng(1);
            tactics::conditions_hold(context, scene.decides, asked, tactics::foes_in_sight(context, scene.decides), threats, rng);
            return rng.state() != Rng(1).state();
        });
    };
    PlanCondition asked;
    asked.chance = 50;
    CHECK(draws(asked));
    asked.foes_at_least = 9;
    CHECK_FALSE(draws(asked));
}

TEST_CASE("what lasts of conditions is what goes neither by foes, nor by where a creature stands, nor by chance") {
    PlanCondition asked;
    asked.health_below = 30;
    asked.has_status = ids::poison;
    asked.alone = true;
    const PlanCondition lasts = asked;
    CHECK(tactics::lasting_conditions(asked) == lasts);
    asked.foe_within = asked.foes_at_least = asked.chance = 5;
    asked.foe_has_status = ids::haste;
    asked.threatened = asked.unanswered = asked.acts_again = asked.last_turn = asked.hunting = asked.in_doorway = true;
    CHECK(tactics::lasting_conditions(asked) == lasts);
}

TEST_CASE("a blow would reach a foe from where it stands, or another of its team has come so far") {
    AiScene scene({"######", "#FG.A#", "######"});
    scene.arena.catalog->species[ids::hero.index()].skills.clear();
    scene.arena.hero('A');
    const EntityId behind = scene.foe('F', ids::hero), before = scene.foe('G', ids::hero);
    const auto holds = [&](EntityId who, std::optional<bool> PlanCondition::*condition) {
        return scene.ask([&](const AiContext& context) {
            PlanCondition asked;
            asked.*condition = true;
            tactics::Threats threats(context, who);
            Rng rng(1);
            return tactics::conditions_hold(context, who, asked, tactics::foes_in_sight(context, who), threats, rng);
        });
    };
    CHECK_FALSE(holds(before, &PlanCondition::can_strike));
    CHECK_FALSE(holds(behind, &PlanCondition::ally_can_strike));
    scene.arena.world.place(before, {3, 1});
    CHECK(holds(before, &PlanCondition::can_strike));
    CHECK_FALSE(holds(behind, &PlanCondition::can_strike));
    CHECK(holds(behind, &PlanCondition::ally_can_strike));
    CHECK_FALSE(holds(before, &PlanCondition::ally_can_strike));
}

TEST_CASE("of a creature with two turns in a round the second is its last, and without tiers each is") {
    AiScene scene({"#####", "#A..#", "#####"});
    const EntityId hero = scene.arena.hero('A');
    const auto is_last = [&](const Game& game) {
        const AiContext context = game.state().ai_context();
        PlanCondition asked;
        asked.last_turn = true;
        tactics::Threats threats(context, hero);
        Rng rng(1);
        return tactics::conditions_hold(context, hero, asked, {}, threats, rng);
    };
    SUBCASE("twice as fast") {
        scene.arena.world.edit_roster()[hero].speed = 1;
        Game game = scene.arena.start();
        const auto go_on = [&] {
            for (int i = 0; i < 9 && !game.awaiting(); ++i) game.step();
        };
        go_on();
        CHECK_FALSE(is_last(game));
        game.step(commands::Wait{});
        go_on();
        CHECK(is_last(game));
    }
    SUBCASE("of common speed") { CHECK(is_last(scene.arena.start())); }
    SUBCASE("in a queue") {
        scene.arena.catalog->dungeons[0].time.kind = TimeSystemKind::action_queue;
        CHECK(is_last(scene.arena.start()));
    }
}
