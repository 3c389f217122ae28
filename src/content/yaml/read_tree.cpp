#include "content/yaml/read_tree.hpp"

#include <fmt/format.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>
#include <utility>

#include "content/yaml/line_check.hpp"
#include "content/yaml/lookalikes.hpp"
#include "content/yaml/tree_builder.hpp"

namespace td {

namespace {

struct Complaint {
    std::string_view parser;  ///< how the parser's message begins
    std::string_view message;
    std::string_view hint;
    int back = 0;  ///< characters between the mistake and the later place that the parser reports
};

/// Messages of yaml-cpp, with the messages for authors in their place.
constexpr Complaint complaints[] = {
    {"end of map not found", "does not line up with the lines above it", "align entries that belong together"},
    {"end of sequence not found", "does not line up with the items above it", "start each item of a list with `- ` in the same column"},
    {"end of map flow not found", "expected `,` or `}` here", ""},
    {"end of sequence flow not found", "expected `,` or `]` here", ""},
    {"illegal map value", "a `:` is out of place here", "put quotes around text with a colon"},
    {"illegal block entry", "a list cannot start here", "put its first `-` on a new line below the key"},
    {"illegal flow end", "there is one closing bracket too many", ""},
    {"unknown escape character", "not a valid escape after `\\`", "write a single backslash as `\\\\`", 2},
    {"invalid unicode", "this escape is not a character", "half of a pair such as `\\uD83D\\uDE00` is none: type the character itself"},
    {"unknown token", "YAML does not allow this here", "put quotes around text"},
};

std::size_t offset_of(const YAML::Mark& mark, int back) { return static_cast<std::size_t>(std::max(0, mark.pos - back)); }

/// The hint where the parser expected a comma. It notices `{a: 1 b: 2}` at the second colon, but also `{a: Jory: gone}`, where that colon
/// is part of the text. Empty where there is no colon.
std::string hint_for_lost_comma(std::string_view text, std::size_t offset) {
    if (offset >= text.size()) return {};
    if (text[offset] != ':') return {};
    const std::size_t before = text.find_last_of(" ,{[\n", offset);
    const std::size_t word_start = before == std::string_view::npos ? 0 : before + 1;
    if (word_start >= offset) return {};
    const std::string_view word = text.substr(word_start, offset - word_start);
    const std::size_t previous = text.find_last_not_of(' ', word_start == 0 ? 0 : word_start - 1);
    const bool follows_colon = previous != std::string_view::npos && text[previous] == ':';
    if (follows_colon || !may_be_key(word)) return "put quotes around text with a colon";
    return fmt::format("is a `,` missing before `{}`?", shortened(word));
}

Problem explain_parser_error(const SourceText& source, const YAML::ParserException& error) {
    for (const Complaint& complaint : complaints)
        if (error.msg.compare(0, complaint.parser.size(), complaint.parser) == 0) {
            const std::size_t offset = offset_of(error.mark, complaint.back);
            std::string hint(complaint.hint);
            if (hint.empty()) hint = hint_for_lookalike_sign(source.line(source.place(offset).line), "[]{}:");
            if (hint.empty()) hint = hint_for_lost_comma(source.text(), offset);
            return source.problem_at(offset, ProblemCode::syntax, std::string(complaint.message), hint);
        }
    return source.problem_at(offset_of(error.mark, 0), ProblemCode::syntax, error.msg);
}

/// The problems that show before parsing.
std::vector<Problem> problems_of_text(const SourceText& source, std::size_t bytes, const TreeLimits& limits) {
    if (bytes > limits.bytes)
        return {Problem{.file = source.name(),
                        .message = fmt::format("has {} bytes; a file can have {}", bytes, limits.bytes),
                        .code = ProblemCode::file_too_large,
                        .hint = "split it into several files"}};
    if (auto problem = source.not_text()) return {*std::move(problem)};
    return check_lines(source);
}

/// A reading without a tree.
TreeReading failed(Problem problem) {
    TreeReading reading;
    reading.problems.push_back(std::move(problem));
    return reading;
}

TreeReading parse(SourceText source, const TreeLimits& limits) {
    TreeBuilder builder(source, limits);
    std::istringstream stream{std::string(source.text())};
    try {
        YAML::Parser parser(stream);
        if (!parser.HandleNextDocument(builder))
            return failed(source.problem_at(0, ProblemCode::empty_file, "this file contains only blanks and comments"));
        parser.HandleNextDocument(builder);  // TreeBuilder throws TreeStopped at a second document
    } catch (const TreeStopped& stopped) {
        return failed(stopped.problem);
    } catch (const YAML::ParserException& error) {
        return failed(explain_parser_error(source, error));
    }
    TreeReading reading;
    reading.problems = builder.take_problems();
    sort_by_place(reading.problems);
    reading.tree = std::make_unique<const Tree>(std::move(source), builder.take_rows(), builder.take_texts());
    return reading;
}

TreeReading read_bytes(std::string name, std::string bytes, const TreeLimits& limits) {
    const std::size_t size = bytes.size();
    SourceText source(std::move(name), std::move(bytes));
    TreeReading reading;
    reading.problems = problems_of_text(source, size, limits);
    if (!reading.problems.empty()) return reading;
    return parse(std::move(source), limits);
}

}  // namespace

TreeReading read_tree(std::string name, std::string_view bytes, const TreeLimits& limits) {
    return read_bytes(std::move(name), std::string(bytes), limits);
}

TreeReading read_tree_file(const std::filesystem::path& file, const std::string& name, const UnsavedTexts& unsaved,
                           const TreeLimits& limits) {
    if (const auto text = unsaved.find(file); text != unsaved.end()) return read_bytes(name, text->second, limits);
    FileBytes read = read_file_bytes(file, name, limits.bytes);
    if (read.problem) return failed(std::move(*read.problem));
    return read_bytes(name, std::move(read.bytes), limits);
}

}  // namespace td
