#include "text/turn_order.hpp"

#include <doctest/doctest.h>

#include "game/small_world.hpp"
#include "time/time_system.hpp"

namespace td {

namespace {

using Kind = OrderPlace::Kind;
using Change = OrderPlace::Change;

const RoundPresentation tiers = SixTier().presentation();
const RoundPresentation line = ActionQueue().presentation();

struct Fight {
    Catalog catalog;
    World world = test::small_world();
    EntityId mira = test::add_creature(world, Faction::player, "Mira", {1, 1}, 1);
    EntityId bram = test::add_creature(world, Faction::player, "Bram", {2, 1});
    EntityId wolf = test::add_creature(world, Faction::foe, "Wolf", {5, 5});

    Known everybody = [](EntityId) { return true; };

    /// Mira is asked; her second turn hangs on what she does.
    Forecast open_choice() const {
        return {.turns = {{.who = mira, .when = {1, 0, 0}},
                          {.who = bram, .when = {1, 0, 0}},
                          {.who = wolf, .when = {1, 0, 0}},
                          {.who = mira,
                           .when = {1, 3, 50},
                           .order_reason = OrderReason::by_speed,
                           .hangs_on = Contingency::unless_it_acts,
                           .hangs_on_whom = mira}},
                .missed = {},
                .first_round = 1};
    }
    Forecast after_attack() const {
        Forecast forecast = open_choice();
        forecast.turns.pop_back();
        forecast.missed.push_back({.who = mira, .when = {1, 3, 50}, .order_reason = OrderReason::forfeited});
        return forecast;
    }
    OrderContext context(const RoundPresentation& presentation = tiers) const { return {world, catalog, presentation, {1, 0, 0}}; }
    /// Mira spends 100 at a time, Bram 150; the wolf's action, begun before, takes effect at 40.
    Forecast queue() const {
        Forecast forecast;
        forecast.presentation = line;
        forecast.turns = {{.who = mira, .when = {1, 0, 0}},
                          {.who = wolf, .when = {1, 0, 40}, .takes_effect = true, .command = commands::Attack{Direction::south}},
                          {.who = wolf, .when = {1, 0, 40}},
                          {.who = mira, .when = {2, 0, 100}, .hangs_on = Contingency::depends_on_cost, .hangs_on_whom = mira},
                          {.who = bram, .when = {2, 0, 150}}};
        forecast.rounds = {{2, 0, 100}};
        return forecast;
    }
    std::vector<OrderPlace> order(const Forecast& forecast) const { return order_of(forecast, mira, world, everybody); }
};

}  // namespace

TEST_CASE("the one who is asked stands first and is marked, and open turns are told from certain ones") {
    const Fight fight;
    const auto order = fight.order(fight.open_choice());
    REQUIRE(order.size() == 4);
    CHECK(order[0].kind == Kind::asked);
    CHECK(order[1].kind == Kind::certain);
    CHECK(order[3].kind == Kind::open);
    CHECK(order[3].number == 4);
    CHECK(first_number_of(order, fight.wolf) == 3);
}

TEST_CASE("creatures the player's side does not know of have no place and take no number") {
    const Fight fight;
    const auto order = order_of(fight.open_choice(), fight.mira, fight.world, [&](EntityId who) { return who != fight.bram; });
    REQUIRE(order.size() == 3);
    CHECK(order[1].who == fight.wolf);
    CHECK(order[1].number == 2);
}

TEST_CASE("a missed turn stands behind its own faction and before the factions that come later") {
    const Fight fight;
    Forecast forecast = fight.open_choice();
    forecast.missed.push_back({.who = fight.bram, .when = {1, 0, 0}, .order_reason = OrderReason::cooling, .rounds_left = 2});
    forecast.turns.erase(forecast.turns.begin() + 1);
    const auto order = fight.order(forecast);
    REQUIRE(order.size() == 4);
    CHECK(order[1].who == fight.bram);
    CHECK(order[1].kind == Kind::missed);
    CHECK(order[1].number == 0);
    CHECK(order[2].who == fight.wolf);
    CHECK(order[2].number == 2);
}

TEST_CASE("an attack under consideration marks the turn it forfeits as lost") {
    const Fight fight;
    const auto marked = compare_orders(tiers, fight.order(fight.open_choice()), fight.order(fight.after_attack()));
    REQUIRE(marked.size() == 4);
    CHECK(marked[3].kind == Kind::missed);
    CHECK(marked[3].change == Change::lost);
    CHECK(marked[0].change == Change::none);
    CHECK(why_there(marked[3], fight.context()).find("Lost if you do this") != std::string::npos);
}

TEST_CASE("a turn that is lost without being missed stays where it stood") {
    const Fight fight;
    Forecast without_bram = fight.open_choice();
    without_bram.turns.erase(without_bram.turns.begin() + 1);
    const auto marked = compare_orders(tiers, fight.order(fight.open_choice()), fight.order(without_bram));
    REQUIRE(marked.size() == 4);
    CHECK(marked[1].who == fight.bram);
    CHECK(marked[1].change == Change::lost);
    CHECK(marked[2].number == 2);
}

TEST_CASE("a step under consideration settles the turn that hung on it") {
    const Fight fight;
    Forecast after_step = fight.open_choice();
    after_step.turns[3].hangs_on = Contingency::nothing;
    const auto marked = compare_orders(tiers, fight.order(fight.open_choice()), fight.order(after_step));
    CHECK(marked[3].change == Change::settled);
    CHECK(marked[3].kind == Kind::certain);
}

TEST_CASE("a turn that comes anew is marked as gained, and those that changed places within their tier as earlier and later") {
    const Fight fight;
    Forecast changed = fight.open_choice();
    std::swap(changed.turns[1], changed.turns[2]);
    changed.turns.push_back({.who = fight.wolf, .when = {1, 4, 67}, .order_reason = OrderReason::by_speed});
    const auto marked = compare_orders(tiers, fight.order(fight.open_choice()), fight.order(changed));
    CHECK(marked[1].change == Change::earlier);
    CHECK(marked[2].change == Change::later);
    CHECK(marked[4].change == Change::gained);
}

TEST_CASE("the reason for a later tier names the speed, the tier and what it hangs on") {
    const Fight fight;
    const auto order = fight.order(fight.open_choice());
    const std::string why = why_there(order[3], fight.context());
    CHECK(why.find("Double speed") != std::string::npos);
    CHECK(why.find("1/2") != std::string::npos);
    CHECK(why.find("Only if it moves or waits") != std::string::npos);
}

TEST_CASE("along a line the boundary between rounds has a place of its own and takes no number") {
    const Fight fight;
    const auto order = fight.order(fight.queue());
    REQUIRE(order.size() == 5);
    CHECK(order[2].kind == Kind::boundary);
    CHECK(order[2].when.time == 100);
    CHECK(order[4].number == 4);
    CHECK(why_there(order[2], fight.context(line)).find("turn 2 begins") != std::string::npos);
}

TEST_CASE("who is asked again when its action is done has one place for both, which says what it does") {
    const Fight fight;
    const auto order = fight.order(fight.queue());
    CHECK(order[1].who == fight.wolf);
    CHECK(order[1].takes_effect);
    CHECK(order[2].who != fight.wolf);
    CHECK(why_there(order[1], fight.context(line)).find("Takes effect in 40: attack") != std::string::npos);
}

TEST_CASE("along a line a longer action puts one's next turn off, and takes nothing away") {
    const Fight fight;
    Forecast slower = fight.queue();
    slower.turns[3].when = {3, 0, 220};
    slower.turns[3].hangs_on = Contingency::nothing;
    std::swap(slower.turns[3], slower.turns[4]);
    const auto marked = compare_orders(line, fight.order(fight.queue()), fight.order(slower));
    REQUIRE(marked.size() == 5);
    CHECK(marked[4].who == fight.mira);
    CHECK(marked[4].change == Change::later);
    CHECK(marked[3].change == Change::none);
}

TEST_CASE("an action as long as the step that was reckoned with makes the place after it certain") {
    const Fight fight;
    Forecast chosen = fight.queue();
    chosen.turns[3].hangs_on = Contingency::nothing;
    CHECK(compare_orders(line, fight.order(fight.queue()), fight.order(chosen))[3].change == Change::settled);
}

TEST_CASE("what is out of the ordinary order is told from what is not") {
    CHECK_FALSE(is_out_of_order({.order_reason = OrderReason::in_turn}));
    CHECK_FALSE(is_out_of_order({.order_reason = OrderReason::by_speed}));
    for (const OrderReason order_reason : {OrderReason::pulled_forward, OrderReason::cooling, OrderReason::in_debt, OrderReason::newcomer})
        CHECK(is_out_of_order({.order_reason = order_reason}));
}

TEST_CASE("an actor's time is written in a few letters, whatever the time system calls it") {
    CHECK(short_time_status({TimeStatus::Kind::acts_in, 3}, tiers, Catalog()) == "tier 1/2");
    CHECK(short_time_status({TimeStatus::Kind::due_in, 0}, line, Catalog()) == "now");
    CHECK(short_time_status({TimeStatus::Kind::ends_in, 40}, line, Catalog()) == "done in 40");
    CHECK(short_time_status({TimeStatus::Kind::pool, -20}, EnergyPool().presentation(), Catalog()) == "owes 20");
    CHECK(short_time_status({TimeStatus::Kind::pool, 0}, EnergyPool().presentation(), Catalog()) == "spent");
    CHECK(short_time_status({TimeStatus::Kind::next_round, 0}, tiers, Catalog()) == "next round");
}

TEST_CASE("who has nothing left to spend is spent, and owes nothing") {
    const Fight fight;
    OrderPlace place{.who = fight.mira, .kind = Kind::missed, .order_reason = OrderReason::in_debt};
    CHECK(why_there(place, fight.context(line)) == "Has nothing left to spend: passed over until it is given more.");
    CHECK(short_debt(place.rounds_left, fight.catalog) == "spent");
    place.rounds_left = 20;
    CHECK(why_there(place, fight.context(line)) == "In debt by 20: passed over until that is paid.");
    CHECK(short_debt(place.rounds_left, fight.catalog) == "owes 20");
}

TEST_CASE("a weapon that fires by itself is called by its name, and fires now or then") {
    Fight fight;
    fight.catalog.items.emplace_back().name = "Coil";
    OrderPlace place{.who = fight.mira, .when = {1, 0, 60}, .weapon = ItemId(0)};
    CHECK(why_there(place, fight.context(line)) == "Coil fires by itself then, whatever its bearer does.");
    place.when.time = 0;
    CHECK(why_there(place, fight.context(line)) == "Coil fires by itself now, whatever its bearer does.");
}

TEST_CASE("those of one name are numbered in the order in which they came, as far as the player knows of them") {
    Fight fight;
    const EntityId second = test::add_creature(fight.world, Faction::foe, "Wolf", {6, 5});
    const EntityId third = test::add_creature(fight.world, Faction::foe, "Wolf", {7, 5});
    const auto name = [&](EntityId who, const Known& known) { return name_among_known(who, fight.world, known); };
    CHECK(name(fight.mira, fight.everybody) == "Mira");
    CHECK(name(fight.wolf, fight.everybody) == "Wolf 1");
    CHECK(name(second, fight.everybody) == "Wolf 2");
    CHECK(name(third, fight.everybody) == "Wolf 3");
    const Known sees_two = [&](EntityId who) { return who != second; };
    CHECK(name(third, sees_two) == "Wolf 2");
    const Known sees_one = [&](EntityId who) { return who == third; };
    CHECK(name(third, sees_one) == "Wolf");
    fight.world.edit_roster()[fight.wolf].alive = false;
    CHECK(name(third, fight.everybody) == "Wolf 2");
    OrderPlace place{.who = fight.mira, .when = {1, 0, 0}, .hangs_on = Contingency::unless_it_acts, .hangs_on_whom = third};
    CHECK(why_there(place, fight.context()).find("Wolf 2") != std::string::npos);
}

}  // namespace td
