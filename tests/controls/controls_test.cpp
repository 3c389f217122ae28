// The table of controls and the keys that ask for them.
#include "controls/controls.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace td;

TEST_CASE("every control has a name, by which it is found, and a line of its own for the help") {
    for (const ControlInfo& control : all_controls) {
        CHECK_FALSE(control.name.empty());
        CHECK(phrases[control.description.number].key == "control_" + std::string(control.name));
        CHECK(find_control(control.name) == control.control);
    }
}

TEST_CASE("a misspelt name finds the nearest control") {
    CHECK(nearest_control("move_noth") == "move_north");
    CHECK(nearest_control("opn_team") == "open_team");
    CHECK(nearest_control("wiat") == "wait");
}
