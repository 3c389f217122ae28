#include "actions/action.hpp"

#include <doctest/doctest.h>

#include <utility>

using namespace td;

namespace {

const EntityId somebody{std::size_t{3}};

Action volley() {
    FireWeapons fire{.who = somebody, .direction = Direction::east};
    fire.shots.resize(2);
    return fire;
}

}  // namespace

TEST_CASE("a copy of an action is an action of its own") {
    const Action original = volley();
    Action copy = original;
    std::get<FireWeapons>(copy).shots.clear();
    CHECK(std::get<FireWeapons>(original).shots.size() == 2);
    CHECK(std::get<FireWeapons>(copy).direction == Direction::east);
}

TEST_CASE("an action may be assigned another of any kind") {
    Action action = Pass{somebody};
    action = volley();
    REQUIRE(std::holds_alternative<FireWeapons>(action));
    CHECK(std::get<FireWeapons>(action).shots.size() == 2);
    const Action harm = Hurt{.target = somebody, .amount = 4};
    action = harm;
    REQUIRE(std::holds_alternative<Hurt>(action));
    CHECK(std::get<Hurt>(action).amount == 4);
    CHECK(std::get<Hurt>(harm).target == somebody);
}

TEST_CASE("an action that is assigned to itself stays what it is") {
    Action action = volley();
    Action& same = action;
    action = same;
    action = std::move(same);
    REQUIRE(std::holds_alternative<FireWeapons>(action));
    CHECK(std::get<FireWeapons>(action).shots.size() == 2);
}
