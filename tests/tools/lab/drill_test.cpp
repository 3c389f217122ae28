#include "tools/lab/drill.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "tools/lab/drill_judge.hpp"

using namespace td;
using namespace td::test;

namespace {

using Kind = DrillAct::Kind;

DrillCast cast(std::vector<EntityId> named) { return {std::move(named), {}}; }
DrillCast cast(DrillCast::Group group) { return {{}, {group}}; }

DrillAct act(Kind kind, DrillCast who, DrillCast whom = {}) {
    DrillAct result;
    result.kind = kind;
    result.who = std::move(who);
    result.whom = std::move(whom);
    return result;
}

DrillDemand must(DrillAct what) { return {.must = true, .act = std::move(what), .before = {}, .words = {}}; }
DrillDemand must_not(DrillAct what) { return {.must = false, .act = std::move(what), .before = {}, .words = {}}; }

/// A leader A that walks east twice and then waits, a companion B that follows it, and a runner R that hunts.
struct Chase {
    Arena arena{{"############", "#BA.....C.R#", "############"}};
    EntityId a = arena.hero('A');
    EntityId b = arena.hero('B');
    EntityId r = arena.add('R', ids::runner, arena.add_team(Faction::foe));

    Drill drill(std::vector<DrillDemand> demands, int rounds = 12) const {
        Drill result;
        result.catalog = arena.catalog;
        result.dungeon = DungeonId(0);
        result.world = arena.world;
        result.commands[a] = {commands::Walk{Direction::east}, commands::Walk{Direction::east}};
        result.rounds = rounds;
        result.games = 2;
        result.demands = std::move(demands);
        return result;
    }
};

std::vector<bool> held(const Drill& drill) {
    const DrillGame game = play(drill, 1);
    CHECK(game.faults.empty());
    return game.held;
}

/// Does it happen? Asked both ways, so that neither answer is the default.
bool happens(const Chase& chase, const DrillAct& what, int rounds = 12) {
    const std::vector<bool> both = held(chase.drill({must(what), must_not(what)}, rounds));
    REQUIRE(both[0] != both[1]);
    return both[0];
}

DrillAct in_area(DrillAct what, std::vector<Point> area) {
    what.area = std::move(area);
    return what;
}

}  // namespace

TEST_CASE("in a drill the leader carries out its commands and then waits, and others follow their tactics") {
    const Chase chase;
    CHECK(happens(chase, in_area(act(Kind::enter, cast({chase.a})), {{4, 1}})));
    CHECK_FALSE(happens(chase, in_area(act(Kind::enter, cast({chase.a})), {{5, 1}})));
    CHECK(happens(chase, in_area(act(Kind::end_in, cast({chase.a})), {{4, 1}}), 3));
    CHECK(happens(chase, in_area(act(Kind::leave, cast({chase.b})), {{1, 1}})));
    CHECK(happens(chase, act(Kind::attack, cast({chase.r}))));
    CHECK(happens(chase, act(Kind::hurt, cast({chase.r}), cast(DrillCast::Group::party))));
    CHECK_FALSE(happens(chase, act(Kind::hurt, cast({chase.r}), cast(DrillCast::Group::foes))));
    CHECK_FALSE(happens(chase, act(Kind::attack, cast({chase.a}))));
}

TEST_CASE("a command that is refused in a drill is a turn of waiting") {
    const Chase chase;
    Drill drill = chase.drill({must(act(Kind::wait, cast({chase.a})))}, 1);
    drill.commands[chase.a] = {commands::Walk{Direction::north}};
    CHECK(held(drill) == std::vector{true});
}

TEST_CASE("only the rounds of a drill count, and of these those that a demand names") {
    const Chase chase;
    DrillAct waits = act(Kind::wait, cast({chase.a}));
    CHECK_FALSE(happens(chase, waits, 2));
    CHECK(happens(chase, waits, 3));
    waits.to_round = 2;
    CHECK_FALSE(happens(chase, waits));
    waits.from_round = waits.to_round = 4;
    CHECK(happens(chase, waits));
    waits.times = 2;
    CHECK_FALSE(happens(chase, waits));
}

TEST_CASE("all of those who must have to, of those who must not nobody may, unless a drill says how many") {
    const Chase chase;
    const DrillAct party_walks_far = in_area(act(Kind::enter, cast(DrillCast::Group::party)), {{4, 1}});
    DrillDemand all = must(party_walks_far), one = must(party_walks_far), none = must_not(party_walks_far), not_two = none;
    one.at_least = 1;
    not_two.at_least = 2;
    CHECK(held(chase.drill({all, one, none, not_two}, 2)) == std::vector{false, true, false, true});
}

TEST_CASE("the companions of a drill are the party without its leader, and foes those on the other side") {
    const Chase chase;
    CHECK_FALSE(happens(chase, act(Kind::wait, cast(DrillCast::Group::companions)), 1));
    CHECK(happens(chase, act(Kind::step, cast(DrillCast::Group::companions)), 2));
    CHECK(happens(chase, act(Kind::step, cast(DrillCast::Group::foes)), 1));
    CHECK_FALSE(happens(chase, act(Kind::step, cast(DrillCast::Group::guests)), 2));
}

TEST_CASE("a demand may ask that something happens before something else") {
    const Chase chase;
    DrillDemand walks_first = must(act(Kind::step, cast({chase.a}))), waits_first = must(act(Kind::wait, cast({chase.a})));
    walks_first.before = act(Kind::wait, cast({chase.a}));
    waits_first.before = act(Kind::step, cast({chase.a}));
    DrillDemand not_waits_first = waits_first, not_walks_first = walks_first;
    not_waits_first.must = not_walks_first.must = false;
    CHECK(held(chase.drill({walks_first, waits_first, not_waits_first, not_walks_first})) == std::vector{true, false, true, false});
}

TEST_CASE("a drill sees who comes near, who is hurt badly and who dies") {
    const Chase chase;
    DrillAct near = act(Kind::come_near, cast({chase.r}), cast({chase.a}));
    CHECK(happens(chase, near, 6));
    CHECK_FALSE(happens(chase, near, 1));
    near.tiles = 20;
    CHECK(happens(chase, near, 1));
    CHECK(happens(chase, act(Kind::end_near, cast({chase.b}), cast({chase.a})), 3));
    DrillAct falls = act(Kind::fall_below, cast({chase.a}));
    falls.percent = 99;
    CHECK(happens(chase, falls, 8));
    falls.percent = 1;
    CHECK_FALSE(happens(chase, falls, 3));
    CHECK(happens(chase, act(Kind::die, cast({chase.a})), 60));
}

TEST_CASE("of a drill the games in which a demand held are counted, and it passes from the asked share on") {
    const Chase chase;
    Drill drill = chase.drill({must(act(Kind::die, cast({chase.r}))), must_not(act(Kind::die, cast({chase.b})))});
    drill.demands[0].in = 50;
    drill.seed = 7;
    std::vector<DrillGame> games{{{true, true}, 0, {}}, {{false, true}, 0, {}}};
    DrillResult result = tally(drill, games);
    CHECK(result.games == 2);
    CHECK(result.demands[0].held == 1);
    CHECK(result.demands[0].first_failed == 8);
    CHECK_FALSE(result.demands[1].first_failed);
    CHECK(result.passes(drill));
    drill.demands[0].in = 51;
    CHECK_FALSE(result.passes(drill));
    drill.demands[0].in = 50;
    games[1].faults = {"time stood still"};
    CHECK_FALSE(tally(drill, games).passes(drill));
}

TEST_CASE("a drill can be played under another tactic of those whom it examines") {
    const Chase chase;
    Drill drill = chase.drill({must(act(Kind::step, cast({chase.b}))), must(act(Kind::step, cast({chase.r})))}, 2);
    CHECK(held(drill) == std::vector{true, true});
    CHECK(held(under_tactic(drill, ids::hold)) == std::vector{false, true});
    drill.side = DrillSide::foes;
    CHECK(held(under_tactic(drill, ids::hold)) == std::vector{true, false});
}

TEST_CASE("the minds of a drill can be let look ahead") {
    const Chase chase;
    Drill drill = chase.drill({must(act(Kind::step, cast({chase.r})))});
    drill.side = DrillSide::foes;
    const Drill ahead = looking_ahead(drill, 1);
    CHECK((*ahead.catalog)[ids::hunt].look_ahead == 1);
    CHECK((*ahead.catalog)[ids::follow].look_ahead == 0);
    CHECK((*drill.catalog)[ids::hunt].look_ahead == 0);
}

TEST_CASE("the same game of a drill comes out the same, and another seed otherwise") {
    const Chase chase;
    const Drill drill = chase.drill({must(act(Kind::die, cast({chase.r})))});
    CHECK(play(drill, 3).hash == play(drill, 3).hash);
    CHECK(play(drill, 3).hash != play(drill, 4).hash);
}

TEST_CASE("where all members of a party have commands, a drill steers all of them") {
    const Chase chase;
    Drill drill = chase.drill({must(in_area(act(Kind::end_in, cast({chase.b})), {{1, 1}}))}, 3);
    CHECK(held(drill) == std::vector{false});
    drill.commands[chase.b] = {commands::Wait{}};
    CHECK(held(drill) == std::vector{true});
}
