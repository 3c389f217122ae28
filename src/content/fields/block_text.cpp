#include "content/fields/block_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "catalog/pixel_letters.hpp"

namespace td {

namespace {

/// True if every character of the icon is a colour or an empty pixel; otherwise reports the first other one.
bool check_letters(TreeNode node, const std::vector<std::string_view>& lines, Reader& reader) {
    for (std::size_t row = 0; row < lines.size(); ++row)
        for (std::size_t column = 0; column < lines[row].size(); ++column) {
            const char letter = lines[row][column];
            if (letter == no_pixel || pixel_letters.find(letter) != std::string_view::npos) continue;
            const bool printable = letter > ' ' && letter < 127;
            report_in_block(node, row, column, ProblemCode::bad_combination,
                            printable ? fmt::format("`{}` is not a colour", letter) : "a pixel is a letter or a dot",
                            "white w, grey g, red r, orange o, yellow y, green n, teal t, blue b, purple p, black k; capitals are darker; "
                            "`.` is transparent",
                            reader);
            return false;
        }
    return true;
}

std::optional<std::string> read_icon(TreeNode node, const ValueKind& kind, Reader& reader) {
    std::optional<std::string> text = read_text(node, kind, reader);
    if (!text) return std::nullopt;
    const std::vector<std::string_view> lines = lines_of_block(*text);
    std::size_t width = 0;
    for (const std::string_view line : lines) width = std::max(width, line.size());
    constexpr auto most = static_cast<std::size_t>(icon_side);
    if (width > most || lines.size() > most) {
        reader.report(node, ProblemCode::out_of_range,
                      fmt::format("the icon is {} x {} letters; it can be up to {} x {}", width, lines.size(), most, most));
        return std::nullopt;
    }
    return check_letters(node, lines, reader) ? text : std::nullopt;
}

}  // namespace

std::vector<std::string_view> lines_of_block(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    while (!lines.empty() && lines.back().find_first_not_of(' ') == std::string_view::npos) lines.pop_back();
    return lines;
}

namespace {

Problem problem_in_block(TreeNode node, std::size_t row, std::size_t column, ProblemCode code, std::string message, std::string hint) {
    const int first = node.place().line + 1;
    const std::string_view line = node.source().line(first + static_cast<int>(row));
    std::string_view text = node.text();
    for (std::size_t i = 0; i < row; ++i) text.remove_prefix(std::min(text.size(), text.find('\n') + 1));
    text = text.substr(0, text.find('\n'));
    // In a block (`|`), each line of the text is a line of the file, indented.
    if (line.size() < text.size() || line.substr(line.size() - text.size()) != text || text.empty())
        return node.problem(code, std::move(message), std::move(hint));
    const int indented = static_cast<int>(line.size() - text.size());
    return node.source().problem_at(Place{first + static_cast<int>(row), indented + static_cast<int>(column) + 1}, code, std::move(message),
                                    std::move(hint), 1);
}

}  // namespace

void report_in_block(TreeNode node, std::size_t row, std::size_t column, ProblemCode code, std::string message, std::string hint,
                     Reader& reader) {
    reader.report(problem_in_block(node, row, column, code, std::move(message), std::move(hint)));
}

void warn_in_block(TreeNode node, std::size_t row, std::size_t column, ProblemCode code, std::string message, std::string hint,
                   Reader& reader) {
    reader.warn(problem_in_block(node, row, column, code, std::move(message), std::move(hint)));
}

bool is_block(TreeNode text) {
    const std::string_view line = text.source().line(text.place().line);
    const auto column = static_cast<std::size_t>(text.place().column);
    return column > 0 && column <= line.size() && line[column - 1] == '|';
}

Value<std::string> icon() { return cosmetic<std::string>({{ValueKind::Form::text, 1, 200}, read_icon, write_text}); }

}  // namespace td
