#include "controls/controls.hpp"

#include <algorithm>

#include "base/nearest.hpp"

namespace td {

std::optional<Control> find_control(std::string_view name) {
    for (const ControlInfo& row : all_controls)
        if (row.name == name) return row.control;
    return std::nullopt;
}

std::string_view nearest_control(std::string_view name) {
    const auto nearer = [&](const ControlInfo& a, const ControlInfo& b) {
        return edit_distance(a.name, name) < edit_distance(b.name, name);
    };
    return std::min_element(all_controls.begin(), all_controls.end(), nearer)->name;
}

}  // namespace td
