#include "controls/controls.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "base/nearest.hpp"

namespace td {

namespace {

using enum ControlGroup;
using C = Control;

constexpr std::array table{
    ControlInfo{C::move_north, "move_north", "Up Num8 W K", "control_move_north", movement},
    ControlInfo{C::move_northeast, "move_northeast", "PageUp Num9 E U", "control_move_northeast", movement},
    ControlInfo{C::move_east, "move_east", "Right Num6 D L", "control_move_east", movement},
    ControlInfo{C::move_southeast, "move_southeast", "PageDown Num3 C N", "control_move_southeast", movement},
    ControlInfo{C::move_south, "move_south", "Down Num2 X J", "control_move_south", movement},
    ControlInfo{C::move_southwest, "move_southwest", "End Num1 Z B", "control_move_southwest", movement},
    ControlInfo{C::move_west, "move_west", "Left Num4 A H", "control_move_west", movement},
    ControlInfo{C::move_northwest, "move_northwest", "Home Num7 Q Y", "control_move_northwest", movement},
    ControlInfo{C::wait, "wait", "Space Num5 S", "control_wait", actions},
    ControlInfo{C::rest, "rest", "R", "control_rest", actions},
    ControlInfo{C::explore, "explore", "Slash", "control_explore", actions},
    ControlInfo{C::attack, "attack", "F Num0", "control_attack", actions},
    ControlInfo{C::skill_1, "skill_1", "1", "control_skill_1", actions},
    ControlInfo{C::skill_2, "skill_2", "2", "control_skill_2", actions},
    ControlInfo{C::skill_3, "skill_3", "3", "control_skill_3", actions},
    ControlInfo{C::skill_4, "skill_4", "4", "control_skill_4", actions},
    ControlInfo{C::skill_5, "skill_5", "5", "control_skill_5", actions},
    ControlInfo{C::skill_6, "skill_6", "6", "control_skill_6", actions},
    ControlInfo{C::skill_7, "skill_7", "7", "control_skill_7", actions},
    ControlInfo{C::skill_8, "skill_8", "8", "control_skill_8", actions},
    ControlInfo{C::pick_up, "pick_up", "G", "control_pick_up", actions},
    ControlInfo{C::take_stairs, "take_stairs", "Period", "control_take_stairs", actions},
    ControlInfo{C::close_door, "close_door", "Semicolon", "control_close_door", actions},
    ControlInfo{C::turn_in_place, "turn_in_place", "Comma", "control_turn_in_place", actions},
    ControlInfo{C::confirm, "confirm", "Return", "control_confirm", choosing},
    ControlInfo{C::cancel, "cancel", "Escape", "control_cancel", choosing},
    ControlInfo{C::next_target, "next_target", "Tab", "control_next_target", choosing},
    ControlInfo{C::previous_target, "previous_target", "Shift+Tab", "control_previous_target", choosing},
    ControlInfo{C::look, "look", "V", "control_look", choosing},
    ControlInfo{C::veto, "veto", "Delete", "control_veto", choosing},
    ControlInfo{C::plan_ahead, "plan_ahead", "0 Insert", "control_plan_ahead", choosing},
    ControlInfo{C::open_bag, "open_bag", "I", "control_open_bag", screens},
    ControlInfo{C::open_team, "open_team", "T", "control_open_team", screens},
    ControlInfo{C::give_orders, "give_orders", "9", "control_give_orders", screens},
    ControlInfo{C::open_log, "open_log", "M", "control_open_log", screens},
    ControlInfo{C::open_order, "open_order", "O", "control_open_order", screens},
    ControlInfo{C::show_threats, "show_threats", "Quote", "control_show_threats", screens},
    ControlInfo{C::open_goals, "open_goals", "F7", "control_open_goals", screens},
    ControlInfo{C::show_last_round, "show_last_round", "Backspace", "control_show_last_round", screens},
    ControlInfo{C::open_settings, "open_settings", "F12", "control_open_settings", screens},
    ControlInfo{C::help, "help", "F1", "control_help", screens},
    ControlInfo{C::pause, "pause", "P", "control_pause", screens},
    ControlInfo{C::toggle_team_mode, "toggle_team_mode", "F2", "control_toggle_team_mode", settings},
    ControlInfo{C::toggle_tactics, "toggle_tactics", "F3", "control_toggle_tactics", settings},
    ControlInfo{C::toggle_numbers, "toggle_numbers", "F4", "control_toggle_numbers", settings},
    ControlInfo{C::toggle_minimap, "toggle_minimap", "F5", "control_toggle_minimap", settings},
    ControlInfo{C::toggle_pauses, "toggle_pauses", "F6", "control_toggle_pauses", settings},
    ControlInfo{C::toggle_speed, "toggle_speed", "F9", "control_toggle_speed", settings},
    ControlInfo{C::show_slower, "show_slower", "LeftBracket", "control_show_slower", settings},
    ControlInfo{C::show_faster, "show_faster", "RightBracket", "control_show_faster", settings},
    ControlInfo{C::zoom_in, "zoom_in", "Equal NumAdd", "control_zoom_in", settings},
    ControlInfo{C::zoom_out, "zoom_out", "Hyphen NumSubtract", "control_zoom_out", settings},
    ControlInfo{C::full_screen, "full_screen", "F11 Alt+Return", "control_full_screen", settings},
    ControlInfo{C::reload_content, "reload_content", "F8", "control_reload_content", settings},
    ControlInfo{C::open_console, "open_console", "F10", "control_open_console", settings},
};

constexpr bool in_order_of_enumeration() {
    for (std::size_t row = 0; row < table.size(); ++row)
        if (table[row].control != static_cast<Control>(row)) return false;
    return table.size() == static_cast<std::size_t>(Control::open_console) + 1;
}
static_assert(in_order_of_enumeration(), "every control has a row, in the order of the enumeration, and open_console is the last");

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
        return edit_distance(a.name, name) < edit_distance(b.name, name);
    };
    return std::min_element(table.begin(), table.end(), nearer)->name;
}

}  // namespace td
