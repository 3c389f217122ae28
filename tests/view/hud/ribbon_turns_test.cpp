#include "view/hud/ribbon_turns.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

using Kind = OrderPlace::Kind;

OrderPlace place(EntityId who, Moment when, Kind kind, int number) {
    OrderPlace place;
    place.who = who;
    place.when = when;
    place.kind = kind;
    place.number = number;
    return place;
}

const EntityId hero(0), rat(1), bat(2);

}  // namespace

TEST_CASE("without turns to be shown the ribbon is the order") {
    const std::vector<OrderPlace> order{place(hero, {2, 0, 0}, Kind::asked, 1)};
    const std::vector<OrderPlace> places = with_turns_shown({}, order);
    REQUIRE(places.size() == 1);
    CHECK(places[0].kind == Kind::asked);
    CHECK(moment_shown({}, {2, 1, 5}) == Moment{2, 1, 5});
}

TEST_CASE("turns that are being shown come first, the one that acts lit, none with a number") {
    const std::vector<OrderPlace> order{place(hero, {2, 0, 0}, Kind::asked, 1), place(rat, {2, 2, 0}, Kind::certain, 2)};
    const std::vector<TurnShown> turns{{rat, {1, 2, 0}, true}, {bat, {1, 3, 0}, false}};
    const std::vector<OrderPlace> places = with_turns_shown(turns, order);
    REQUIRE(places.size() == 5);
    CHECK(places[0].who == rat);
    CHECK(places[0].kind == Kind::acting);
    CHECK(places[0].number == 0);
    CHECK(places[1].who == bat);
    CHECK(places[1].kind == Kind::certain);
    CHECK(places[2].kind == Kind::boundary);
    CHECK(places[2].when.round == 2);
    CHECK(places[3].kind == Kind::asked);
    CHECK(places[3].number == 1);
    CHECK(moment_shown(turns, {2, 0, 0}) == Moment{1, 2, 0});
}

TEST_CASE("a boundary that the order has is not doubled") {
    const std::vector<OrderPlace> order{place({}, {2, 0, 0}, Kind::boundary, 0), place(hero, {2, 0, 0}, Kind::certain, 1)};
    CHECK(with_turns_shown({{rat, {1, 2, 0}, true}}, order).size() == 3);
}
