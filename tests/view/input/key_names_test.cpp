#include "view/input/key_names.hpp"

#include <doctest/doctest.h>

#include <set>

#include "controls/key_settings.hpp"

using namespace td;

namespace {

sf::Event::KeyEvent pressed(sf::Keyboard::Key code) { return {code, false, false, false, false}; }

}  // namespace

TEST_CASE("every key of the table is one that the window knows") {
    const KeySettings keys;
    for (const ControlInfo& control : all_controls)
        for (const std::string& key : keys.keys_of(control.control))
            CHECK_MESSAGE(find_key(key.substr(key.rfind('+') + 1)).has_value(), key);
}

TEST_CASE("a key that has a name is found by it, and only by it") {
    std::set<std::string> names;
    for (int code = 0; code < sf::Keyboard::KeyCount; ++code) {
        const std::string name = name_of(pressed(static_cast<sf::Keyboard::Key>(code)));
        if (name.empty()) continue;
        CHECK(find_key(name) == static_cast<sf::Keyboard::Key>(code));
        CHECK_MESSAGE(names.insert(name).second, name);
    }
    CHECK(names.size() > 80);
    for (const char* const unknown : {"", "Num", "Num10", "F0", "F16", "10", "a", "Shift", "Tabs", "Num+"})
        CHECK_MESSAGE(!find_key(unknown).has_value(), unknown);
}

TEST_CASE("what was pressed is named with its modifiers; what has no name is none") {
    sf::Event::KeyEvent key = pressed(sf::Keyboard::Tab);
    CHECK(name_of(key) == "Tab");
    key.alt = key.shift = key.control = true;
    CHECK(name_of(key) == "Shift+Ctrl+Alt+Tab");
    CHECK(name_of(pressed(sf::Keyboard::LShift)).empty());
    CHECK(name_of(pressed(sf::Keyboard::Unknown)).empty());
}
