// Keys by name, and the controls that they ask for.
#include "controls/key_settings.hpp"

#include <doctest/doctest.h>

#include <set>

#include "controls/settings.hpp"

using namespace td;

namespace {

using Keys = std::vector<std::string>;

}  // namespace

TEST_CASE("no key asks for two controls, and no control is without a key") {
    const KeySettings keys;
    std::set<std::string> taken;
    for (const ControlInfo& control : all_controls) {
        CAPTURE(control.name);
        CHECK_FALSE(keys.keys_of(control.control).empty());
        for (const std::string& key : keys.keys_of(control.control)) CHECK_MESSAGE(taken.insert(key).second, key);
    }
}

TEST_CASE("a key asks for its control, and for another one with a modifier that is in the table") {
    const KeySettings keys;
    CHECK(keys.control_for("Num7") == Control::move_northwest);
    CHECK(keys.control_for("Tab") == Control::next_target);
    CHECK(keys.control_for("Shift+Tab") == Control::previous_target);
    CHECK_FALSE(keys.control_for("F13").has_value());
}

TEST_CASE("shift or ctrl with a key that means nothing else then means the key, alt means nothing") {
    const KeySettings keys;
    CHECK(keys.control_for("Shift+W") == Control::move_north);
    CHECK(keys.control_for("Ctrl+W") == Control::move_north);
    CHECK_FALSE(keys.control_for("Alt+W").has_value());
    CHECK_FALSE(keys.control_for("Shift+Alt+W").has_value());
}

TEST_CASE("a key that is given to a control is its first, and is taken from whoever had it") {
    KeySettings keys;
    keys.bind("F", Control::rest);
    CHECK(keys.keys_of(Control::rest) == Keys{"F", "R"});
    CHECK(keys.keys_of(Control::attack) == Keys{"Num0"});
    CHECK(keys.control_for("F") == Control::rest);
    keys.bind("R", Control::rest);
    CHECK(keys.keys_of(Control::rest) == Keys{"R", "F"});
    for (const char* const key : {"F14", "Pause", "F13"}) keys.bind(key, Control::rest);
    CHECK(keys.keys_of(Control::rest) == Keys{"F13", "Pause", "F14", "R"});
    CHECK_FALSE(keys.control_for("F").has_value());
    keys.restore_defaults(Control::attack);
    keys.restore_defaults(Control::rest);
    CHECK(keys == KeySettings());
}

TEST_CASE("whoever listens to the settings is told of what is another way now, and of nothing else") {
    Settings settings;
    std::vector<int> heard;
    const Subscription heard_by_test = settings.listen([&](const Preferences& preferences) { heard.push_back(preferences.volume); });
    settings.change([](Preferences& preferences) { preferences.volume = 30; });
    settings.change([](Preferences& preferences) { preferences.volume = 30; });
    settings.set({});
    CHECK(heard == std::vector<int>{30, 100});
}
