#include "text/turn_order.hpp"

#include <doctest/doctest.h>

#include "text/order_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

using Kind = OrderPlace::Kind;

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

TEST_CASE("a turn that is struck out takes no number, so its creature acts at the next one") {
    const Fight fight;
    Forecast forecast = fight.open_choice();
    forecast.turns[1].order_reason = OrderReason::struck_out;
    forecast.turns.push_back({.who = fight.bram, .when = {2, 0, 100}});
    const auto order = fight.order(forecast);
    REQUIRE(order.size() == 5);
    CHECK(order[1].who == fight.bram);
    CHECK(order[1].number == 0);
    CHECK(order[2].number == 2);
    CHECK(first_number_of(order, fight.bram) == 4);
}

TEST_CASE("along a line the boundary between rounds has a place of its own and takes no number") {
    const Fight fight;
    const auto order = fight.order(fight.queue());
    REQUIRE(order.size() == 5);
    CHECK(order[2].kind == Kind::boundary);
    CHECK(order[2].when.time == 100);
    CHECK(order[4].number == 4);
    CHECK(why_there(order[2], fight.context(line)).find("Turn 2 starts here") != std::string::npos);
}

TEST_CASE("who is asked again when its action is done has one place for both, which says what it does") {
    const Fight fight;
    const auto order = fight.order(fight.queue());
    CHECK(order[1].who == fight.wolf);
    CHECK(order[1].takes_effect);
    CHECK(order[2].who != fight.wolf);
    CHECK(why_there(order[1], fight.context(line)).find("Takes effect in 40 ticks: attack") != std::string::npos);
}

TEST_CASE("what is out of the ordinary order is told from what is not") {
    CHECK_FALSE(is_out_of_order({.order_reason = OrderReason::in_turn}));
    CHECK_FALSE(is_out_of_order({.order_reason = OrderReason::by_speed}));
    for (const OrderReason order_reason : {OrderReason::pulled_forward, OrderReason::cooling, OrderReason::in_debt, OrderReason::newcomer})
        CHECK(is_out_of_order({.order_reason = order_reason}));
}

TEST_CASE("those of one name have letters in the order in which they came, as far as the player knows of them") {
    Fight fight;
    const EntityId second = test::add_creature(fight.world, Faction::foe, "Wolf", {6, 5});
    const EntityId third = test::add_creature(fight.world, Faction::foe, "Wolf", {7, 5});
    const auto name = [&](EntityId who, const Known& known) { return name_among_known(who, {fight.world, fight.catalog}, known); };
    CHECK(name(fight.mira, fight.everybody) == "Mira");
    CHECK(name(fight.wolf, fight.everybody) == "Wolf A");
    CHECK(name(second, fight.everybody) == "Wolf B");
    CHECK(name(third, fight.everybody) == "Wolf C");
    const Known sees_two = [&](EntityId who) { return who != second; };
    CHECK(name(third, sees_two) == "Wolf B");
    const Known sees_one = [&](EntityId who) { return who == third; };
    CHECK(name(third, sees_one) == "Wolf");
    fight.world.edit_roster()[fight.wolf].here = false;
    CHECK(name(third, fight.everybody) == "Wolf B");
    OrderPlace place{.who = fight.mira, .when = {1, 0, 0}, .contingency = Contingency::unless_it_acts, .contingent_on = third};
    CHECK(why_there(place, fight.context()).find("Wolf B") != std::string::npos);
}

TEST_CASE("a sleeper bears a sign in the order and over its head, until it is awake") {
    Fight fight;
    const OrderPlace place{.who = fight.wolf, .when = {1, 0, 0}};
    CHECK(sign_of(place, fight.world).empty());
    CHECK(sign_over_head(fight.wolf, fight.world).empty());
    fight.world.add(fight.wolf, AiState{.asleep = true});
    CHECK(sign_of(place, fight.world) == "z");
    CHECK(sign_over_head(fight.wolf, fight.world) == "z");
    CHECK(sign_of({.who = fight.wolf, .order_reason = OrderReason::delayed}, fight.world) == "→");
    CHECK(sign_of({.kind = OrderPlace::Kind::boundary}, fight.world).empty());
}
