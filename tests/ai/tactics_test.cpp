#include "ai/tactics.hpp"

#include <doctest/doctest.h>

#include "actions/commit.hpp"
#include "ai/plan_scene.hpp"

using namespace td;
using namespace td::test;

TEST_CASE("a foe that cannot come to whom it sees goes elsewhere after a while, and comes back") {
    // A peddler fills the corridor between them and never moves.
    PlanScene scene({"#############", "#A.N..F.....#", "#########.###", "#########...#", "#########...#", "#############"},
                    {{Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}, {Plan::Kind::wander, 0}});
    const EntityId peddler = scene.arena.add('N', ids::hero, scene.arena.add_team(Faction::neutral));
    scene.arena.world.edit<AiState>(peddler).tactic = ids::hold;
    Game game = scene.arena.start();
    int stood_still = 0, longest = 0;
    Point before = place(game, scene.foe);
    for (int turn = 0; turn < 120; ++turn) {
        game.step(commands::Wait{});
        while (!game.awaiting()) game.step();
        stood_still = place(game, scene.foe) == before ? stood_still + 1 : 0;
        longest = std::max(longest, stood_still);
        before = place(game, scene.foe);
    }
    CHECK(longest < 20);
    CHECK(longest > 8);
}

TEST_CASE("who stands beside a foe strikes it") {
    PlanScene scene({"#####", "#AF.#", "#####"}, {{Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}});
    CHECK(scene.after_a_turn() == Point{2, 1});
    CHECK(happened<WasHurt>(scene.events));
}

TEST_CASE("who may use things throws what does harm, drinks what helps, and keeps what would do little good") {
    const std::vector<Plan> plans{{Plan::Kind::use_items, 100}, {Plan::Kind::hold, 0}};
    PlanScene scene({"########", "#A..F..#", "########"}, plans);
    const TeamId foes = scene.arena.world.roster()[scene.foe].team;
    const auto used = [&](ItemStack stack) {
        put_into_bag(scene.arena.world.edit_bag(foes), *scene.arena.catalog, stack);
        scene.after_a_turn();
        return happened<ThrewItem>(scene.events) || happened<UsedItem>(scene.events);
    };
    SUBCASE("a knife, at a foe in its line") { CHECK(used({ids::knife, 1})); }
    SUBCASE("a draught that makes it fast") {
        scene.arena.catalog->items[ids::herb.index()].use = {Effect{.payload = effect::GainStatus{.status = ids::haste}}};
        CHECK(used({ids::herb, 1}));
    }
    SUBCASE("no herb while it is whole") { CHECK_FALSE(used({ids::herb, 1})); }
}

TEST_CASE("who is chased round a ring of corridors by one as fast is caught in the end") {
    Arena arena({"########", "#F.....#", "#.####.#", "#....A.#", "########"});
    Tactic tactic;
    tactic.plans = {{Plan::Kind::avoid, 3}, {Plan::Kind::hold, 0}};
    arena.catalog->tactics.push_back(tactic);
    arena.catalog->species[0].skills.clear();
    arena.hero('A');
    const EntityId foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
    arena.world.edit<AiState>(foe).tactic = TacticId(arena.catalog->tactics.size() - 1);
    // The hero is AI-controlled: it pursues the foes that it sees.
    Game game(arena.catalog, {1, DungeonId(0), false}, arena.world);
    for (int turn = 0; turn < 400 && game.world().roster().is_here(foe); ++turn) game.step();
    CHECK_FALSE(game.world().roster().is_here(foe));
}

TEST_CASE("who fled since it was hurt does not go back for those from whom it fled, as long as it is hurt") {
    Plan flee_when_hurt{Plan::Kind::flee_when_hurt, 50}, flee_from_near{Plan::Kind::flee};
    flee_from_near.only_if.emplace().health_below = 50;
    flee_from_near.only_if->foe_within = 9;
    for (const Plan& flee : {flee_when_hurt, flee_from_near}) {
        // Round the corner the foe sees nobody any more.
        PlanScene scene({"###########", "#A.F......#", "#########.#", "#########.#", "###########"},
                        {flee, {Plan::Kind::attack}, {Plan::Kind::chase, 0}});
        scene.arena.catalog->species[ids::hero.index()].regeneration = 0;
        int nearer = 0;
        const auto play = [&](int health, int turns) {
            scene.arena.world.edit<Health>(scene.foe).now = health;
            Game game = scene.arena.start();
            for (int turn = 0; turn < turns; ++turn) {
                const int before = chebyshev(place(game, scene.hero), place(game, scene.foe));
                game.step(commands::Wait{});
                while (!game.awaiting()) game.step();
                nearer += chebyshev(place(game, scene.hero), place(game, scene.foe)) < before ? 1 : 0;
            }
        };
        play(10, 40);
        CHECK(nearer == 0);
        play(30, 3);
        CHECK(nearer > 0);
    }
}

TEST_CASE("who is told to be ready each turn is so each turn, also in the last turn of what makes it ready") {
    Plan be_ready{Plan::Kind::use_skill, 0};
    be_ready.skill = ids::quicken;
    PlanScene scene({"########", "#A...F.#", "########"}, {be_ready, {Plan::Kind::hold, 0}});
    Status& ready = scene.arena.catalog->statuses[ids::haste.index()];
    ready.unit = DurationUnit::own_turns;
    ready.duration = 2;
    ready.speed = 0;
    ready.harmful = false;
    scene.arena.catalog->skills[ids::quicken.index()].charges = 0;
    scene.arena.catalog->species[ids::hero.index()].skills = {ids::quicken};
    scene.arena.world.edit<Skills>(scene.foe).slots = {{ids::quicken, 0}};
    Game game = scene.arena.start();
    int uses = 0;
    for (int turn = 0; turn < 6; ++turn) {
        game.step(commands::Wait{});
        while (!game.awaiting()) game.step();
        for (const Event& event : game.take_events())
            if (const auto* used = std::get_if<UsedSkill>(&event); used && used->who == scene.foe) ++uses;
        CHECK(find_status(game.world(), scene.foe, ids::haste));
    }
    CHECK(uses == 6);
}

TEST_CASE("followers come to their leader, and stay when they are near enough") {
    Arena arena({"########", "#A...B.#", "########"});
    arena.hero('A');
    const EntityId follower = arena.hero('B');
    Game game = arena.start();
    for (int i = 0; i < 5; ++i) {
        game.step(commands::Wait{});
        while (!game.awaiting()) game.step();
    }
    CHECK(place(game, follower) == Point{2, 1});
}

TEST_CASE("nobody walks onto ground that harms") {
    PlanScene scene({"########", "#A,,,,F#", "########"}, {{Plan::Kind::chase, 0}});
    scene.arena.catalog->terrains[3].triggers = {
        Trigger{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::Damage{.power = 3}}}}};
    CHECK(scene.after_a_turn() == Point{6, 1});
}

TEST_CASE("making up one's mind twice comes to the same, so looking ahead is safe") {
    PlanScene scene({"########", "#A....F#", "#......#", "########"}, {{Plan::Kind::wander, 0}});
    Game one = scene.arena.start(9);
    Game two = scene.arena.start(9);
    for (int i = 0; i < 12; ++i) {
        one.step(one.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        two.forecast(2, commands::Wait{});
        two.step(two.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        CHECK(one.hash() == two.hash());
    }
}

TEST_CASE("a plan is passed over unless it is so what it asks about") {
    PlanCondition near;
    near.foe_within = 2;
    Plan flee{Plan::Kind::flee};
    flee.only_if = near;
    const std::vector<Plan> plans{flee, {Plan::Kind::hold}};
    PlanScene close({"########", "#.A.F..#", "########"}, plans);
    CHECK(close.after_a_turn() == Point{5, 1});
    PlanScene far({"########", "#A..F..#", "########"}, plans);
    CHECK(far.after_a_turn() == Point{4, 1});
    flee.only_if.reset();
    flee.unless = near;
    PlanScene reversed({"########", "#A..F..#", "########"}, {flee, {Plan::Kind::hold}});
    CHECK(reversed.after_a_turn() == Point{5, 1});
}

TEST_CASE("several conditions must all hold") {
    PlanCondition asked;
    asked.health_below = 50;
    asked.alone = true;
    asked.foes_at_least = 1;
    Plan flee{Plan::Kind::flee};
    flee.only_if = asked;
    PlanScene scene({"########", "#.A.F..#", "########"}, {flee, {Plan::Kind::hold}});
    SUBCASE("unhurt") { CHECK(scene.after_a_turn() == Point{4, 1}); }
    SUBCASE("hurt and alone") {
        scene.arena.world.edit<Health>(scene.foe).now = 5;
        CHECK(scene.after_a_turn() == Point{5, 1});
    }
    SUBCASE("hurt, but not alone") {
        scene.arena.world.edit<Health>(scene.foe).now = 5;
        add_creature(scene.arena.world, *scene.arena.catalog, scene.arena.world.roster()[scene.foe].team, ids::slug, {6, 1}, false);
        CHECK(scene.after_a_turn() == Point{4, 1});
    }
}

TEST_CASE("one skill by its name is used where it does good, and only while it is ready") {
    Plan bolt{Plan::Kind::use_skill};
    bolt.skill = ids::bolt;
    PlanCondition ready;
    ready.ready = ids::bolt;
    bolt.only_if = ready;
    PlanScene scene({"########", "#A..F..#", "########"}, {bolt, {Plan::Kind::hold}});
    auto& slots = scene.arena.world.edit<Skills>(scene.foe).slots;
    slots.clear();
    SUBCASE("ready") {
        slots.push_back({ids::bolt, 2});
        scene.after_a_turn();
        CHECK(happened<UsedSkill>(scene.events));
    }
    SUBCASE("spent") {
        slots.push_back({ids::bolt, 0});
        scene.after_a_turn();
        CHECK_FALSE(happened<UsedSkill>(scene.events));
    }
}

TEST_CASE("what everybody does before its plans is done where a tactic names it") {
    Plan heal{Plan::Kind::heal, 90};
    PlanScene scene({"#####", "#AF.#", "#####"}, {{Plan::Kind::attack}, heal, {Plan::Kind::hold}});
    scene.arena.world.edit<Health>(scene.foe).now = 5;
    put_into_bag(scene.arena.world.edit_bag(scene.arena.world.roster()[scene.foe].team), *scene.arena.catalog, {ids::herb, 1});
    scene.after_a_turn();
    CHECK(happened<WasHurt>(scene.events));
    CHECK_FALSE(happened<UsedItem>(scene.events));
}

TEST_CASE("who is badly hurt uses what heals it, and does not stand there with what cannot") {
    for (const Shape shape : {Shape::self, Shape::front}) {
        PlanScene scene({"#######", "#A..F.#", "#######"}, {{Plan::Kind::chase, 0}});
        Item& herb = scene.arena.catalog->items[ids::herb.index()];
        herb.use = {{.payload = effect::Heal{.amount = 9}}};
        herb.use_area = {shape, 1, 0};
        herb.use_audience = shape == Shape::self ? Audience::self : Audience::allies;
        scene.arena.world.edit<Health>(scene.foe).now = 2;
        scene.arena.world.add(scene.foe, HeldItem{{ids::herb, 1}});
        CHECK((scene.after_a_turn() == scene.arena.where('F')) == (shape == Shape::self));
        CHECK(happened<WasHealed>(scene.events) == (shape == Shape::self));
    }
}

TEST_CASE("no plan makes an immobile creature walk, not even fire under it") {
    Plan hunting{Plan::Kind::chase, 0}, fleeing{Plan::Kind::flee, 0}, besieging{Plan::Kind::besiege, 0}, wandering{Plan::Kind::wander, 0};
    for (const Plan& plan : {hunting, fleeing, besieging, wandering}) {
        PlanScene scene({"#########", "#A......#", "#.....F.#", "#########"}, {plan, {Plan::Kind::attack, 0}});
        scene.arena.catalog->species.push_back(scene.arena.catalog->species[ids::hero.index()]);
        scene.arena.catalog->species.back().immobile = true;
        scene.arena.world.edit<Creature>(scene.foe).species = SpeciesId(scene.arena.catalog->species.size() - 1);
        add_fixture(scene.arena.world, *scene.arena.catalog, ids::flame, scene.arena.where('F'));
        Game game = scene.arena.start();
        for (int turn = 0; turn < 40 && game.outcome() == Outcome::running; ++turn) {
            game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
            if (game.world().roster().is_here(scene.foe)) CHECK(place(game, scene.foe) == scene.arena.where('F'));
        }
        // Nor does it try: no step of it was refused.
        CHECK_FALSE(happened<Walked>(game.take_events()));
    }
}

TEST_CASE("companions that follow close up around a leader on the stairs") {
    for (const bool at_stairs : {true, false}) {
        Arena arena({"#########", "#>......#", "#########"});
        arena.catalog->tactics[ids::follow.index()].plans = {{Plan::Kind::follow, 2}};
        const Point stands = at_stairs ? arena.where('>') : Point{2, 1};
        add_creature(arena.world, *arena.catalog, TeamId(0), ids::hero, stands, false);
        const EntityId one = add_creature(arena.world, *arena.catalog, TeamId(0), ids::hero, stands + Point{2, 0}, false);
        const EntityId other = add_creature(arena.world, *arena.catalog, TeamId(0), ids::hero, stands + Point{4, 0}, true);
        Game game = arena.start();
        for (int turn = 0; turn < 20; ++turn) game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        CHECK(place(game, one) == stands + Point{at_stairs ? 1 : 2, 0});
        CHECK(place(game, other) == stands + Point{at_stairs ? 2 : 3, 0});
    }
}

TEST_CASE("a companion crosses harmful ground behind its leader, and does not stay on it") {
    Arena arena({"#########", "#.A,.,,B#", "#########"});
    arena.catalog->terrains[ids::mire.index()].triggers = {
        Trigger{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::Damage{.power = 1}}}}};
    arena.hero('A');
    const EntityId follower = arena.hero('B');
    Game game = arena.start();
    for (int i = 0; i < 12; ++i) {
        game.step(commands::Wait{});
        while (!game.awaiting()) game.step();
    }
    CHECK(place(game, follower) == Point{4, 1});
}
