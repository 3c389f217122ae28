// A dungeon of one floor that a test describes, with a second file beside it, and what is told of them.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::testing {

inline const std::string floor_ground =
    "terrains:\n  floor: {name: F, glyph: ., passable: [walk, fly]}\n  wall: {name: W, glyph: \"#\", passable: [phase]}\n"
    "  pool: {name: P, glyph: \"~\", passable: [swim, fly]}\n"
    "features:\n  door: {name: D, glyph: \"+\"}\n  crate: {name: C, glyph: C, solid: true}\n"
    "damage_kinds:\n  blunt: {name: Blunt}\n"
    "items:\n  bread: {name: Bread}\n"
    "skills:\n  bite: {name: Bite, effects: [{do: damage, power: 5, kind: blunt}]}\n"
    "tactics:\n  hunt: {name: Hunt, plans: [chase]}\n"
    "species:\n  rat: {name: Rat, attack_skill: bite, tactic: hunt}\n"
    "  pike: {name: Pike, attack_skill: bite, tactic: hunt, moves: [swim]}\n"
    "  bat: {name: Bat, attack_skill: bite, tactic: hunt, moves: [fly]}\n"
    "themes:\n  dark: {name: Dark}\n";

inline const std::string nothing_more = "landmarks:\n  well: {name: Well}\n";

inline ContentLoading load_with(const std::string& file, const std::string& floor = "{theme: dark}") {
    return load_texts(
        {floor_ground + "dungeons:\n  cave: {name: Cave, party: [rat], victory: [exit_reached], floors: [" + floor + "]}\n", file});
}

inline bool tells(const ContentLoading& loading, const std::string& place, const std::string& words) {
    std::string all;
    bool told = false;
    for (const Problem& problem : loading.problems) {
        all += to_string(problem) + " " + problem.hint + "\n";
        told = told || (to_string(problem).find(place + ":") != std::string::npos &&
                        (to_string(problem) + " " + problem.hint).find(words) != std::string::npos);
    }
    INFO(all);
    CHECK(told);
    return told;
}

}  // namespace td::testing
