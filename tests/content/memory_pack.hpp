// Content of tests, from texts in place of files.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "content/yaml/read_tree.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::testing {

/// The definitions that a dungeon needs: a floor, a wall, a door, a theme, and a rat with a bite.
inline const std::string ground_rules =
    "terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\"}\n"
    "features:\n  door: {name: D, glyph: \"+\"}\n"
    "damage_kinds:\n  blunt: {name: Blunt}\n"
    "skills:\n  bite: {name: Bite, effects: [{do: damage, power: 5, kind: blunt}]}\n"
    "tactics:\n  hunt: {name: Hunt, plans: [chase]}\n"
    "species:\n  rat: {name: Rat, health: 20, attack_skill: bite, tactic: hunt}\n"
    "themes:\n  dark: {name: Dark}\n";

/// A dungeon that is made of `ground_rules`.
inline const std::string plain_dungeon =
    "dungeons:\n  cave: {name: Cave, party: [rat], floors: [{theme: dark}], victory: [exit_reached]}\n";

struct NamedText {
    std::string name;
    std::string text;
};

Pack pack_of(const std::string& id, const std::vector<NamedText>& files, std::vector<Problem>& problems);

/// A pack of these files, called `PREFIX0.yaml`, `PREFIX1.yaml` and so on.
Pack pack_of_texts(const std::string& id, const std::string& prefix, const std::vector<std::string>& texts, std::vector<Problem>& problems);

/// Loads a pack of these files.
ContentLoading load_named_texts(const std::vector<NamedText>& files);

/// Loads a pack of these files, called `0.yaml`, `1.yaml` and so on.
ContentLoading load_texts(const std::vector<std::string>& files);

/// Loads packs of one file each, called `a`, `b` and so on, which is also what their files are called.
ContentLoading load_in_turn(const std::vector<std::string>& texts);

/// The reports of all problems, as authors see them.
std::string reports(const std::vector<Problem>& problems);

}  // namespace td::testing
