// What stands in the window in which authors preview a definition.
#pragma once

#include "text/phrase.hpp"

namespace td {

inline constexpr Phrase preview_phrases[] = {
    {"preview_title", "{type} {id}"},
    {"preview_place", "{number} of {count}, {place}"},
    {"preview_gone", "There is no {id} among the {type} now. A pack with mistakes is left out until they are mended."},
    {"preview_text_only", "The {type} have no picture of their own: this is what players read of it."},
    {"preview_theme", "Theme: {theme}"},
    {"preview_theme_own", "Theme: {theme}, of floors where it is met"},
    {"preview_worn_by", "Worn by {who}"},
    {"preview_worn_by_none", "No species wears it: {who} does here"},
    {"preview_painted_with", "On {sprite}"},
    {"preview_unused_palette", "No sprite has this palette."},
    {"preview_hint_next", "next definition"},
    {"preview_hint_previous", "the one before"},
    {"preview_hint_close", "close"},
    {"preview_hint_larger", "larger"},
    {"preview_hint_smaller", "smaller"},
    {"preview_hint_theme", "theme"},
    {"preview_hint_hold", "hold, go on"},
    {"preview_hint_poses", "all poses"},
    {"preview_hint_walk", "walk"},
    {"preview_hint_strike", "strike"},
    {"preview_hint_again", "begin again"},
    {"preview_hint_hear", "hear it"},
};

}  // namespace td
