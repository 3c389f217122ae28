#include "view/screens/choice_list.hpp"

#include <doctest/doctest.h>

namespace td {

namespace {

InputEvent pressed(Control control) { return {.kind = InputEvent::Kind::control, .control = control}; }
InputEvent pointer(InputEvent::Kind kind, Point at) { return {.kind = kind, .at = at}; }

using Result = ChoiceList::Result;

}  // namespace

TEST_CASE("the choice moves with the keys and goes around the ends") {
    ChoiceList list;
    list.resize(3);
    CHECK(list.handle(pressed(Control::move_north)) == Result::moved);
    CHECK(list.chosen() == 2);
    CHECK(list.handle(pressed(Control::move_south)) == Result::moved);
    CHECK(list.chosen() == 0);
    CHECK(list.handle(pressed(Control::confirm)) == Result::activated);
}

TEST_CASE("a list without rows answers to nothing") {
    ChoiceList list;
    list.resize(0);
    CHECK(list.handle(pressed(Control::confirm)) == Result::none);
    CHECK(list.lay_out({0, 0, 100, 100}, 10).empty());
}

TEST_CASE("hovering chooses a row and clicking activates it") {
    ChoiceList list;
    list.resize(5);
    list.lay_out({10, 10, 100, 100}, 20);
    CHECK(list.handle(pointer(InputEvent::Kind::pointer_moved, {20, 55})) == Result::moved);
    CHECK(list.chosen() == 2);
    CHECK(list.handle(pointer(InputEvent::Kind::pressed, {20, 15})) == Result::activated);
    CHECK(list.chosen() == 0);
    CHECK(list.handle(pointer(InputEvent::Kind::pressed, {500, 15})) == Result::none);
}

TEST_CASE("a long list scrolls so that the chosen row is seen") {
    ChoiceList list;
    list.resize(30);
    list.choose(20);
    const auto rows = list.lay_out({0, 0, 100, 100}, 20);
    REQUIRE(rows.size() == 5);
    CHECK(rows.back().index == 20);
    list.choose(3);
    CHECK(list.lay_out({0, 0, 100, 100}, 20).front().index == 3);
}

TEST_CASE("the diagonal keys go by pages, and to the ends") {
    ChoiceList list;
    list.resize(30);
    list.lay_out({0, 0, 100, 100}, 20);
    const auto press = [&](Control control) {
        InputEvent event;
        event.control = control;
        return list.handle_pages(event);
    };
    CHECK(press(Control::move_southeast));
    CHECK(list.chosen() == 5);
    CHECK(press(Control::move_southwest));
    CHECK(list.chosen() == 29);
    CHECK(press(Control::move_northeast));
    CHECK(list.chosen() == 24);
    CHECK(press(Control::move_northwest));
    CHECK(list.chosen() == 0);
    CHECK_FALSE(press(Control::move_south));
    CHECK(list.chosen() == 0);
}

TEST_CASE("a list that grew shorter keeps its choice within it") {
    ChoiceList list;
    list.resize(10);
    list.choose(9);
    list.resize(4);
    CHECK(list.chosen() == 3);
}

}  // namespace td
