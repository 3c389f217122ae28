// Everything the player can ask for, by name: the one table behind key settings, scripts, the help screen and the README.
// Knows nothing of the window.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
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
    std::string_view keys;      ///< defaults: names as in key_name(), parted by spaces; "Shift+", "Ctrl+" and "Alt+" before one
    PhraseWith<0> description;  ///< one line for the help screen
    ControlGroup group = ControlGroup::movement;
};

/// In the order of the enumeration.
std::span<const ControlInfo> all_controls();
const ControlInfo& info(Control control);
std::optional<Control> find_control(std::string_view name);
/// The name that is spelt most like `name`.
std::string_view nearest_control(std::string_view name);

/// The direction of one of the eight moves; nothing for other controls.
constexpr std::optional<Direction> direction_of(Control control) {
    if (control > Control::move_northwest) return std::nullopt;
    return static_cast<Direction>(control);
}
/// 0..3 for the four skills.
constexpr std::optional<int> skill_of(Control control) {
    if (control < Control::skill_1 || control > Control::skill_8) return std::nullopt;
    return static_cast<int>(control) - static_cast<int>(Control::skill_1);
}

}  // namespace td
