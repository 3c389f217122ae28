// The smallest content that is a whole game, as the text of one file.
#pragma once

#include <string>

namespace td::testing {

inline const std::string small_game =
    "terrains: {floor: {name: F, glyph: .}, wall: {name: W, glyph: \"#\"}}\n"
    "features: {door: {name: D, glyph: \"+\"}}\n"
    "damage_kinds: {blunt: {name: Blunt}}\n"
    "skills: {bite: {name: Bite, effects: [{do: damage, power: 5, kind: blunt}]}}\n"
    "tactics: {hunt: {name: Hunt, plans: [attack]}}\n"
    "themes: {dark: {name: Dark}}\n"
    "dungeons: {cave: {name: Cave, party: [rat], floors: [{theme: dark}], victory: [exit_reached]}}\n"
    "items: {claw: {name: Claw, part: {slot: weapon, fires: bite}}}\n"
    "species: {rat: {name: Rat, attack_skill: bite, tactic: hunt, slots: {weapon: 1}, parts: [claw]}}\n";

}  // namespace td::testing
