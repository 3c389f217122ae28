#include "play/preference_text.hpp"

#include <array>

#include "text/say.hpp"

namespace td {

namespace {

constexpr std::array<PhraseWith<0>, pace_count> pace_names{"pace_slow", "pace_turn_by_turn", "pace_normal", "pace_fast", "pace_instant"};

}  // namespace

std::string name_of_pace(Pace pace, const Catalog& words) { return say(words, pace_names[static_cast<std::size_t>(pace)]); }

std::string preference_text(Control control, const Preferences& preferences, const Catalog& words) {
    switch (control) {
        case Control::toggle_speed: return preferences.steps_in_ticks ? say(words, "speed_in_ticks") : say(words, "speed_in_percent");
        case Control::show_slower:
        case Control::show_faster: return say(words, {"pace_told", "pace"}, name_of_pace(preferences.pace, words));
        default: return {};
    }
}

}  // namespace td
