#include "view/input/preferences.hpp"

#include <algorithm>

namespace td {

void change_by_control(Preferences& preferences, Control control) {
    switch (control) {
        case Control::toggle_numbers: preferences.numbers = !preferences.numbers; return;
        case Control::toggle_minimap:
            preferences.minimap = static_cast<MinimapSize>((static_cast<int>(preferences.minimap) + 1) % 3);
            return;
        case Control::toggle_speed: preferences.steps_in_ticks = !preferences.steps_in_ticks; return;
        case Control::zoom_in: preferences.zoom = std::min(preferences.zoom + 1, Preferences::most_zoom); return;
        case Control::zoom_out: preferences.zoom = std::max(preferences.zoom - 1, Preferences::least_zoom); return;
        default: return;
    }
}

}  // namespace td
