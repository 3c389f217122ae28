#include "view/controls.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

namespace td {

namespace {

using enum ControlGroup;
using C = Control;

constexpr std::array table{
    ControlInfo{C::move_north, "move_north", "Up Num8 W K", "Step north; walk into a foe to attack it", movement},
    ControlInfo{C::move_northeast, "move_northeast", "PageUp Num9 E U", "Step north-east", movement},
    ControlInfo{C::move_east, "move_east", "Right Num6 D L", "Step east", movement},
    ControlInfo{C::move_southeast, "move_southeast", "PageDown Num3 C N", "Step south-east", movement},
    ControlInfo{C::move_south, "move_south", "Down Num2 X J", "Step south", movement},
    ControlInfo{C::move_southwest, "move_southwest", "End Num1 Z B", "Step south-west", movement},
    ControlInfo{C::move_west, "move_west", "Left Num4 A H", "Step west", movement},
    ControlInfo{C::move_northwest, "move_northwest", "Home Num7 Q Y", "Step north-west", movement},
    ControlInfo{C::wait, "wait", "Space Num5 S", "Let a turn pass; at a pause: go on", deeds},
    ControlInfo{C::rest, "rest", "R", "Rest until healed, or until something comes into sight", deeds},
    ControlInfo{C::attack, "attack", "F Num0", "Attack ahead", deeds},
    ControlInfo{C::skill_1, "skill_1", "1", "Use the first skill: choose a target, then confirm", deeds},
    ControlInfo{C::skill_2, "skill_2", "2", "Use the second skill", deeds},
    ControlInfo{C::skill_3, "skill_3", "3", "Use the third skill", deeds},
    ControlInfo{C::skill_4, "skill_4", "4", "Use the fourth skill", deeds},
    ControlInfo{C::pick_up, "pick_up", "G", "Pick up what lies here", deeds},
    ControlInfo{C::take_stairs, "take_stairs", "Period", "Take the stairs", deeds},
    ControlInfo{C::close_door, "close_door", "Semicolon", "Close the door ahead", deeds},
    ControlInfo{C::turn_in_place, "turn_in_place", "Comma", "Turn to the direction pressed next, without a step", deeds},
    ControlInfo{C::confirm, "confirm", "Return", "Choose, go on", choosing},
    ControlInfo{C::cancel, "cancel", "Escape", "Go back; in the dungeon: the pause menu", choosing},
    ControlInfo{C::next_target, "next_target", "Tab", "The next target, tab or slot; at a pause: whose intention is replaced", choosing},
    ControlInfo{C::previous_target, "previous_target", "Shift+Tab", "The one before", choosing},
    ControlInfo{C::look, "look", "V", "Look around with a cursor", choosing},
    ControlInfo{C::open_bag, "open_bag", "I", "The bag: use, throw, give, drop; attach and switch parts", screens},
    ControlInfo{C::open_team, "open_team", "T", "The team: order, leader, tactics", screens},
    ControlInfo{C::open_log, "open_log", "M", "What has happened", screens},
    ControlInfo{C::open_order, "open_order", "O", "The order of turns with reasons, and times on the map; hold it for a look", screens},
    ControlInfo{C::open_goals, "open_goals", "F7", "What wins and what loses here", screens},
    ControlInfo{C::help, "help", "F1", "This page", screens},
    ControlInfo{C::pause, "pause", "P", "Pause", screens},
    ControlInfo{C::toggle_team_mode, "toggle_team_mode", "F2", "Steer every member yourself, or the leader alone", settings},
    ControlInfo{C::toggle_tactics, "toggle_tactics", "F3", "Give the party its next tactic", settings},
    ControlInfo{C::toggle_numbers, "toggle_numbers", "F4", "Show everyone's place in the order on the map, or not", settings},
    ControlInfo{C::toggle_minimap, "toggle_minimap", "F5", "Minimap: small, large, none", settings},
    ControlInfo{C::toggle_pauses, "toggle_pauses", "F6", "When the game pauses: for commands, at every event, at every boundary", settings},
    ControlInfo{C::toggle_speed, "toggle_speed", "F9", "Show speed as percent of normal, or as the ticks of a step", settings},
    ControlInfo{C::zoom_in, "zoom_in", "Equal NumAdd", "See the map larger", settings},
    ControlInfo{C::zoom_out, "zoom_out", "Hyphen NumSubtract", "See more of the map", settings},
    ControlInfo{C::full_screen, "full_screen", "F11 Alt+Return", "Full screen, or back", settings},
    ControlInfo{C::reload_content, "reload_content", "F8", "Read the content again, for its authors", settings},
    ControlInfo{C::open_console, "open_console", "F10", "The debug console, if the game was started with --console", settings},
};

/// Letters to change, add or take away to turn one word into the other.
std::size_t edits_between(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t above = row[j + 1];
            row[j + 1] = std::min({above + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0u : 1u)});
            diagonal = above;
        }
    }
    return row.back();
}

}  // namespace

std::span<const ControlInfo> all_controls() { return table; }

const ControlInfo& info(Control control) { return table[static_cast<std::size_t>(control)]; }

std::optional<Control> find_control(std::string_view name) {
    for (const ControlInfo& row : table)
        if (row.name == name) return row.control;
    return std::nullopt;
}

std::string_view nearest_control(std::string_view name) {
    const auto nearer = [&](const ControlInfo& a, const ControlInfo& b) {
        return edits_between(a.name, name) < edits_between(b.name, name);
    };
    return std::min_element(table.begin(), table.end(), nearer)->name;
}

}  // namespace td
