#include "controls/preferences.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

Preferences after(std::initializer_list<Control> controls) {
    Preferences preferences;
    for (const Control control : controls) change_by_control(preferences, control);
    return preferences;
}

}  // namespace

TEST_CASE("what is switched on and off comes back with the second time") {
    CHECK_FALSE(after({Control::toggle_numbers}).numbers);
    CHECK(after({Control::toggle_numbers, Control::toggle_numbers}) == Preferences{});
    CHECK(after({Control::toggle_speed}).steps_in_ticks);
    CHECK(after({Control::toggle_speed, Control::toggle_speed}) == Preferences{});
}

TEST_CASE("the minimap goes through its sizes in a circle") {
    CHECK(after({Control::toggle_minimap}).minimap == MinimapSize::large);
    CHECK(after({Control::toggle_minimap, Control::toggle_minimap}).minimap == MinimapSize::none);
    CHECK(after({Control::toggle_minimap, Control::toggle_minimap, Control::toggle_minimap}) == Preferences{});
}

TEST_CASE("zoom and pace go step by step and stop at their ends") {
    CHECK(after({Control::zoom_in}).zoom == 1);
    CHECK(after({Control::zoom_out}).zoom == -1);
    CHECK(after({Control::show_faster}).pace == Pace::fast);
    CHECK(after({Control::show_slower}).pace == Pace::turn_by_turn);
    Preferences preferences;
    for (int i = 0; i < 20; ++i) {
        change_by_control(preferences, Control::zoom_in);
        change_by_control(preferences, Control::show_faster);
    }
    CHECK(preferences.zoom == Preferences::most_zoom);
    CHECK(preferences.pace == Pace::instant);
    for (int i = 0; i < 20; ++i) {
        change_by_control(preferences, Control::zoom_out);
        change_by_control(preferences, Control::show_slower);
    }
    CHECK(preferences.zoom == Preferences::least_zoom);
    CHECK(preferences.pace == Pace::slow);
}

TEST_CASE("controls that ask for something else change no preference") {
    CHECK(after({Control::wait, Control::attack, Control::open_log}) == Preferences{});
}

TEST_CASE("everything as it was at first leaves the packs as they are chosen") {
    Preferences preferences;
    preferences.language = "de";
    preferences.volume = 20;
    preferences.packs.off = {"frost"};
    Preferences expected;
    expected.packs.off = {"frost"};
    CHECK(default_preferences(preferences) == expected);
}
