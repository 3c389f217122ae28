#include "tools/delve/language_server/diagnostics.hpp"

#include <algorithm>

#include "content/yaml/folder.hpp"
#include "content/yaml/word_hints.hpp"

namespace td::delve::lsp {

using nlohmann::json;

namespace {

/// Source: DiagnosticSeverity of the protocol.
constexpr int error_severity = 1;
constexpr int warning_severity = 2;

TextRange range_of(const Problem& problem, const SourceText& source, PositionEncoding encoding) {
    return range_at(source, {problem.line, problem.column}, problem.length, encoding);
}

/// Problems whose hint names what their own word should be; others, such as warnings, may mean a word elsewhere in the definition.
bool is_about_its_word(ProblemCode code) {
    switch (code) {
        case ProblemCode::unknown_key:
        case ProblemCode::unknown_choice:
        case ProblemCode::unknown_id:
        case ProblemCode::unknown_type:
        case ProblemCode::bad_placeholder:
        case ProblemCode::nothing_to_change:
        case ProblemCode::missing_pack: return true;
        default: return false;
    }
}

std::string_view bytes_of(const SourceText& source, const TextRange& range, PositionEncoding encoding) {
    const std::string_view line = source.line(static_cast<int>(range.start.line) + 1);
    const std::size_t start = byte_at(line, range.start.column, encoding);
    return line.substr(start, byte_at(line, range.end.column, encoding) - start);
}

/// The word as it is written, `new_word` in place of its letters: quotes and braces stay. None if there are several words.
std::optional<std::string> in_its_place(std::string_view written, std::string_view new_word) {
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; };
    const auto begin = std::find_if(written.begin(), written.end(), is_letter);
    const auto end = std::find_if_not(begin, written.end(), is_letter);
    if (begin == end || std::any_of(end, written.end(), is_letter)) return std::nullopt;
    return std::string(written.begin(), begin).append(new_word).append(end, written.end());
}

}  // namespace

json to_json(const Problem& problem, const SourceText& source, PositionEncoding encoding) {
    std::string message = problem.message;
    if (!problem.hint.empty()) message += "\nhint: " + problem.hint;
    return {{"range", to_json(range_of(problem, source, encoding))},
            {"severity", is_warning(problem.code) ? warning_severity : error_severity},
            {"code", to_string(problem.code)},
            {"source", "delve"},
            {"message", std::move(message)}};
}

std::map<std::filesystem::path, std::vector<Problem>> problems_by_file(const Analysis& analysis) {
    std::map<std::filesystem::path, std::vector<Problem>> files;
    for (const Problem& problem : analysis.findings().problems) {
        std::filesystem::path file = problem.file;
        const bool is_folder = entry_behind(file).kind == FolderEntry::Kind::folder;
        if (is_folder && path_exists(file / "pack.yaml")) file /= "pack.yaml";
        files[file].push_back(problem);
    }
    return files;
}

std::optional<TextEdit> suggested_edit(const Problem& problem, const SourceText& source, PositionEncoding encoding) {
    if (problem.line < 1 || !is_about_its_word(problem.code)) return std::nullopt;
    const std::string_view suggestion = suggested_word(problem.hint);
    if (suggestion.empty()) return std::nullopt;
    const TextRange range = range_of(problem, source, encoding);
    const auto text = in_its_place(bytes_of(source, range, encoding), suggestion);
    return text ? std::optional(TextEdit{range, *text}) : std::nullopt;
}

}  // namespace td::delve::lsp
