#include "content/yaml/problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace td {

std::string place_of(const Problem& problem) {
    if (problem.line == 0) return problem.file;
    return fmt::format("{}:{}:{}", problem.file, problem.line, problem.column);
}

std::string to_string(ProblemCode code) { return fmt::format("C{:03}", static_cast<int>(code)); }

std::string to_string(const Problem& problem) {
    const std::string hint = problem.hint.empty() ? "" : fmt::format(" ({})", problem.hint);
    return fmt::format("{}: {}{}", place_of(problem), problem.message, hint);
}

void sort_by_place(std::vector<Problem>& problems) {
    std::stable_sort(problems.begin(), problems.end(), [](const Problem& a, const Problem& b) {
        return std::tie(a.file, a.line, a.column) < std::tie(b.file, b.line, b.column);
    });
}

}  // namespace td

template class std::vector<td::Problem>;
