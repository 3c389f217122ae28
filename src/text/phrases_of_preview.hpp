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
    {"preview_floor", "Floor {floor} of {count}, seed {seed}"},
    {"preview_size", "{width} x {height} tiles"},
    {"preview_flaw", "Flaw: {what}"},
    {"preview_sound", "No flaw: all ground can be reached, and all doors hang well."},
    {"preview_unreached", "{count} {count|tile|tiles} cannot be reached: marked in red."},
    {"preview_no_opening", "It has no opening: no corridor can reach it."},
    {"preview_openings", "{count} {count|opening|openings}"},
    {"preview_overlay_distance", "Distance: steps from where the party arrives, {steps} at most"},
    {"preview_overlay_chokepoints",
     "Chokepoints: {count} {count|tile|tiles} that, when blocked, cut off {least} tiles or more, as the numbers say"},
    {"preview_overlay_loops", "Loops: {count} {count|area|areas} in which one can walk around something"},
    {"preview_overlay_spawns", "Spawns: {foes} foes, {neutrals} neutrals, {items} things, {features} features"},
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
    {"preview_hint_seed", "another seed"},
    {"preview_hint_floor", "next floor"},
    {"preview_hint_flip", "flip"},
    {"preview_hint_pan", "move"},
    {"preview_hint_distance", "distance"},
    {"preview_hint_chokepoints", "chokepoints"},
    {"preview_hint_loops", "loops"},
    {"preview_hint_spawns", "spawns"},
};

}  // namespace td
