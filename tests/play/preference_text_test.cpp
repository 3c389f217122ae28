#include "play/preference_text.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace td;

TEST_CASE("each pace has a name of its own") {
    std::set<std::string> names;
    for (int pace = 0; pace < pace_count; ++pace) names.insert(name_of_pace(static_cast<Pace>(pace), Catalog()));
    CHECK(names.size() == static_cast<std::size_t>(pace_count));
    CHECK(name_of_pace(Pace::turn_by_turn, Catalog()) == "turn by turn");
}

TEST_CASE("what a key has changed is told where the screen does not show it") {
    Preferences preferences;
    preferences.pace = Pace::fast;
    CHECK(preference_text(Control::show_faster, preferences, Catalog()) == "Events are shown fast.");
    CHECK(preference_text(Control::show_slower, preferences, Catalog()) == "Events are shown fast.");
    CHECK(preference_text(Control::toggle_speed, preferences, Catalog()) == "Speed: in percent of normal");
    preferences.steps_in_ticks = true;
    CHECK(preference_text(Control::toggle_speed, preferences, Catalog()) == "Speed: in ticks per step");
    CHECK(preference_text(Control::toggle_minimap, preferences, Catalog()) == "");
}
