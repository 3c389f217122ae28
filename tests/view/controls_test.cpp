// The table of controls and the keys that ask for them.
#include "view/controls.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

#include "view/key_settings.hpp"

using namespace td;

namespace {

std::set<std::string> keys_of(const ControlInfo& control) {
    std::set<std::string> keys;
    std::string_view rest = control.keys;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        keys.emplace(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return keys;
}

sf::Event::KeyEvent pressed(sf::Keyboard::Key code) { return {code, false, false, false, false}; }

}  // namespace

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

TEST_CASE("no key asks for two controls, and no control is without a key") {
    std::set<std::string> taken;
    for (const ControlInfo& control : all_controls()) {
        CAPTURE(control.name);
        CHECK_FALSE(keys_of(control).empty());
        for (const std::string& key : keys_of(control)) CHECK_MESSAGE(taken.insert(key).second, key);
    }
}

TEST_CASE("every key of the table is one that the window knows") {
    for (const ControlInfo& control : all_controls())
        for (const std::string& key : keys_of(control)) CHECK_MESSAGE(find_key(key.substr(key.rfind('+') + 1)).has_value(), key);
}

TEST_CASE("a key asks for its control, and for another one with a modifier that is in the table") {
    const KeySettings keys;
    CHECK(keys.control_for(pressed(sf::Keyboard::Numpad7)) == Control::move_northwest);
    CHECK(keys.control_for(pressed(sf::Keyboard::Tab)) == Control::next_target);
    sf::Event::KeyEvent shifted = pressed(sf::Keyboard::Tab);
    shifted.shift = true;
    CHECK(keys.control_for(shifted) == Control::previous_target);
}

TEST_CASE("shift with a key that has no shifted meaning means the key, alt means nothing") {
    const KeySettings keys;
    sf::Event::KeyEvent key = pressed(sf::Keyboard::W);
    key.shift = true;
    CHECK(keys.control_for(key) == Control::move_north);
    key.alt = true;
    CHECK_FALSE(keys.control_for(key).has_value());
}

TEST_CASE("a key that the system does not know asks for nothing") {
    CHECK_FALSE(KeySettings().control_for(pressed(sf::Keyboard::Unknown)).has_value());
}

TEST_CASE("a misspelt name finds the nearest control") {
    CHECK(nearest_control("move_noth") == "move_north");
    CHECK(nearest_control("opn_team") == "open_team");
    CHECK(nearest_control("wiat") == "wait");
}
