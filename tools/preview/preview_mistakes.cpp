#include "tools/preview/preview_mistakes.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace td {

namespace {

namespace files = std::filesystem;

/// The part of a problem's path after the definition; nothing: the problem is elsewhere.
std::optional<std::string> field_in(const PreviewSubject& subject, std::string_view path) {
    const std::string own = subject.type + "." + subject.id;
    if (!path.starts_with(own)) return std::nullopt;
    path.remove_prefix(own.size());
    if (path.empty() || path.front() == '[') return std::string(path);
    return path.front() == '.' ? std::optional(std::string(path.substr(1))) : std::nullopt;
}

bool is_in_file_of(const PreviewSubject& subject, const Problem& problem) {
    std::error_code failed;
    return files::equivalent(subject.place.substr(0, subject.place.rfind(':')), problem.file, failed);
}

std::string without_indentation(const std::string& line) {
    const std::size_t begin = line.find_first_not_of(' ');
    return begin == std::string::npos ? std::string() : line.substr(begin);
}

/// Problems of single glyphs have the path of the vault.
std::optional<Point> place_on_map(const PreviewSubject& subject, const Problem& problem) {
    if (!subject.map_corner) return std::nullopt;
    const Point at = Point{problem.column, problem.line} - *subject.map_corner;
    return at.x >= 0 && at.y >= 0 ? std::optional(at) : std::nullopt;
}

}  // namespace

std::vector<Problem> problems_in(const std::vector<Problem>& problems, const PreviewSubject& subject) {
    std::vector<Problem> found;
    for (const Problem& problem : problems)
        if (field_in(subject, problem.path) || (problem.path.empty() && is_in_file_of(subject, problem))) found.push_back(problem);
    return found;
}

std::vector<PreviewMistake> mistakes_of(const std::vector<Problem>& problems, const PreviewSubject& subject) {
    std::vector<PreviewMistake> mistakes;
    for (const Problem& problem : problems_in(problems, subject)) {
        PreviewMistake mistake;
        mistake.place = fmt::format("{}:{}", files::path(problem.file).filename().string(), problem.line);
        mistake.field = field_in(subject, problem.path).value_or(std::string());
        mistake.source = without_indentation(problem.source);
        mistake.told = problem.hint.empty() ? problem.message : fmt::format("{} ({})", problem.message, problem.hint);
        mistake.is_warning = is_warning(problem.code);
        mistake.on_map = place_on_map(subject, problem);
        mistakes.push_back(std::move(mistake));
    }
    return mistakes;
}

}  // namespace td
