// A difficulty whose last lines a test chooses, and what is told of them.
#pragma once

#include <string>

#include "content/one_problem.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::testing {

inline const std::string difficulty_ground = ground_rules + "items:\n  bread: {name: Bread}\n";

inline const std::string second_tactic = "tactics:\n  stalk: {name: Stalk, plans: [chase]}\n";

inline ContentLoading load_difficulty(const std::string& line) {
    return load_texts(
        {difficulty_ground, plain_dungeon, second_tactic, "difficulties:\n  hard:\n    name: Hard\n    description: D.\n" + line});
}

/// The only problem of a difficulty whose fifth line is `line`, at this column, with the hint.
inline void check_told(const std::string& line, const std::string& column, const std::string& hint) {
    check_told(load_difficulty(line).problems, "3.yaml:5:" + column, hint);
}

}  // namespace td::testing
