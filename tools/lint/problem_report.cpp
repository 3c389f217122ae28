#include "tools/lint/problem_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/utf8.hpp"

namespace td {

namespace {

/// The blanks before the caret. Tabs stay tabs, so that the caret is aligned with its place in any terminal.
std::string blanks_before(const Problem& problem, int caret) {
    std::string blanks;
    int column = 1;
    for (const char c : problem.source) {
        if (column >= caret) break;
        if (continues_character(c)) continue;
        blanks += c == '\t' ? '\t' : ' ';
        ++column;
    }
    blanks.append(static_cast<std::size_t>(std::max(0, caret - column)), ' ');
    return blanks;
}

/// The source line with its number, and below it a caret and a line of `~` under the place.
std::string excerpt(const Problem& problem) {
    const std::string number = std::to_string(problem.line);
    const int caret = problem.caret > 0 ? problem.caret : problem.column;
    const auto width = count_characters(problem.source);
    const auto begin = static_cast<std::size_t>(caret);
    // Of a shortened line, only the part that is shown can be underlined.
    const std::size_t length = problem.caret > 0 && width + 1 > begin ? std::min(problem.length, width + 1 - begin) : problem.length;
    const std::string underline(length > 1 ? length - 1 : 0, '~');
    return fmt::format("  {} | {}\n  {:{}} | {}^{}\n", number, problem.source, "", number.size(), blanks_before(problem, caret), underline);
}

}  // namespace

std::string to_report(const Problem& problem) {
    std::string report = place_of(problem) + ": ";
    if (problem.code != ProblemCode::none) report += to_string(problem.code) + (is_warning(problem.code) ? ": warning: " : ": ");
    if (!problem.path.empty()) report += problem.path + ": ";
    report += problem.message + "\n";
    if (!problem.source.empty()) report += excerpt(problem);
    if (!problem.hint.empty()) report += fmt::format("  hint: {}\n", problem.hint);
    return report;
}

}  // namespace td
