// Everything the player can do, by name: the table behind key settings, scripts, the help screen and the pages for players.
// Knows nothing of the window.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/point.hpp"
#include "text/say.hpp"

namespace td {

enum class Control : std::uint8_t {
    move_north,
    move_northeast,
    move_east,
    move_southeast,
    move_south,
    move_southwest,
    move_west,
    move_northwest,
    wait,
    rest,
    explore,
    attack,
    skill_1,
    skill_2,
    skill_3,
    skill_4,
    skill_5,
    skill_6,
    skill_7,
    skill_8,
    pick_up,
    take_stairs,
    close_door,
    turn_in_place,
    buy_turn,
    confirm,
    cancel,
    next_target,
    previous_target,
    look,
    veto,
    plan_ahead,
    open_bag,
    open_team,
    give_orders,
    open_log,
    open_order,
    show_threats,
    open_goals,
    show_last_round,
    open_settings,
    help,
    pause,
    toggle_team_mode,
    toggle_tactics,
    toggle_numbers,
    toggle_minimap,
    toggle_pauses,
    toggle_speed,
    show_slower,
    show_faster,
    zoom_in,
    zoom_out,
    full_screen,
    reload_content,
    open_console,
};

enum class ControlGroup : std::uint8_t { movement, actions, choosing, screens, settings };

struct ControlInfo {
    Control control;
    std::string_view name;      ///< in scripts and settings
    std::string_view keys;      ///< defaults: names as in find_key(), separated by spaces; "Shift+", "Ctrl+", "Alt+" may precede
    PhraseWith<0> description;  ///< one line for the help screen
    ControlGroup group = ControlGroup::movement;
};

/// In the order of the enumeration.
inline constexpr auto all_controls = std::to_array<ControlInfo>({
    {Control::move_north, "move_north", "Up Num8 W K", "control_move_north", ControlGroup::movement},
    {Control::move_northeast, "move_northeast", "PageUp Num9 E U", "control_move_northeast", ControlGroup::movement},
    {Control::move_east, "move_east", "Right Num6 D L", "control_move_east", ControlGroup::movement},
    {Control::move_southeast, "move_southeast", "PageDown Num3 C N", "control_move_southeast", ControlGroup::movement},
    {Control::move_south, "move_south", "Down Num2 S X J", "control_move_south", ControlGroup::movement},
    {Control::move_southwest, "move_southwest", "End Num1 Z B", "control_move_southwest", ControlGroup::movement},
    {Control::move_west, "move_west", "Left Num4 A H", "control_move_west", ControlGroup::movement},
    {Control::move_northwest, "move_northwest", "Home Num7 Q Y", "control_move_northwest", ControlGroup::movement},
    {Control::wait, "wait", "Space Num5", "control_wait", ControlGroup::actions},
    {Control::rest, "rest", "R", "control_rest", ControlGroup::actions},
    {Control::explore, "explore", "Slash", "control_explore", ControlGroup::actions},
    {Control::attack, "attack", "F Num0", "control_attack", ControlGroup::actions},
    {Control::skill_1, "skill_1", "1", "control_skill_1", ControlGroup::actions},
    {Control::skill_2, "skill_2", "2", "control_skill_2", ControlGroup::actions},
    {Control::skill_3, "skill_3", "3", "control_skill_3", ControlGroup::actions},
    {Control::skill_4, "skill_4", "4", "control_skill_4", ControlGroup::actions},
    {Control::skill_5, "skill_5", "5", "control_skill_5", ControlGroup::actions},
    {Control::skill_6, "skill_6", "6", "control_skill_6", ControlGroup::actions},
    {Control::skill_7, "skill_7", "7", "control_skill_7", ControlGroup::actions},
    {Control::skill_8, "skill_8", "8", "control_skill_8", ControlGroup::actions},
    {Control::pick_up, "pick_up", "G", "control_pick_up", ControlGroup::actions},
    {Control::take_stairs, "take_stairs", "Period", "control_take_stairs", ControlGroup::actions},
    {Control::close_door, "close_door", "Semicolon", "control_close_door", ControlGroup::actions},
    {Control::turn_in_place, "turn_in_place", "Comma", "control_turn_in_place", ControlGroup::actions},
    {Control::buy_turn, "buy_turn", "Shift+Space", "control_buy_turn", ControlGroup::actions},
    {Control::confirm, "confirm", "Return", "control_confirm", ControlGroup::choosing},
    {Control::cancel, "cancel", "Escape", "control_cancel", ControlGroup::choosing},
    {Control::next_target, "next_target", "Tab", "control_next_target", ControlGroup::choosing},
    {Control::previous_target, "previous_target", "Shift+Tab", "control_previous_target", ControlGroup::choosing},
    {Control::look, "look", "V", "control_look", ControlGroup::choosing},
    {Control::veto, "veto", "Delete", "control_veto", ControlGroup::choosing},
    {Control::plan_ahead, "plan_ahead", "0 Insert", "control_plan_ahead", ControlGroup::choosing},
    {Control::open_bag, "open_bag", "I", "control_open_bag", ControlGroup::screens},
    {Control::open_team, "open_team", "T", "control_open_team", ControlGroup::screens},
    {Control::give_orders, "give_orders", "9", "control_give_orders", ControlGroup::screens},
    {Control::open_log, "open_log", "M", "control_open_log", ControlGroup::screens},
    {Control::open_order, "open_order", "O", "control_open_order", ControlGroup::screens},
    {Control::show_threats, "show_threats", "Quote", "control_show_threats", ControlGroup::screens},
    {Control::open_goals, "open_goals", "F7", "control_open_goals", ControlGroup::screens},
    {Control::show_last_round, "show_last_round", "Backspace", "control_show_last_round", ControlGroup::screens},
    {Control::open_settings, "open_settings", "F12", "control_open_settings", ControlGroup::screens},
    {Control::help, "help", "F1", "control_help", ControlGroup::screens},
    {Control::pause, "pause", "P", "control_pause", ControlGroup::screens},
    {Control::toggle_team_mode, "toggle_team_mode", "F2", "control_toggle_team_mode", ControlGroup::settings},
    {Control::toggle_tactics, "toggle_tactics", "F3", "control_toggle_tactics", ControlGroup::settings},
    {Control::toggle_numbers, "toggle_numbers", "F4", "control_toggle_numbers", ControlGroup::settings},
    {Control::toggle_minimap, "toggle_minimap", "F5", "control_toggle_minimap", ControlGroup::settings},
    {Control::toggle_pauses, "toggle_pauses", "F6", "control_toggle_pauses", ControlGroup::settings},
    {Control::toggle_speed, "toggle_speed", "F9", "control_toggle_speed", ControlGroup::settings},
    {Control::show_slower, "show_slower", "LeftBracket", "control_show_slower", ControlGroup::settings},
    {Control::show_faster, "show_faster", "RightBracket", "control_show_faster", ControlGroup::settings},
    {Control::zoom_in, "zoom_in", "Equal NumAdd", "control_zoom_in", ControlGroup::settings},
    {Control::zoom_out, "zoom_out", "Hyphen NumSubtract", "control_zoom_out", ControlGroup::settings},
    {Control::full_screen, "full_screen", "F11 Alt+Return", "control_full_screen", ControlGroup::settings},
    {Control::reload_content, "reload_content", "F8", "control_reload_content", ControlGroup::settings},
    {Control::open_console, "open_console", "F10", "control_open_console", ControlGroup::settings},
});

constexpr bool is_in_order_of_enumeration() {
    for (std::size_t row = 0; row < all_controls.size(); ++row)
        if (all_controls[row].control != static_cast<Control>(row)) return false;
    return all_controls.size() == static_cast<std::size_t>(Control::open_console) + 1;
}
static_assert(is_in_order_of_enumeration(), "every control has a row, in the order of the enumeration, and open_console is the last");

constexpr const ControlInfo& info(Control control) { return all_controls[static_cast<std::size_t>(control)]; }
std::optional<Control> find_control(std::string_view name);
/// The control name nearest to `name` in spelling.
std::string_view nearest_control(std::string_view name);

/// The direction of a move; nothing for other controls.
constexpr std::optional<Direction> direction_of(Control control) {
    if (control > Control::move_northwest) return std::nullopt;
    return static_cast<Direction>(control);
}
/// The skill slot, 0..7; nothing for other controls.
constexpr std::optional<int> skill_of(Control control) {
    if (control < Control::skill_1 || control > Control::skill_8) return std::nullopt;
    return static_cast<int>(control) - static_cast<int>(Control::skill_1);
}

}  // namespace td
