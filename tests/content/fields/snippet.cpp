#include "content/fields/snippet.hpp"

namespace td::testing {

Snippet::Snippet(const std::string& yaml) : m_reading(read_tree("f.yaml", yaml)) {
    REQUIRE_MESSAGE(m_reading.tree, yaml);
    REQUIRE_MESSAGE(m_reading.problems.empty(), yaml);
}

std::string Snippet::first() const {
    if (problems.empty()) return {};
    const Problem& problem = problems[0];
    return std::to_string(problem.column) + " " + to_string(problem.code) + ": " + problem.message +
           (problem.hint.empty() ? "" : " (" + problem.hint + ")");
}

}  // namespace td::testing
