// A dungeon whose last line a test chooses, and what is told of that line.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::testing {

inline const std::string dungeon_ground = ground_rules + "landmarks:\n  well: {name: Well}\n  gate: {name: Gate}\n";

/// A dungeon of one floor, whose last line is `line`, the eighth of the file 1.yaml.
inline ContentLoading load_dungeon(const std::string& line) {
    return load_texts({dungeon_ground,
                       "dungeons:\n"
                       "  cave:\n"
                       "    name: Cave\n"
                       "    party: [{species: rat, name: Whisker}]\n"
                       "    floors: [{theme: dark, landmarks: [well]}]\n"
                       "    guests: [{species: rat, name: Nib}]\n"
                       "    victory: [exit_reached]\n" +
                           line + "\n"});
}

/// The place, the message and the hint of its only problem.
inline std::string slip(const std::string& line) {
    const ContentLoading loading = load_dungeon(line);
    if (loading.problems.size() != 1) return std::to_string(loading.problems.size()) + " problems";
    const Problem& problem = loading.problems[0];
    return to_string(problem) + " " + problem.hint;
}

inline bool tells(const std::string& line, const std::string& place, const std::string& hint) {
    const std::string told = slip(line);
    INFO(told);
    const bool both = told.find("1.yaml:8:" + place + ":") != std::string::npos && told.find(hint) != std::string::npos;
    CHECK(both);
    return both;
}

}  // namespace td::testing
