// A difficulty whose last lines a test chooses, and what is told of them.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "content/memory_pack.hpp"

namespace td::testing {

inline const std::string difficulty_ground = ground_rules + "items:\n  bread: {name: Bread}\n";

inline const std::string cave = "dungeons:\n  cave: {name: Cave, party: [rat], floors: [{theme: dark}], victory: [exit_reached]}\n";
inline const std::string second_tactic = "tactics:\n  stalk: {name: Stalk, plans: [chase]}\n";

inline ContentLoading load_difficulty(const std::string& line) {
    return load_texts({difficulty_ground, cave, second_tactic, "difficulties:\n  hard:\n    name: Hard\n    description: D.\n" + line});
}

/// The only problem of a difficulty whose fifth line is `line`, at this column, with the hint.
inline void check_told(const std::string& line, const std::string& column, const std::string& hint) {
    const ContentLoading loading = load_difficulty(line);
    INFO(reports(loading.problems));
    REQUIRE(loading.problems.size() == 1);
    const std::string told = to_string(loading.problems[0]) + " " + loading.problems[0].hint;
    CHECK(told.find("3.yaml:5:" + column + ":") != std::string::npos);
    CHECK(told.find(hint) != std::string::npos);
}

}  // namespace td::testing
