// The table of controls and the keys that ask for them.
#include "view/input/controls.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace td;

TEST_CASE("the table of controls is in the order of the enumeration, with a name and a line for each") {
    std::size_t row = 0;
    for (const ControlInfo& control : all_controls()) {
        CHECK(static_cast<std::size_t>(control.control) == row++);
        CHECK_FALSE(control.name.empty());
        CHECK(phrases[control.description.number].key == "control_" + std::string(control.name));
        CHECK(find_control(control.name) == control.control);
    }
    CHECK(row == static_cast<std::size_t>(Control::open_console) + 1);
}

TEST_CASE("a misspelt name finds the nearest control") {
    CHECK(nearest_control("move_noth") == "move_north");
    CHECK(nearest_control("opn_team") == "open_team");
    CHECK(nearest_control("wiat") == "wait");
}
