#include "controls/preferences.hpp"

#include <algorithm>

namespace td {

namespace {

constexpr int minimap_size_count = 3;

Pace stepped(Pace pace, int by) { return static_cast<Pace>(std::clamp(static_cast<int>(pace) + by, 0, pace_count - 1)); }

}  // namespace

Preferences default_preferences(const Preferences& now) {
    Preferences preferences;
    preferences.packs = now.packs;
    return preferences;
}

void change_by_control(Preferences& preferences, Control control) {
    switch (control) {
        case Control::toggle_numbers: preferences.numbers = !preferences.numbers; return;
        case Control::toggle_minimap:
            preferences.minimap = static_cast<MinimapSize>((static_cast<int>(preferences.minimap) + 1) % minimap_size_count);
            return;
        case Control::toggle_speed: preferences.steps_in_ticks = !preferences.steps_in_ticks; return;
        case Control::zoom_in: preferences.zoom = std::min(preferences.zoom + 1, Preferences::most_zoom); return;
        case Control::zoom_out: preferences.zoom = std::max(preferences.zoom - 1, Preferences::least_zoom); return;
        case Control::show_slower: preferences.pace = stepped(preferences.pace, -1); return;
        case Control::show_faster: preferences.pace = stepped(preferences.pace, +1); return;
        default: return;
    }
}

}  // namespace td
