// The player's preferences for look, sound and controls. None of them changes a run.
#pragma once

#include <string>
#include <vector>

#include "catalog/pack_summary.hpp"
#include "controls/key_settings.hpp"

namespace td {

enum class MinimapSize : std::uint8_t { small, large, none };
/// How fast events are shown, slowest first.
enum class Pace : std::uint8_t {
    slow,          ///< turn by turn, slowly
    turn_by_turn,  ///< each turn begins when the one before it has been shown
    normal,
    fast,
    instant,
};
inline constexpr int pace_count = 5;
/// How lively the map is. `less`: blows cause no pause, no recoil and no debris, numbers rise straight, and lights do not flicker.
enum class MotionAmount : std::uint8_t { full, less };
/// When the commands of a turn with several actions go into a list to be confirmed, instead of being carried out at once.
enum class ListUse : std::uint8_t { when_asked, in_fights, always };

/// A plain value; these are the defaults.
struct Preferences {
    static constexpr int least_text = 75, most_text = 300, least_zoom = -2, most_zoom = 3;

    std::string language;  ///< code, as given by content packs; empty: English
    PackChoice packs;
    int volume = 100;   ///< of all sounds, 0..100 percent
    int text_size = 0;  ///< of texts and panels, in percent of theirs at 720 lines, least_text..most_text; 0: as large as fits
    int zoom = 0;       ///< steps by which the map is enlarged, least_zoom..most_zoom
    Pace pace = Pace::normal;
    ListUse lists = ListUse::in_fights;
    MinimapSize minimap = MinimapSize::small;
    bool full_screen = false;
    bool numbers = true;  ///< shows each creature's place in the order on the map
    bool danger = true;   ///< shows in fights where foes could strike before the next turn
    bool flashes = true;  ///< lets the map shake and flash at heavy blows
    MotionAmount motion = MotionAmount::full;
    bool hints = true;                    ///< shows new players what to try
    bool steps_in_ticks = false;          ///< shows speed as the ticks of a step instead of percent of normal
    bool smooth_letters = false;          ///< a smooth font instead of the game's own letters
    std::vector<std::string> hints_seen;  ///< ids of hints that were shown, and are not shown again
    KeySettings keys;

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// The defaults, but with the packs chosen now: other packs would be another game.
Preferences default_preferences(const Preferences& now);

/// Changes the preference that `control` changes, if any.
void change_by_control(Preferences& preferences, Control control);

}  // namespace td
