// How the player likes the game to look, to sound and to be steered. Nothing of it changes a run.
#pragma once

#include <string>

#include "catalog/pack_summary.hpp"
#include "controls/key_settings.hpp"

namespace td {

enum class MinimapSize : std::uint8_t { small, large, none };
/// How fast what happens is shown, the slowest first.
enum class Pace : std::uint8_t {
    slow,          ///< turn by turn, and slowly
    turn_by_turn,  ///< each turn begins when the one before it has been shown
    normal,
    fast,
    instant,
};
inline constexpr int pace_count = 5;
/// Where a turn holds several actions, commands are carried out at once or go into a list that is confirmed first.
enum class ListUse : std::uint8_t { when_asked, in_fights, always };

/// A plain value; these are the defaults.
struct Preferences {
    static constexpr int least_interface = 50, least_zoom = -2, most_zoom = 3;

    std::string language;  ///< its code, as packs of content give it; empty: English
    PackChoice packs;
    int volume = 100;          ///< of all sounds, 0..100 percent
    int interface_size = 100;  ///< of texts and panels in percent of what fills the window, from least_interface; see Canvas::begin
    int zoom = 0;              ///< steps by which the map is larger, least_zoom..most_zoom
    Pace pace = Pace::normal;
    ListUse lists = ListUse::in_fights;
    MinimapSize minimap = MinimapSize::small;
    bool full_screen = false;
    bool numbers = true;          ///< places in the order on the map
    bool steps_in_ticks = false;  ///< speed as what a step costs, or as percent of normal
    KeySettings keys;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// The defaults, with the packs that are chosen now: another content would be another game.
Preferences preferences_at_first(const Preferences& now);

/// Changes what `control` asks to change; controls that ask for something else change nothing.
void change_by_control(Preferences& preferences, Control control);

}  // namespace td
