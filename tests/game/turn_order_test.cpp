#include "game/turn_order.hpp"

#include <doctest/doctest.h>

#include "game/small_world.hpp"

namespace td {

namespace {

using Kind = OrderPlace::Kind;
using Change = OrderPlace::Change;

struct Fight {
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
                           .standing = Standing::by_speed,
                           .hangs_on = Stake::unless_it_acts,
                           .hangs_on_whom = mira}},
                .missed = {},
                .first_round = 1};
    }
    Forecast after_attack() const {
        Forecast forecast = open_choice();
        forecast.turns.pop_back();
        forecast.missed.push_back({.who = mira, .when = {1, 3, 50}, .standing = Standing::forfeited});
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
    forecast.missed.push_back({.who = fight.bram, .when = {1, 0, 0}, .standing = Standing::cooling, .rounds_left = 2});
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
    const auto marked = compare_orders(fight.order(fight.open_choice()), fight.order(fight.after_attack()));
    REQUIRE(marked.size() == 4);
    CHECK(marked[3].kind == Kind::missed);
    CHECK(marked[3].change == Change::lost);
    CHECK(marked[0].change == Change::none);
    CHECK(why_there(marked[3], fight.world).find("Lost if you do this") != std::string::npos);
}

TEST_CASE("a turn that is lost without being missed stays where it stood") {
    const Fight fight;
    Forecast without_bram = fight.open_choice();
    without_bram.turns.erase(without_bram.turns.begin() + 1);
    const auto marked = compare_orders(fight.order(fight.open_choice()), fight.order(without_bram));
    REQUIRE(marked.size() == 4);
    CHECK(marked[1].who == fight.bram);
    CHECK(marked[1].change == Change::lost);
    CHECK(marked[2].number == 2);
}

TEST_CASE("a step under consideration settles the turn that hung on it") {
    const Fight fight;
    Forecast after_step = fight.open_choice();
    after_step.turns[3].hangs_on = Stake::nothing;
    const auto marked = compare_orders(fight.order(fight.open_choice()), fight.order(after_step));
    CHECK(marked[3].change == Change::settled);
    CHECK(marked[3].kind == Kind::certain);
}

TEST_CASE("a turn that comes anew is marked as gained, and those that changed places within their tier as earlier and later") {
    const Fight fight;
    Forecast changed = fight.open_choice();
    std::swap(changed.turns[1], changed.turns[2]);
    changed.turns.push_back({.who = fight.wolf, .when = {1, 4, 67}, .standing = Standing::by_speed});
    const auto marked = compare_orders(fight.order(fight.open_choice()), fight.order(changed));
    CHECK(marked[1].change == Change::earlier);
    CHECK(marked[2].change == Change::later);
    CHECK(marked[4].change == Change::gained);
}

TEST_CASE("the reason for a later tier names the speed, the tier and what it hangs on") {
    const Fight fight;
    const auto order = fight.order(fight.open_choice());
    const std::string why = why_there(order[3], fight.world);
    CHECK(why.find("Double speed") != std::string::npos);
    CHECK(why.find("1/2") != std::string::npos);
    CHECK(why.find("Only if it moves or waits") != std::string::npos);
}

}  // namespace td
