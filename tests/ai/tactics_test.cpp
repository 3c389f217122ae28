#include <doctest/doctest.h>

#include "actions/commit.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// One foe `F` with a tactic of its own against the steered hero `A`.
struct Scene {
    Scene(std::vector<std::string> map, std::vector<Plan> plans) : arena(std::move(map)) {
        Tactic tactic;
        tactic.plans = std::move(plans);
        arena.catalog->tactics.push_back(tactic);
        arena.catalog->species[0].skills.clear();
        hero = arena.hero('A');
        foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = TacticId(arena.catalog->tactics.size() - 1);
    }

    /// Where the foe stands after its turn.
    Point after_a_turn() {
        Game game = arena.start();
        game.step(commands::Wait{});
        game.step();
        events = game.take_events();
        return place(game, foe);
    }

    Arena arena;
    EntityId hero;
    EntityId foe;
    std::vector<Event> events;
};

}  // namespace

TEST_CASE("who chases comes nearer, around walls") {
    Scene scene({"#######", "#A#.F.#", "#.#...#", "#.....#", "#######"}, {{Plan::Kind::chase, 0}});
    SUBCASE("unseen, it stays where it is") { CHECK(scene.after_a_turn() == scene.arena.where('F')); }
    SUBCASE("seen, it comes") {
        Scene open({"#######", "#A...F#", "#######"}, {{Plan::Kind::chase, 0}});
        CHECK(open.after_a_turn() == Point{4, 1});
    }
}

TEST_CASE("who walks through walls strikes round no corner: it goes on to a tile beside its target") {
    Scene scene({"#####", "#.A##", "##F##", "#...#", "#####"}, {{Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}});
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

TEST_CASE("a foe that cannot come to whom it sees goes elsewhere after a while, and comes back") {
    // A peddler fills the corridor between them and never moves.
    Scene scene({"#############", "#A.N..F.....#", "#########.###", "#########...#", "#########...#", "#############"},
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
    Scene scene({"#####", "#AF.#", "#####"}, {{Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}});
    CHECK(scene.after_a_turn() == Point{2, 1});
    CHECK(happened<WasHurt>(scene.events));
}

TEST_CASE("who leads by itself goes after a foe that it can harm, and goes its way past one that it cannot") {
    Scene scene({"#########", "#>.A..F.#", "#########"}, {{Plan::Kind::hold, 0}});
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
    Scene scene({"###############", "#>..A~~~~F....#", "###.#########.#", "#...#########.#", "#.###########.#", "#.............#",
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
        Scene scene(std::move(map), {{Plan::Kind::hold, 0}});
        Game game(scene.arena.catalog, {1, DungeonId(0), false}, scene.arena.world);
        game.step();
        const Plan* plan = game.followed_plan();
        return plan && plan->kind == Plan::Kind::pursue;
    };
    CHECK(pursues_from("#A..~~~~~F.#") == pursues_from("#.A.~~~~~F.#"));
}

TEST_CASE("who leads by itself comes to one of two foes, though each is out of sight on the way to the other") {
    Scene scene({"###########", "#.....G####", "#.####~####", "#.####~####", "#...A.....#", "####~####.#", "####~####.#", "####F.....#",
                 "###########"},
                {{Plan::Kind::hold, 0}});
    const EntityId other = scene.arena.add('G', ids::hero, scene.arena.world.roster()[scene.foe].team);
    scene.arena.world.edit<AiState>(other).tactic = scene.arena.world.get<AiState>(scene.foe).tactic;
    Game game(scene.arena.catalog, {1, DungeonId(0), false}, scene.arena.world);
    for (int i = 0; i < 90; ++i) game.step();
    CHECK(happened<WasHurt>(game.take_events()));
}

TEST_CASE("who leads by itself forgets a foe once it has come to where it saw that foe last") {
    Scene scene({"###########", "#A..#....F#", "#...#.....#", "#.........#", "###########"}, {{Plan::Kind::hold, 0}});
    AiState& leader = scene.arena.world.edit<AiState>(scene.hero);
    leader.chase_target = scene.foe;
    leader.goal = scene.arena.where('A');
    leader.chase_turns_left = 30;
    Game game(scene.arena.catalog, {1, DungeonId(0), false}, scene.arena.world);
    game.step();
    CHECK_FALSE(game.world().get<AiState>(scene.hero).chase_target);
}

TEST_CASE("who may use things throws what does harm, drinks what helps, and keeps what would do little good") {
    const std::vector<Plan> plans{{Plan::Kind::use_items, 100}, {Plan::Kind::hold, 0}};
    Scene scene({"########", "#A..F..#", "########"}, plans);
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
    for (int turn = 0; turn < 400 && game.world().roster().alive(foe); ++turn) game.step();
    CHECK_FALSE(game.world().roster().alive(foe));
}

TEST_CASE("who flees takes the way that leads on, not the blind alley that is as near") {
    // East lies an alley of three tiles, south a passage that goes on.
    Scene scene({"##########", "#A.F...###", "###.######", "###.....##", "#######.##", "#######..#", "##########"},
                {{Plan::Kind::flee_when_hurt, 100}, {Plan::Kind::hold, 0}});
    scene.arena.world.edit<Health>(scene.foe).now = 10;
    CHECK(scene.after_a_turn() == Point{3, 2});
}

TEST_CASE("who fled since it was hurt does not go back for those from whom it fled, as long as it is hurt") {
    Plan flee_when_hurt{Plan::Kind::flee_when_hurt, 50}, flee_from_near{Plan::Kind::flee};
    flee_from_near.only_if.emplace().health_below = 50;
    flee_from_near.only_if->foe_within = 9;
    for (const Plan& flee : {flee_when_hurt, flee_from_near}) {
        // Round the corner the foe sees nobody any more.
        Scene scene({"###########", "#A.F......#", "#########.#", "#########.#", "###########"},
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

TEST_CASE("who flees when hurt goes away from its foes, and only when hurt") {
    const std::vector<Plan> plans{{Plan::Kind::flee_when_hurt, 50}, {Plan::Kind::hold, 0}};
    Scene scene({"########", "#.A.F..#", "########"}, plans);
    SUBCASE("hurt") {
        scene.arena.world.edit<Health>(scene.foe).now = 10;
        CHECK(scene.after_a_turn() == Point{5, 1});
    }
    SUBCASE("unhurt") { CHECK(scene.after_a_turn() == Point{4, 1}); }
}

TEST_CASE("who keeps away does so at any health") {
    Scene scene({"########", "#.A.F..#", "########"}, {{Plan::Kind::avoid, 4}, {Plan::Kind::hold, 0}});
    CHECK(scene.after_a_turn() == Point{5, 1});
}

TEST_CASE("who keeps away does so from foes at most so many tiles away, as a plan for a foe within so many tiles is for those") {
    for (const int within : {1, 2}) {
        Scene scene({"########", "#.A.F..#", "########"}, {{Plan::Kind::avoid, within}, {Plan::Kind::hold, 0}});
        CHECK(scene.after_a_turn() == (within == 2 ? Point{5, 1} : Point{4, 1}));
    }
}

TEST_CASE("who guards its place goes back to it") {
    Scene scene({"##########", "#A##..F..#", "##########"}, {{Plan::Kind::guard, 1}, {Plan::Kind::hold, 0}});
    scene.arena.world.edit<AiState>(scene.foe).home = {8, 1};
    CHECK(scene.after_a_turn() == Point{7, 1});
}

TEST_CASE("a sleeper lies still, and pain wakes it") {
    Scene scene({"#####", "#AF.#", "#####"}, {{Plan::Kind::sleep, 0}, {Plan::Kind::attack, 0}});
    scene.arena.world.edit<AiState>(scene.foe).asleep = true;
    Game game = scene.arena.start();
    game.step(commands::Wait{});
    game.step();
    CHECK_FALSE(happened<WasHurt>(game.take_events()));
    game.step();
    game.step(commands::Attack{Direction::east});
    CHECK_FALSE(game.world().get<AiState>(scene.foe).asleep);
}

TEST_CASE("who is told to be ready each turn is so each turn, also in the last turn of what makes it ready") {
    Plan be_ready{Plan::Kind::use_skill, 0};
    be_ready.skill = ids::quicken;
    Scene scene({"########", "#A...F.#", "########"}, {be_ready, {Plan::Kind::hold, 0}});
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
    Scene scene({"########", "#A,,,,F#", "########"}, {{Plan::Kind::chase, 0}});
    scene.arena.catalog->terrains[3].triggers = {
        Trigger{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::Damage{.power = 3}}}}};
    CHECK(scene.after_a_turn() == Point{6, 1});
}

TEST_CASE("making up one's mind twice comes to the same, so looking ahead is safe") {
    Scene scene({"########", "#A....F#", "#......#", "########"}, {{Plan::Kind::wander, 0}});
    Game one = scene.arena.start(9);
    Game two = scene.arena.start(9);
    for (int i = 0; i < 12; ++i) {
        one.step(one.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        two.forecast(2, commands::Wait{});
        two.step(two.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        CHECK(one.hash() == two.hash());
    }
}

TEST_CASE("a neutral that keeps its distance backs off from the party, and follows nobody") {
    Scene scene({"########", "#A.F...#", "########"}, {{Plan::Kind::avoid, 4}, {Plan::Kind::chase, 0}});
    scene.arena.world.edit_roster()[scene.arena.world.roster()[scene.foe].team].faction = Faction::neutral;
    CHECK(scene.after_a_turn() == Point{4, 1});
    Scene bold({"########", "#A..F..#", "########"}, {{Plan::Kind::chase, 0}});
    bold.arena.world.edit_roster()[bold.arena.world.roster()[bold.foe].team].faction = Faction::neutral;
    CHECK(bold.after_a_turn() == Point{4, 1});
}

TEST_CASE("a plan is passed over unless it is so what it asks about") {
    PlanCondition near;
    near.foe_within = 2;
    Plan flee{Plan::Kind::flee};
    flee.only_if = near;
    const std::vector<Plan> plans{flee, {Plan::Kind::hold}};
    Scene close({"########", "#.A.F..#", "########"}, plans);
    CHECK(close.after_a_turn() == Point{5, 1});
    Scene far({"########", "#A..F..#", "########"}, plans);
    CHECK(far.after_a_turn() == Point{4, 1});
    flee.only_if.reset();
    flee.unless = near;
    Scene reversed({"########", "#A..F..#", "########"}, {flee, {Plan::Kind::hold}});
    CHECK(reversed.after_a_turn() == Point{5, 1});
}

TEST_CASE("several conditions must all hold") {
    PlanCondition asked;
    asked.health_below = 50;
    asked.alone = true;
    asked.foes_at_least = 1;
    Plan flee{Plan::Kind::flee};
    flee.only_if = asked;
    Scene scene({"########", "#.A.F..#", "########"}, {flee, {Plan::Kind::hold}});
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
    Scene scene({"########", "#A..F..#", "########"}, {bolt, {Plan::Kind::hold}});
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
    Scene scene({"#####", "#AF.#", "#####"}, {{Plan::Kind::attack}, heal, {Plan::Kind::hold}});
    scene.arena.world.edit<Health>(scene.foe).now = 5;
    put_into_bag(scene.arena.world.edit_bag(scene.arena.world.roster()[scene.foe].team), *scene.arena.catalog, {ids::herb, 1});
    scene.after_a_turn();
    CHECK(happened<WasHurt>(scene.events));
    CHECK_FALSE(happened<UsedItem>(scene.events));
}

TEST_CASE("who is badly hurt uses what heals it, and does not stand there with what cannot") {
    for (const Shape shape : {Shape::self, Shape::front}) {
        Scene scene({"#######", "#A..F.#", "#######"}, {{Plan::Kind::chase, 0}});
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
        Scene scene({"#########", "#A......#", "#.....F.#", "#########"}, {plan, {Plan::Kind::attack, 0}});
        scene.arena.catalog->species.push_back(scene.arena.catalog->species[ids::hero.index()]);
        scene.arena.catalog->species.back().immobile = true;
        scene.arena.world.edit<Creature>(scene.foe).species = SpeciesId(scene.arena.catalog->species.size() - 1);
        add_fixture(scene.arena.world, *scene.arena.catalog, ids::flame, scene.arena.where('F'));
        Game game = scene.arena.start();
        for (int turn = 0; turn < 40 && game.outcome() == Outcome::running; ++turn) {
            game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
            if (game.world().roster().alive(scene.foe)) CHECK(place(game, scene.foe) == scene.arena.where('F'));
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

TEST_CASE("a companion with such a tactic leaves foes alone as long as all in sight sleep; who leads does not") {
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
    SUBCASE("one is awake") { arena.world.edit<AiState>(arena.world.creature_at(arena.where('2'))).asleep = false; }
    SUBCASE("its tactic does not say so") { arena.catalog->tactics[ids::follow.index()].spares_sleepers = false; }
    SUBCASE("it leads") {
        arena.world.edit_roster().teams[0].leader = 1;
        CHECK_FALSE(strikes(leader));
    }
    CHECK(strikes(companion));
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
