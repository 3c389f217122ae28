#include "ai/party_lead.hpp"

#include <doctest/doctest.h>

#include "ai/ai_scene.hpp"

using namespace td;
using namespace td::test;
using tactics::AiContext;

namespace {

using Choice = std::optional<Command>;

Command walk(Direction direction) { return commands::Walk{direction}; }

/// The hero `A` leads.
struct Delve : AiScene {
    explicit Delve(std::vector<std::string> map) : AiScene(std::move(map)), leader(arena.hero('A')) {}

    Choice gather(int within) const {
        return ask([&](const AiContext& context) { return tactics::gather(context, leader, within); });
    }
    Choice explore() const {
        return ask([&](const AiContext& context) { return tactics::explore(context, leader); });
    }
    Choice autoexplore() const {
        return ask([&](const AiContext& context) { return tactics::autoexplore(context, leader).step; });
    }
    Choice descend() const {
        return ask([&](const AiContext& context) { return tactics::descend(context, leader); });
    }
    bool wants_to_rest() const {
        return ask([&](const AiContext& context) { return tactics::wants_to_rest(context, leader); });
    }
    void give_rest(Area area) {
        arena.catalog->skills.push_back(skill("rest", area, Audience::allies, {Effect{.payload = effect::Heal{.amount = 2}}}));
        arena.catalog->rest = SkillId(arena.catalog->skills.size() - 1);
    }
    void fill_bag() { arena.world.edit_bag(TeamId(0)).stacks.assign(Bag::capacity, {ids::knife, 1}); }

    EntityId leader;
};

}  // namespace

TEST_CASE("the leader rests while one of the party that resting helps has less than 70 percent of its health") {
    Delve delve({"######", "#AB..#", "######"});
    const EntityId mate = delve.arena.hero('B');
    delve.arena.world.edit<Health>(mate).now = 20;  // of 30
    CHECK_FALSE(delve.wants_to_rest());
    delve.give_rest({Shape::ring, 0, 1});
    CHECK(delve.wants_to_rest());
    SUBCASE("hurt a little") { delve.arena.world.edit<Health>(mate).now = 21; }
    SUBCASE("out of reach of the rest") { delve.arena.world.place(mate, {4, 1}); }
    CHECK_FALSE(delve.wants_to_rest());
}

TEST_CASE("exploring goes to the nearest tile beside an unseen one, and ends when there is none") {
    CHECK(Delve({"#######", "#A....#", "#.#####", "#...###", "#######"}).explore() == walk(Direction::south));
    CHECK_FALSE(Delve({"######", "#.A..#", "######"}).explore());
}

TEST_CASE("an item is gathered from as far as is asked, and only while the bag has a place for it") {
    Delve delve({"########", "#A...!.#", "########"});
    CHECK(delve.gather(4) == walk(Direction::east));
    CHECK_FALSE(delve.gather(3));
    delve.fill_bag();
    CHECK_FALSE(delve.gather(4));
}

TEST_CASE("an item out of sight is not known of") { CHECK_FALSE(Delve({"#######", "#A#!..#", "#...#.#", "#######"}).gather(9)); }

TEST_CASE("a part that its finder cannot attach is left lying") {
    Delve delve({"########", "#A...!.#", "########"});
    delve.arena.catalog->items[ids::herb.index()].part = Part{};
    CHECK_FALSE(delve.gather(9));
    CHECK_FALSE(delve.autoexplore());
    // What people wear is for the player to put on whom it suits.
    delve.arena.catalog->items[ids::herb.index()].part->slot = PartSlot::charm;
    CHECK(delve.gather(9) == walk(Direction::east));
}

TEST_CASE("looking around takes items first, then goes on to what is unseen") {
    Delve delve({"#########", "#A.....!#", "#.#######", "#...#####", "#########"});
    CHECK(delve.autoexplore() == walk(Direction::east));
    delve.fill_bag();
    CHECK(delve.autoexplore() == walk(Direction::south));
}

TEST_CASE("one of the party follows its leader and waits beside it, or where no way leads to it") {
    Delve delve({"########", "#A..B#C#", "#.D..###", "########"});
    const auto follows = [&](char letter) {
        const EntityId mate = delve.arena.hero(letter);
        return delve.ask([&](const AiContext& context) { return tactics::keep_up(context, mate, delve.leader); });
    };
    CHECK(follows('D') == commands::Wait{});
    CHECK(follows('B') == walk(Direction::west));
    CHECK(follows('C') == commands::Wait{});
}

TEST_CASE("the way down leads to stairs that have been seen, and down from them") {
    CHECK(Delve({"######", "#A..>#", "######"}).descend() == walk(Direction::east));
    CHECK_FALSE(Delve({"######", "#A#.>#", "#...##", "######"}).descend());
    Delve on_them({"######", "#A..>#", "######"});
    on_them.arena.world.place(on_them.leader, on_them.arena.where('>'));
    CHECK(on_them.descend() == commands::Descend{});
}

TEST_CASE("whoever has to reach a place goes to the nearest such one, and waits on it") {
    const Delve delve({"########", "#..A...#", "########"});
    const auto goes = [&](std::vector<Point> objective_tiles) {
        return delve.ask([&](AiContext context) {
            context.objective_tiles = std::move(objective_tiles);
            return tactics::go_to_objective(context, delve.leader);
        });
    };
    CHECK(goes({{6, 1}, {1, 1}}) == walk(Direction::west));
    CHECK(goes({{6, 1}, {3, 1}}) == commands::Wait{});
    CHECK_FALSE(goes({}));
}

namespace {

/// Lets foes sleep until a creature is within two tiles.
EntityId add_sleeper(Delve& delve, char letter) {
    delve.arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::sleep, 2}, {Plan::Kind::hold}};
    const EntityId foe = delve.foe(letter);
    delve.arena.world.edit<AiState>(foe).tactic = ids::hunt;
    delve.arena.world.edit<AiState>(foe).asleep = true;
    return foe;
}

tactics::AutoexploreStep exploring(const Delve& delve) {
    return delve.ask([&](const AiContext& context) { return tactics::autoexplore(context, delve.leader); });
}

using Stop = tactics::AutoexploreStep::Stop;

}  // namespace

TEST_CASE("exploring goes on past foes that sleep far off, and comes no nearer to them than is safe") {
    Delve delve({"###########", "#A.......1#", "#.#########", "#...#######", "###########"});
    add_sleeper(delve, '1');
    CHECK(exploring(delve).step == walk(Direction::south));
    Delve towards({"############", "#A.......1.#", "##########.#", "##########.#", "############"});
    const EntityId foe = add_sleeper(towards, '1');
    CHECK_FALSE(exploring(towards).step);
    CHECK(exploring(towards).stop == Stop::sleeper_between);
    CHECK(exploring(towards).foe == foe);
    towards.arena.world.place(towards.leader, {5, 1});
    CHECK(exploring(towards).stop == Stop::sleeper_near);
    towards.arena.world.place(towards.leader, {4, 1});
    CHECK(exploring(towards).stop == Stop::sleeper_between);
}

TEST_CASE("exploring keeps away from a sleeper that it has seen before, until it sees that it is gone") {
    Delve delve({"############", "#A.....!...#", "#.##########", "#..........#", "############"});
    const auto knowing = [&](const std::vector<tactics::AvoidedFoe>& sleepers) {
        return delve.ask([&](const AiContext& context) { return tactics::autoexplore(context, delve.leader, false, sleepers); });
    };
    const tactics::AvoidedFoe unseen{EntityId(99), {7, 3}, 5}, gone{EntityId(99), {5, 1}, 5};
    CHECK(knowing({}).step == walk(Direction::east));
    CHECK(knowing({unseen}).step == walk(Direction::south));
    CHECK(knowing({unseen}).avoided.size() == 1);
    CHECK(knowing({gone}).avoided.empty());
    CHECK(knowing({gone}).step == walk(Direction::east));
}

TEST_CASE("exploring fetches no item beside a sleeper, and says that all is known only where that is so") {
    Delve delve({"############", "#A.......1!#", "############"});
    add_sleeper(delve, '1');
    CHECK(exploring(delve).stop == Stop::sleeper_between);
    Delve empty({"########", "#A....1#", "########"});
    add_sleeper(empty, '1');
    CHECK(exploring(empty).stop == Stop::all_known);
    CHECK_FALSE(exploring(empty).foe);
}

TEST_CASE("exploring stops for a foe whose plans let it do nothing, and goes on past it if the player insists") {
    Delve delve({"###########", "#A.......1#", "#.#########", "#...#######", "###########"});
    const EntityId foe = delve.foe('1');
    Tactic hangs;
    hangs.plans = {{.kind = Plan::Kind::hold}};
    delve.arena.catalog->tactics.push_back(hangs);
    delve.arena.world.edit<AiState>(foe).tactic = TacticId(delve.arena.catalog->tactics.size() - 1);
    CHECK_FALSE(exploring(delve).step);
    CHECK(exploring(delve).stop == Stop::foe_idle);
    const auto insisting = [&](const AiContext& context) { return tactics::autoexplore(context, delve.leader, true); };
    CHECK(delve.ask(insisting).step == walk(Direction::south));
    // What it bears gives it a turn later in the round.
    delve.arena.catalog->statuses[ids::poison.index()].triggers = {
        {.event = TriggerEvent::round_end, .effects = {Effect{effect::ExtraTurn{33}}}}};
    delve.arena.world.edit<Statuses>(foe).list = {{ids::poison, 10}};
    CHECK_FALSE(delve.ask(insisting).step);
    CHECK(delve.ask(insisting).stop == Stop::foe_stands);
}

TEST_CASE("exploring stops for a foe that is awake, or held asleep for a while only") {
    Delve delve({"###########", "#A.......1#", "#.#########", "#...#######", "###########"});
    const EntityId foe = add_sleeper(delve, '1');
    delve.arena.world.edit<AiState>(foe).asleep = false;
    delve.arena.catalog->tactics[ids::hunt.index()].plans = {{.kind = Plan::Kind::attack}};
    SUBCASE("awake") {}
    SUBCASE("by a status") { delve.arena.world.edit<Statuses>(foe).list.push_back({ids::asleep, 4, {}}); }
    CHECK_FALSE(exploring(delve).step);
    CHECK(exploring(delve).stop == Stop::foe_awake);
    CHECK(exploring(delve).foe == foe);
}

namespace {

/// Gives the foe a tactic of its own with these plans.
void let_plan(Delve& delve, EntityId foe, std::vector<Plan> plans) {
    Tactic tactic;
    tactic.plans = std::move(plans);
    delve.arena.catalog->tactics.push_back(std::move(tactic));
    delve.arena.world.edit<AiState>(foe).tactic = TacticId(delve.arena.catalog->tactics.size() - 1);
}

tactics::AutoexploreStep exploring(const Delve& delve, const std::vector<tactics::AvoidedFoe>& before, EntityId keeper = {},
                                   bool insists = false) {
    return delve.ask([&](const AiContext& context) { return tactics::autoexplore(context, delve.leader, insists, before, keeper); });
}

}  // namespace

TEST_CASE("exploring stops once for a foe that never leaves its tile, and then goes on out of its reach, however the player insists") {
    Delve delve({"###########", "#A.......1#", "#.#######.#", "#...#####.#", "###########"});
    const EntityId foe = delve.foe('1');
    let_plan(delve, foe, {{.kind = Plan::Kind::attack}, {.kind = Plan::Kind::hold}});
    const tactics::AutoexploreStep first = exploring(delve, {});
    CHECK_FALSE(first.step);
    CHECK(first.stop == Stop::foe_stands);
    CHECK(first.foe == foe);
    REQUIRE(first.avoided.size() == 1);
    CHECK(exploring(delve, first.avoided).step == walk(Direction::south));
    for (const bool insists : {false, true}) {
        Delve towards({"###########", "#A.......1#", "#########.#", "#########.#", "###########"});
        let_plan(towards, towards.foe('1'), {{.kind = Plan::Kind::attack}, {.kind = Plan::Kind::hold}});
        const std::vector<tactics::AvoidedFoe> told = exploring(towards, {}).avoided;
        CHECK(exploring(towards, told, {}, insists).stop == Stop::standing_between);
        CHECK_FALSE(exploring(towards, told, {}, insists).step);
        towards.arena.world.place(towards.leader, {8, 1});
        CHECK(exploring(towards, told, {}, insists).stop == Stop::foe_awake);
    }
}

TEST_CASE("a foe with a plan that leads it off its tile does not stand, unless that waits for it to be away from home") {
    Delve delve({"###########", "#A.......1#", "#.#########", "#...#######", "###########"});
    const EntityId foe = delve.foe('1');
    delve.arena.world.edit<AiState>(foe).home = {9, 1};
    PlanCondition far_from_home;
    far_from_home.home_beyond = 9;
    Plan goes{.kind = Plan::Kind::investigate};
    Stop expected = Stop::foe_awake;
    SUBCASE("it goes to what it hears") {}
    SUBCASE("it would, far from home") {
        goes.only_if = far_from_home;
        expected = Stop::foe_stands;
    }
    let_plan(delve, foe, {goes, {.kind = Plan::Kind::attack}, {.kind = Plan::Kind::hold}});
    CHECK(exploring(delve, {}).stop == expected);
}

TEST_CASE("exploring opens no door in sight of a keeper that was seen, until nothing else is left and the player insists") {
    Delve delve({"###########", "#A..+...1.#", "#.###.....#", "#.#########", "#.....#####", "###########"});
    const EntityId keeper = delve.foe('1');
    let_plan(delve, keeper, {{.kind = Plan::Kind::attack}, {.kind = Plan::Kind::chase}});
    const tactics::AvoidedFoe seen{keeper, {8, 1}, tactics::keeper_margin_tiles + 1, tactics::AvoidedFoe::Why::keeps, 1};
    delve.arena.world.place(delve.leader, {3, 1});
    CHECK(exploring(delve, {}, keeper).step == walk(Direction::east));
    delve.arena.world.place(delve.leader, {1, 1});
    CHECK(exploring(delve, {seen}, keeper).step == walk(Direction::south));
    Delve rest({"########", "#A.+.1.#", "########"});
    const EntityId other = rest.foe('1');
    let_plan(rest, other, {{.kind = Plan::Kind::attack}, {.kind = Plan::Kind::chase}});
    const tactics::AvoidedFoe behind{other, {5, 1}, tactics::keeper_margin_tiles + 1, tactics::AvoidedFoe::Why::keeps, 1};
    CHECK_FALSE(exploring(rest, {behind}, other).step);
    CHECK(exploring(rest, {behind}, other).stop == Stop::keeper_left);
    CHECK(exploring(rest, {behind}, other).foe == other);
    CHECK(exploring(rest, {behind}, other, true).step == walk(Direction::east));
}

TEST_CASE("a keeper in sight ends exploring, and is remembered for when it is out of sight") {
    Delve delve({"########", "#A...1.#", "########"});
    const EntityId keeper = delve.foe('1');
    let_plan(delve, keeper, {{.kind = Plan::Kind::attack}, {.kind = Plan::Kind::chase}});
    const tactics::AutoexploreStep step = exploring(delve, {}, keeper);
    CHECK(step.stop == Stop::foe_awake);
    REQUIRE(step.avoided.size() == 1);
    CHECK(step.avoided[0].why == tactics::AvoidedFoe::Why::keeps);
    CHECK(step.avoided[0].at == Point{5, 1});
    CHECK(exploring(delve, {}).avoided.empty());
}

TEST_CASE("a keeper out of sight is expected at all stairs that are known, whichever it guards") {
    Delve delve({"##########", "#>..A..#.#", "#>..1..#.#", "##########"});
    const EntityId keeper = delve.foe('1');
    delve.arena.world.edit<Stairs>(delve.arena.world.table<Stairs>().owners().back()).way = 1;
    GameState state = delve.arena.start().state();
    state.world.place(delve.leader, {8, 1});
    state.sight.look({state.world, *state.catalog});
    const std::vector<tactics::AvoidedFoe> avoided = tactics::autoexplore(state.ai_context(), delve.leader, false, {}, keeper).avoided;
    CHECK(avoided.size() == 2);
    for (const tactics::AvoidedFoe& each : avoided) CHECK(each.at.x == 1);
}
