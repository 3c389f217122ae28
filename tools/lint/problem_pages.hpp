// One page for each problem code: its meaning, an example that has the problem, and the remedy.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/yaml/problem.hpp"

namespace td {

struct ProblemPage {
    ProblemCode code;
    std::string_view title;
    std::string_view meaning;
    /// A file of a pack loaded with the core pack, with only this problem. Empty if no short file can show it.
    std::string_view example;
    std::string_view remedy;
};

/// All pages, grouped by subject.
const std::vector<ProblemPage>& problem_pages();

/// The page of a code in the form `C031`, or null.
const ProblemPage* find_problem_page(std::string_view code);

/// The page as Markdown.
std::string to_markdown(const ProblemPage& page);

}  // namespace td
