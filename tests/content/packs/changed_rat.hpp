// Content of one pack with a rat in it, and what becomes of it when further packs change it.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/memory_pack.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::testing::changes {

inline const std::string base =
    "terrains: {floor: {name: F, glyph: .}, wall: {name: W, glyph: \"#\"}}\n"
    "features: {door: {name: D, glyph: \"+\"}}\n"
    "damage_kinds: {blunt: {name: Blunt}, fire: {name: Fire}}\n"
    "skills:\n"
    "  bite: {name: Bite, area: {shape: burst, radius: 2}, effects: [{do: damage, power: 5, kind: blunt}]}\n"
    "  claw: {name: Claw, effects: [{do: damage, power: 7, kind: blunt}]}\n"
    "tactics:\n"
    "  hunt: {name: Hunt, plans: [attack, {do: chase, within: 4}, wander, attack]}\n"
    "themes: {dark: {name: Dark}}\n"
    "dungeons:\n"
    "  cave: {name: Cave, party: [rat], floors: [{theme: dark, rooms: [3, 5]}], victory: [exit_reached]}\n"
    "species:\n"
    "  rat: {name: Rat, attack_skill: bite, tactic: hunt, health: 40, skills: [bite], resistances: {blunt: 10, fire: 20}}\n";

std::string reports(const ContentLoading& loading);

/// The content with a further pack `b`.
ContentLoading with(const std::string& more);
std::string reports_with(const std::string& more);

/// The only species of the content that a further pack changes.
Species changed_rat(const std::string& fields);

std::string reports_of_changed_rat(const std::string& fields);

}  // namespace td::testing::changes
