#include "tools/lint/comment_check.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace td {

namespace {

bool is_gap(char c) { return c == ' ' || c == '\t'; }

/// Walks over the text once. Columns count from 0.
class CommentCheck {
public:
    explicit CommentCheck(const SourceText& source) : m_source(source), m_text(source.text()) {}

    std::vector<Problem> run() {
        for (std::size_t start = 0; start < m_text.size();) {
            const std::size_t end = std::min(m_text.find('\n', start), m_text.size());
            check(start, m_text.substr(start, end - start));
            start = end + 1;
        }
        return std::move(m_problems);
    }

private:
    void check(std::size_t start, std::string_view line) {
        const std::size_t column = line.find_first_not_of(' ');
        if (column == std::string_view::npos) {
            m_is_behind_row = false;
            return;
        }
        if (m_block_parent && static_cast<int>(column) > *m_block_parent && column >= m_block_indent.value_or(0)) {
            if (!m_block_indent) m_block_indent = column;
            m_is_behind_row = true;
            return;
        }
        const bool ends_block = m_block_parent && m_is_behind_row;
        m_block_parent.reset();
        if (line[column] != '#') return check_entry(start, line, column);
        if (ends_block && is_glued(line, column))
            report(start + column, "this row starts with `#`, to the left of the block above: it is a comment, not part of the block",
                   "indent it as far as the rows above; if it is a comment, put a space after the `#`");
    }

    /// True if a character other than a space follows the `#` at this column.
    static bool is_glued(std::string_view line, std::size_t column) { return column + 1 < line.size() && !is_gap(line[column + 1]); }

    void check_entry(std::size_t start, std::string_view line, std::size_t column) {
        const std::size_t comment = comment_in(line, column);
        std::string_view value = line.substr(0, comment);
        value.remove_suffix(value.size() - value.find_last_not_of(" \t") - 1);
        if (begins_block(value)) begin_block(line, column);
        if (comment == std::string_view::npos || !is_glued(line, comment)) return;
        const std::size_t value_start = std::max({value.rfind(": ") + 2, value.rfind("- ") + 2, value.find_last_of(",[{") + 1, column});
        const std::string_view plain = value_start <= value.size() ? value.substr(value_start) : std::string_view();
        const bool is_text = plain.find_first_not_of("0123456789.+-% ") != std::string_view::npos && plain.back() != '"' &&
                             plain.back() != '\'' && plain.back() != ']' && plain.back() != '}' && plain.back() != ':' &&
                             !begins_block(value);
        if (is_text)
            report(start + comment, "`#` starts a comment, so the text ends before it",
                   "put quotes around text with a `#`; if it is a comment, put a space after the `#`");
    }

    /// Where a comment begins, outside of quotes; npos if there is none.
    static std::size_t comment_in(std::string_view line, std::size_t column) {
        char quote = 0;
        for (std::size_t i = column; i < line.size(); ++i) {
            const char c = line[i];
            if (quote != 0) {
                if (c == '\\' && quote == '"')
                    ++i;
                else if (c == quote)
                    quote = 0;
                continue;
            }
            const std::size_t before = i == column ? std::string_view::npos : line.find_last_not_of(' ', i - 1);
            const bool may_begin = before == std::string_view::npos || before < column ||
                                   std::string_view(":-,[{").find(line[before]) != std::string_view::npos;
            if ((c == '"' || c == '\'') && may_begin) quote = c;
            if (c == '#' && (i == column || is_gap(line[i - 1]))) return i;
        }
        return std::string_view::npos;
    }

    /// `key: |`, `- >-`, `key: |2+`.
    static bool begins_block(std::string_view value) {
        const std::size_t sign = value.find_last_of("|>");
        if (sign == std::string_view::npos || sign < 2 || value[sign - 1] != ' ') return false;
        const char before = value[value.find_last_not_of(' ', sign - 1)];
        return (before == ':' || before == '-') && value.find_first_not_of("+-0123456789", sign + 1) == std::string_view::npos;
    }

    /// The block belongs to the key behind the dashes, or to the last dash.
    void begin_block(std::string_view line, std::size_t column) {
        std::size_t parent = column;
        while (line[column] == '-' && column + 1 < line.size() && is_gap(line[column + 1])) {
            parent = column;
            column = line.find_first_not_of(' ', column + 1);
            if (line[column] != '|' && line[column] != '>') parent = column;
        }
        m_block_parent = static_cast<int>(parent);
        m_block_indent.reset();
        m_is_behind_row = false;
    }

    void report(std::size_t offset, std::string message, std::string hint) {
        m_problems.push_back(m_source.problem_at(offset, ProblemCode::swallowed_by_comment, std::move(message), std::move(hint)));
    }

    const SourceText& m_source;
    std::string_view m_text;
    std::vector<Problem> m_problems;
    std::optional<int> m_block_parent;          ///< column of the entry of block text; lines indented further may belong to that text
    std::optional<std::size_t> m_block_indent;  ///< column of its first row; lines that begin further to the left end the text
    bool m_is_behind_row = false;               ///< the line before was a row of the block
};

}  // namespace

std::vector<Problem> swallowing_comments(const SourceText& source) { return CommentCheck(source).run(); }

}  // namespace td
