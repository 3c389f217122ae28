#include "content/yaml/problem.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace td {

namespace {

/// Escapes line breaks and tabs, which a file name may have and which would break up the line of the message.
std::string in_one_line(std::string name) {
    for (std::size_t at = name.find_first_of("\n\t"); at != std::string::npos; at = name.find_first_of("\n\t", at))
        name.replace(at, 1, name[at] == '\n' ? "\\n" : "\\t");
    return name;
}

}  // namespace

std::string place_of(const Problem& problem) {
    if (problem.line == 0) return in_one_line(problem.file);
    return fmt::format("{}:{}:{}", in_one_line(problem.file), problem.line, problem.column);
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
