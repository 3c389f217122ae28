#include "ai/steps.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"

using namespace td;
using namespace td::test;
using tactics::AiContext;
using tactics::Crowd;

namespace {

using Step = std::optional<commands::Walk>;

/// Where a step leads from the tile of `A`, in the drawing; nothing if there is none.
struct Walker : AiScene {
    explicit Walker(std::vector<std::string> map) : AiScene(std::move(map)), who(arena.hero('A')) {}

    template <class Question>
    std::optional<Point> goes(Question&& question) const {
        const Step step = ask(question);
        return step ? std::optional(arena.where('A') + offset(step->direction)) : std::nullopt;
    }
    std::optional<Point> towards(Point goal, Crowd crowd) const {
        return goes([&](const AiContext& context) { return tactics::step_towards(context, who, goal, crowd); });
    }
    std::optional<Point> away(Point danger) const {
        return goes([&](const AiContext& context) { return tactics::step_away(context, who, danger, Crowd::avoided); });
    }
    std::optional<Point> out_of_harm() const {
        return goes([&](const AiContext& context) { return tactics::step_out_of_harm(context, who); });
    }

    EntityId who;
};

}  // namespace

TEST_CASE("a step towards a goal goes round walls and through doors, and there is none where no way leads") {
    CHECK(Walker({"######", "#A#..#", "#..#.#", "#....#", "######"}).towards({4, 1}, Crowd::ignored) == Point{1, 2});
    CHECK(Walker({"######", "#A+..#", "#..#.#", "#....#", "######"}).towards({4, 1}, Crowd::ignored) == Point{2, 1});
    CHECK_FALSE(Walker({"######", "#A#..#", "######"}).towards({4, 1}, Crowd::ignored));
    CHECK_FALSE(Walker({"######", "#A...#", "######"}).towards({1, 1}, Crowd::ignored));
}

TEST_CASE("a creature in the way is gone round where the crowd counts, and walked into where it does not") {
    Walker walker({"######", "####.#", "#A1..#", "#...##", "######"});
    walker.foe('1');
    CHECK(walker.towards({4, 2}, Crowd::avoided) == Point{2, 3});
    Walker corridor({"######", "#A1..#", "######"});
    corridor.foe('1');
    CHECK(corridor.towards({4, 1}, Crowd::ignored) == Point{2, 1});
    CHECK_FALSE(corridor.towards({4, 1}, Crowd::avoided));
}

TEST_CASE("behind others a creature steps aside only where that brings it on") {
    Walker full({"######", "#.B..#", "##CA.#", "######"});
    for (const char c : {'B', 'C'}) full.arena.hero(c);
    CHECK_FALSE(full.towards({1, 1}, Crowd::avoided));
    Walker open({"#######", "#.C...#", "#.BA..#", "#.D...#", "#.....#", "#######"});
    for (const char c : {'B', 'C', 'D'}) open.arena.hero(c);
    CHECK(open.towards({1, 2}, Crowd::avoided) == Point{3, 3});
}

TEST_CASE("of steps that lead equally near the one onto free, firm ground is taken") {
    CHECK(Walker({"#######", "#.....#", "#A..+.#", "#######"}).towards({5, 2}, Crowd::ignored) == Point{2, 2});
    CHECK(Walker({"#######", "#.....#", "#A,...#", "#######"}).towards({5, 2}, Crowd::ignored) == Point{2, 1});
    CHECK(Walker({"#######", "#.....#", "#Aw...#", "#######"}).towards({5, 2}, Crowd::ignored) == Point{2, 1});
}

TEST_CASE("a step away takes the way that leads on, not the near dead end") {
    CHECK(Walker({"#########", "#.A.....#", "#1#######", "#########"}).away({1, 2}) == Point{3, 1});
    CHECK(Walker({"##########", "##.A.....#", "##1#######", "##########"}).away({2, 2}) == Point{4, 1});
    CHECK_FALSE(Walker({"#####", "#A..#", "#####"}).away({3, 1}));
}

TEST_CASE("whoever stands in a fire that hurts it steps off") {
    Walker walker({"#####", "#A..#", "#####"});
    const EntityId oil = add_fixture(walker.arena.world, *walker.arena.catalog, ids::oil, walker.arena.where('A'));
    CHECK_FALSE(walker.out_of_harm());
    ChangeSet change_set;
    commit(walker.arena.world, *walker.arena.catalog, Ignite{oil}, change_set);
    CHECK(walker.out_of_harm() == Point{2, 1});
    walker.arena.catalog->species[ids::hero.index()].resistances = {{ids::fire, 100}};
    CHECK_FALSE(walker.out_of_harm());
}

TEST_CASE("whoever is held struggles towards a tile that it can reach") {
    Walker walker({"#####", "#A..#", "#####"});
    const auto out_of_snare = [&] {
        return walker.goes([&](const AiContext& context) { return tactics::step_out_of_snare(context, walker.who); });
    };
    CHECK_FALSE(out_of_snare());
    add_fixture(walker.arena.world, *walker.arena.catalog, ids::cobweb, walker.arena.where('A'));
    CHECK(out_of_snare() == Point{2, 1});
}

TEST_CASE("one of the party changes places with its friends and goes round its foes") {
    for (const bool hostile : {false, true}) {
        Walker walker({"######", "#A2..#", "#....#", "######"});
        walker.arena.add('2', ids::slug, hostile ? walker.foes : TeamId(0));
        const auto step = walker.goes([&](const AiContext& context) {
            return tactics::step_through(context, walker.who, context.path_cache.to(context, walker.who, {4, 1}));
        });
        CHECK(step == Point{2, 2});
        Walker corridor({"######", "#A2..#", "######"});
        corridor.arena.add('2', ids::slug, hostile ? corridor.foes : TeamId(0));
        const auto ahead = corridor.goes([&](const AiContext& context) {
            return tactics::step_through(context, corridor.who, context.path_cache.to(context, corridor.who, {4, 1}));
        });
        CHECK(ahead.has_value() != hostile);
    }
}

TEST_CASE("harmful ground is crossed only where no other way leads to the goal, and not by who is badly hurt") {
    const auto make_harmful = [](Walker& walker) {
        walker.arena.catalog->terrains[ids::mire.index()].triggers = {
            Trigger{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::Damage{.power = 3}}}}};
    };
    const auto goes = [](const Walker& walker, Point goal) {
        return walker.goes([&](const AiContext& context) { return tactics::step_over_harm(context, walker.who, goal); });
    };
    Walker before({"#######", "#A,..1#", "#######"});
    make_harmful(before);
    CHECK_FALSE(before.towards({5, 1}, Crowd::avoided));
    CHECK(goes(before, {5, 1}) == Point{2, 1});
    before.arena.world.edit<Health>(before.who).now = 14;
    CHECK_FALSE(goes(before, {5, 1}));

    Walker within({"######", "#.,..#", "#.A,.#", "#.,..#", "######"});
    make_harmful(within);
    within.arena.world.set_terrain({2, 2}, ids::mire, false);
    within.arena.world.edit<Health>(within.who).now = 3;
    CHECK(goes(within, {4, 2}) == Point{3, 1});
}

TEST_CASE("whoever stands on harmful ground leaves it, and a follower goes on to its leader rather than back") {
    const auto make_harmful = [](Walker& walker) {
        walker.arena.catalog->terrains[ids::mire.index()].triggers = {
            Trigger{.event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::Damage{.power = 3, .kind = ids::fire}}}}};
        walker.arena.world.set_terrain(walker.arena.where('A'), ids::mire, false);
    };
    Walker alone({"#######", "#.A,..#", "#######"});
    make_harmful(alone);
    CHECK(alone.out_of_harm() == Point{1, 1});
    alone.arena.catalog->species[ids::hero.index()].resistances = {{ids::fire, 100}};
    CHECK_FALSE(alone.out_of_harm());

    Walker crossing({"########", "#.A,.B.#", "########"});
    make_harmful(crossing);
    crossing.arena.hero('B');
    crossing.arena.world.edit_roster().teams[0].leader = 1;
    CHECK(crossing.out_of_harm() == Point{3, 1});
    SUBCASE("a creature is in the way") {
        crossing.arena.world.place(crossing.arena.hero('1'), {3, 1});
        CHECK(crossing.out_of_harm() == Point{1, 1});
    }
}

TEST_CASE("who is hurt changes places only with an ally further back who is well, and not with the leader") {
    const auto behind = [](const Walker& walker, EntityId who, EntityId foe) {
        return walker.ask([&](const AiContext& context) { return tactics::step_behind_ally(context, who, std::vector{foe}).has_value(); });
    };
    Walker row({"########", "#A12..F#", "########"});
    const EntityId well = row.arena.hero('1'), hurt = row.arena.hero('2'), foe = row.foe('F');
    row.arena.world.edit<Health>(hurt).now = 8;
    CHECK(behind(row, hurt, foe));
    SUBCASE("the ally is hurt too") { row.arena.world.edit<Health>(well).now = 14; }
    SUBCASE("the ally has hardly more") { row.arena.world.edit<Health>(hurt).now = 16; }
    SUBCASE("the ally cannot step") { row.arena.world.edit<Statuses>(well).list.push_back({ids::rooted, 3, {}}); }
    SUBCASE("the ally leads") { row.arena.world.edit_roster().teams[0].leader = 1; }
    CHECK_FALSE(behind(row, hurt, foe));
    CHECK_FALSE(behind(row, foe, well));
}

TEST_CASE("a foe goes round a sleeping mate where another way leads, however long, and stays on it") {
    struct Corridors : AiScene {
        explicit Corridors(bool asleep)
            : AiScene({"########", "#F.S..A#", "#.####.#", "#......#", "########"}), walker(foe('F')), sleeper(foe('S')) {
            arena.hero('A');
            arena.world.edit<AiState>(sleeper).asleep = asleep;
        }
        std::optional<Direction> goes() const {
            const auto step = ask([&](const AiContext& context) { return tactics::step_towards(context, walker, {6, 1}, Crowd::avoided); });
            return step ? std::optional(step->direction) : std::nullopt;
        }
        EntityId walker, sleeper;
    };
    Corridors asleep(true);
    CHECK(asleep.goes() == Direction::south);
    asleep.arena.world.place(asleep.walker, {1, 2});
    CHECK(asleep.goes() == Direction::south);
    CHECK(Corridors(false).goes() == Direction::east);
    Corridors waking(true);
    waking.arena.world.edit<AiState>(waking.walker).asleep = true;  // until its decision is carried out
    CHECK(waking.goes() == Direction::south);
    Corridors blocked(true);
    blocked.arena.world.set_terrain({3, 3}, blocked.arena.catalog->wall, true);
    CHECK(blocked.goes() == Direction::east);
}

TEST_CASE("a follower goes round ground that delays if that is hardly longer, and steps off it when it has nothing to do") {
    Arena arena({"########", "#..,...#", "#A.,..1#", "########"});
    const EntityId leader = arena.hero('1'), who = arena.hero('A');
    arena.world.edit_roster().teams[0].leader = 0;
    arena.catalog->terrains[ids::mire.index()].triggers = {{.event = TriggerEvent::round_end, .effects = {Effect{effect::DelayTurn{25}}}}};
    const auto goes = [&](Point from, const auto& step) {
        arena.world.place(who, from);
        const Game game = arena.start();
        const std::optional<commands::Walk> walk = step(game.state().ai_context());
        return walk ? std::optional(from + offset(walk->direction)) : std::nullopt;
    };
    const auto off = [&](const AiContext& context) { return tactics::step_off_slow_ground(context, who); };
    const auto on = [&](const AiContext& context) {
        return tactics::step_towards(context, who, tactics::place_of(context.world, leader), tactics::Crowd::avoided);
    };
    CHECK(goes({3, 1}, off)->x == 4);
    CHECK_FALSE(goes({4, 1}, off));
    CHECK(goes({2, 2}, on)->x == 3);
    arena.world.set_terrain({3, 1}, ids::floor, false);
    CHECK(goes({2, 2}, on) == Point{3, 1});
}
