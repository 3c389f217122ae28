#include "ai/positions.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;
using tactics::AiContext;

namespace {

using Kind = Plan::Kind;

/// One foe `F` with plans of its own against the steered hero `A`, who waits.
struct PositionScene {
    PositionScene(std::vector<std::string> map, std::vector<Plan> plans) : arena(std::move(map)) {
        Tactic tactic;
        tactic.plans = std::move(plans);
        arena.catalog->tactics.push_back(tactic);
        arena.catalog->species[ids::hero.index()].skills.clear();
        hero = arena.hero('A');
        foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = TacticId(arena.catalog->tactics.size() - 1);
    }
    void speed(EntityId who, int speed) { arena.world.edit_roster()[who].speed = static_cast<std::int8_t>(speed); }

    /// Where the foe stands after each of its turns.
    std::vector<Point> ways(int rounds) const {
        Game game = arena.start();
        std::vector<Point> places;
        for (int round = 1; round <= rounds; ++round) {
            while (game.now().round <= round && game.outcome() == Outcome::running)
                game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
            places.push_back(place(game, foe));
        }
        return places;
    }
    /// Gives the creature a species of its own that shoots in straight lines.
    void make_archer(EntityId who) {
        Species archer = arena.catalog->species[ids::hero.index()];
        archer.attack_skill = ids::bolt;
        arena.catalog->species.push_back(archer);
        arena.catalog->skills[ids::bolt.index()].area = {Shape::line, 6, 0};
        arena.world.edit<Creature>(who).species = SpeciesId(arena.catalog->species.size() - 1);
    }
    Point where(char letter) const { return arena.where(letter); }

    Arena arena;
    EntityId hero, foe;
};

Plan when(Plan plan, std::optional<bool> PlanCondition::*condition, bool value) {
    plan.only_if.emplace();
    (*plan.only_if).*condition = value;
    return plan;
}

}  // namespace

TEST_CASE("who awaits its foe stays two tiles off, for so many turns and no more") {
    const PositionScene scene({"##########", "#A...F...#", "##########"}, {{Kind::attack, 0}, {Kind::await_foe, 3}, {Kind::chase, 0}});
    const std::vector<Point> ways = scene.ways(6);
    CHECK(ways[0] == Point{4, 1});
    CHECK(ways[1] == Point{3, 1});
    CHECK(ways[2] == Point{3, 1});
    CHECK(ways[4] == Point{3, 1});
    CHECK(ways[5] == Point{2, 1});
}

TEST_CASE("nothing is awaited of a foe that strikes from afar, or that sleeps") {
    PositionScene scene({"##########", "#A..F....#", "##########"}, {{Kind::attack, 0}, {Kind::await_foe, 9}, {Kind::chase, 0}});
    SUBCASE("an archer would be the only one to strike") { scene.make_archer(scene.hero); }
    SUBCASE("asleep") { scene.arena.world.edit<Statuses>(scene.hero).list.push_back({ids::asleep, 9, {}}); }
    CHECK(scene.ways(1)[0] == Point{3, 1});
}

TEST_CASE("who retires steps to where it is harmed least, and stays where nobody reaches it") {
    PositionScene scene({"##########", "#AF......#", "##########"}, {{Kind::retire, 0}, {Kind::hold, 0}});
    SUBCASE("from beside it") { CHECK(scene.ways(1)[0] == Point{3, 1}); }
    SUBCASE("from two tiles off, no further") {
        scene.arena.world.place(scene.foe, {3, 1});
        CHECK(scene.ways(1)[0] == Point{3, 1});
    }
    SUBCASE("a faster foe would reach the next tile as well") {
        scene.speed(scene.hero, 3);
        CHECK(scene.ways(1)[0] == Point{2, 1});
    }
}

TEST_CASE("who lines up steps to where its shot reaches, if it is no worse there") {
    PositionScene scene({"#########", "#.......#", "#A......#", "#....F..#", "#########"}, {{Kind::line_up, 0}, {Kind::hold, 0}});
    scene.make_archer(scene.foe);
    const Point after = scene.ways(1)[0];
    CHECK(after != scene.where('F'));
    const Point gap{after.x - scene.where('A').x, after.y - scene.where('A').y};
    CHECK((gap.y == 0 || gap.x == gap.y || gap.x == -gap.y));
    SUBCASE("it stands still where its shot reaches") {
        scene.arena.world.place(scene.foe, {6, 2});
        CHECK(scene.ways(1)[0] == Point{6, 2});
    }
}

TEST_CASE("who besieges comes unseen, by the way round") {
    const PositionScene scene({"#######", "#A#.F.#", "#.#...#", "#.....#", "#######"}, {{Kind::attack, 0}, {Kind::besiege, 0}});
    const std::vector<Point> ways = scene.ways(6);
    CHECK(chebyshev(ways.back(), scene.where('A')) == 1);
}

TEST_CASE("a plan may ask whether its creature could be struck before it acts again") {
    PositionScene scene({"########", "#A.F...#", "########"}, {});
    const auto does = [&](std::optional<bool> PlanCondition::*condition, bool value) {
        scene.arena.catalog->tactics.back().plans = {when({Kind::chase, 0}, condition, value), {Kind::hold, 0}};
        return scene.ways(1)[0] != place(scene.arena.start(), scene.foe);
    };
    SUBCASE("out of reach") {
        CHECK(does(&PlanCondition::threatened, false));
        CHECK_FALSE(does(&PlanCondition::threatened, true));
        CHECK(does(&PlanCondition::unanswered, true));
        CHECK_FALSE(does(&PlanCondition::unanswered, false));
    }
    SUBCASE("in reach of one who is fast") {
        scene.speed(scene.hero, 1);
        CHECK(does(&PlanCondition::threatened, true));
        CHECK(does(&PlanCondition::unanswered, false));
        CHECK_FALSE(does(&PlanCondition::unanswered, true));
    }
    SUBCASE("the foe's next turn comes after the hero's, unless it is fast") {
        CHECK(does(&PlanCondition::acts_again, false));
        scene.speed(scene.foe, 3);
        CHECK(does(&PlanCondition::acts_again, true));
    }
}

TEST_CASE("who would be struck no less where it flees to stays and fights") {
    PositionScene scene({"##########", "#AF......#", "##########"}, {{Kind::flee, 0}, {Kind::attack, 0}});
    const auto flees = [&] {
        int times = 0;
        for (int seed = 1; seed <= 20; ++seed) {
            Game game = scene.arena.start(static_cast<std::uint64_t>(seed));
            game.step(commands::Wait{});
            while (!game.awaiting()) game.step();
            times += place(game, scene.foe) != scene.where('F') ? 1 : 0;
        }
        return times;
    };
    CHECK(flees() > 10);
    scene.speed(scene.hero, 3);
    CHECK(flees() == 0);
}

TEST_CASE("of the party's side, a foe behind a wall is not near, however few tiles away") {
    AiScene scene({"#######", "#A...F#", "#.#####", "#....B#", "#######"});
    const EntityId leader = scene.arena.hero('A'), companion = scene.arena.hero('B'), foe = scene.foe('F');
    const auto is_near = [&](EntityId who, int tiles) {
        return scene.ask([&](const AiContext& context) { return tactics::is_near(context, who, foe, tiles); });
    };
    CHECK(is_near(leader, 4));
    CHECK_FALSE(is_near(leader, 3));
    CHECK_FALSE(is_near(companion, 2));
    CHECK_FALSE(is_near(companion, 9));
    CHECK(is_near(companion, 10));
}

TEST_CASE("a foe can be struck soon if one step brings it within reach") {
    AiScene scene({"########", "#A.F..B#", "########"});
    scene.arena.catalog->species[ids::hero.index()].skills.clear();
    const EntityId near = scene.arena.hero('A'), far = scene.arena.hero('B'), foe = scene.foe('F');
    const auto soon = [&](EntityId who) {
        return scene.ask([&](const AiContext& context) {
            CHECK_FALSE(tactics::can_strike(context, who, {foe}));
            return tactics::can_strike_soon(context, who, {foe});
        });
    };
    CHECK(soon(near));
    CHECK_FALSE(soon(far));
}

TEST_CASE("an archer near enough but without a line goes the few steps to one") {
    // From its own row, and from the next tile, none of the eight directions leads to the hero.
    PositionScene scene({"##########", "#.......F#", "#A.....###", "##########"}, {{Kind::attack, 0}, {Kind::line_up, 0}, {Kind::hold, 0}});
    scene.make_archer(scene.foe);
    scene.arena.catalog->skills[ids::bolt.index()].area = {Shape::line, 9, 0};
    CHECK(scene.ways(1)[0] == Point{7, 1});
    CHECK_MESSAGE(scene.ways(4)[3].y == 2, "it is in a line with the hero");
}

TEST_CASE("healers stay behind those who hold the line, and out of reach of foes that no companion stands beside") {
    AiScene scene({"##########", "#........#", "#A.BW.F..#", "#........#", "##########"});
    const EntityId leader = scene.arena.add('A', ids::runner, TeamId(0)), healer = scene.arena.hero('B');
    const EntityId first = scene.arena.add('W', ids::runner, TeamId(0)), foe = scene.foe('F');
    const auto leads = [&](EntityId who, Direction direction) {
        return scene.ask([&](const AiContext& context) { return tactics::leads_to_the_front(context, who, {foe}, {direction}); });
    };
    CHECK(leads(healer, Direction::northeast));
    CHECK_FALSE(leads(healer, Direction::north));
    CHECK_FALSE(leads(first, Direction::northeast));
    CHECK_FALSE(leads(leader, Direction::northeast));
    const auto is_front = [&](Point p) {
        return scene.ask([&](const AiContext& context) { return tactics::is_at_the_front(context, healer, {foe}, p); });
    };
    CHECK(is_front({5, 1}));
    CHECK_FALSE(is_front({3, 1}));
    scene.arena.catalog->species[ids::hero.index()].skills.clear();
    scene.arena.world.edit<Skills>(healer).slots.clear();
    CHECK_FALSE(leads(healer, Direction::northeast));
}

TEST_CASE("who is well and reaches no one changes places with a badly hurt ally at the front, or with one who shoots") {
    AiScene scene({"########", "#ABCF..#", "########"});
    const EntityId leader = scene.arena.add('A', ids::runner, TeamId(0)), behind = scene.arena.add('B', ids::runner, TeamId(0));
    const EntityId front = scene.arena.add('C', ids::runner, TeamId(0)), foe = scene.foe('F');
    const auto relieves = [&](EntityId who) {
        return scene.ask([&](const AiContext& context) { return tactics::step_to_relieve(context, who, {foe}).has_value(); });
    };
    CHECK_FALSE(relieves(behind));
    scene.arena.world.edit<Health>(front).now = 3;
    CHECK(relieves(behind));
    CHECK_FALSE(relieves(leader));
    CHECK_FALSE(relieves(front));
    SUBCASE("it is hurt itself") { scene.arena.world.edit<Health>(behind).now = 5; }
    SUBCASE("the one in front cannot step") { scene.arena.world.edit<Statuses>(front).list.push_back({ids::rooted, 3, {}}); }
    SUBCASE("the one in front leads") { scene.arena.world.edit_roster().teams[0].leader = 2; }
    SUBCASE("the step would give the foe a turn") {
        Trigger calls{.event = TriggerEvent::steps, .effects = {Effect{effect::ExtraTurn{0}}}};
        calls.area = Area{Shape::sight, 8, 0};
        scene.arena.catalog->species[ids::runner.index()].triggers = {calls};
    }
    CHECK_FALSE(relieves(behind));
}

namespace {

/// `F` only waits. Once its ring is ready, it will strike the tiles around it. `B`, who asks, follows `A`.
struct IdleFoe : AiScene {
    explicit IdleFoe(std::vector<std::string> map) : AiScene(std::move(map)) {
        arena.hero('A');
        who = arena.hero('B');
        idle = foe('F');
        arena.world.edit<AiState>(idle).tactic = ids::hold;
        arena.world.edit<Health>(idle) = {90, 90};
        arena.catalog->skills[ids::bolt.index()].area = {Shape::ring, 0, 1};
    }
    void ready_ring() { arena.world.edit<Skills>(idle).slots = {{ids::bolt, 5}}; }

    EntityId who, idle;
};

}  // namespace

TEST_CASE("who stands where a foe that only waits will strike all around steps away, unless blows may fell it first") {
    IdleFoe scene({"########", "#......#", "#AFB...#", "#......#", "########"});
    const auto step = [&] {
        return scene.ask([&](const AiContext& context) {
            tactics::Threats threats(context, scene.who);
            return tactics::step_out_of_area(context, scene.who, threats, {scene.idle});
        });
    };
    CHECK_FALSE(step());
    scene.ready_ring();
    REQUIRE(step());
    CHECK(offset(step()->direction).x == 1);
    scene.arena.world.edit<Health>(scene.idle).now = 1;
    CHECK_FALSE(step());
}

TEST_CASE("of equally safe steps, those onto ground that delays are taken last") {
    for (const Direction dry : step_order) {
        Arena arena({"#####", "#,,,#", "#,A,#", "#,,,#", "#####"});
        const EntityId who = arena.hero('A');
        const Trigger delays{.event = TriggerEvent::round_end, .effects = {Effect{effect::DelayTurn{25}}}};
        arena.catalog->terrains[ids::mire.index()].triggers = {delays};
        arena.world.set_terrain(Point{2, 2} + offset(dry), ids::floor, false);
        const Game game = arena.start();
        const AiContext context = game.state().ai_context();
        tactics::Threats threats(context, who);
        const std::optional<commands::Walk> step = tactics::step_about(context, who, threats);
        REQUIRE(step);
        CHECK(step->direction == dry);
    }
}

TEST_CASE("a step from outside into what a foe that only waits will strike is told, unless blows may fell it first") {
    IdleFoe scene({"########", "#......#", "#AF.B..#", "#......#", "########"});
    const auto leads = [&](Direction direction) {
        return scene.ask([&](const AiContext& context) {
            tactics::Threats threats(context, scene.who);
            return tactics::leads_into_area(context, scene.who, threats, {scene.idle}, {direction});
        });
    };
    CHECK_FALSE(leads(Direction::west));
    scene.ready_ring();
    CHECK(leads(Direction::west));
    CHECK(leads(Direction::northwest));
    CHECK_FALSE(leads(Direction::north));
    scene.arena.world.edit<Health>(scene.idle).now = 1;
    CHECK_FALSE(leads(Direction::west));
}
