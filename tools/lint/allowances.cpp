#include "tools/lint/allowances.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "base/utf8.hpp"
#include "tools/lint/problem_pages.hpp"

namespace td {

namespace {

constexpr std::size_t nowhere = std::string_view::npos;

/// Finds where comments begin. A `#` inside quotes, or in block text (below a `|` or `>`), begins none.
class CommentScan {
public:
    struct Comment {
        std::size_t offset;
        std::size_t end;
        bool alone;  ///< only blanks precede the comment in its line
        int line;
    };

    explicit CommentScan(std::string_view text) : m_text(text) {}

    std::vector<Comment> run() {
        int line = 0;
        for (std::size_t start = 0; start < m_text.size(); start = m_end + 1) {
            m_start = start;
            m_end = std::min(m_text.find('\n', start), m_text.size());
            ++line;
            const std::size_t word = m_text.find_first_not_of(" \t", start);
            if (word == nowhere || word >= m_end) continue;
            if (m_in_block && word - start > m_block_parent) continue;
            m_in_block = false;
            const std::size_t comment = scan_line(word);
            if (comment < m_end) m_comments.push_back({comment, m_end, comment == word, line});
            if (comment > word) m_code_lines.push_back(line);
        }
        return std::move(m_comments);
    }

    /// The first line below `line` that holds more than a comment; 0 if none does.
    int code_line_below(int line) const {
        const auto next = std::upper_bound(m_code_lines.begin(), m_code_lines.end(), line);
        return next == m_code_lines.end() ? 0 : *next;
    }

private:
    /// Where the comment of the line begins, or its end.
    std::size_t scan_line(std::size_t word) {
        std::size_t entry = word;
        bool value_may_begin = true;
        for (std::size_t i = word; i < m_end; ++i) {
            const char c = m_text[i];
            const bool blank_follows = i + 1 >= m_end || is_blank(m_text[i + 1]);
            if (c == '#' && (i == word || is_blank(m_text[i - 1]))) return i;
            if (is_blank(c)) continue;
            if (value_may_begin && (c == '"' || c == '\'')) {
                i = end_of_quote(i);
                value_may_begin = false;
            } else if (value_may_begin && m_depth == 0 && (c == '|' || c == '>')) {
                m_in_block = true;
                m_block_parent = entry - m_start;
                value_may_begin = false;
            } else if (value_may_begin && c == '-' && blank_follows && m_depth == 0) {
                entry = i;
            } else {
                if (m_depth == 0 && value_may_begin && m_text[entry] == '-' && is_key(i)) entry = i;
                value_may_begin = step_over(c, value_may_begin, blank_follows);
            }
        }
        return m_end;
    }

    /// Counts brackets. True if a value may begin behind the character.
    bool step_over(char c, bool value_may_begin, bool blank_follows) {
        if (value_may_begin && (c == '[' || c == '{')) {
            ++m_depth;
            return true;
        }
        if (m_depth > 0 && (c == ']' || c == '}')) {
            --m_depth;
            return false;
        }
        return (m_depth > 0 && c == ',') || (c == ':' && blank_follows);
    }

    bool is_key(std::size_t from) const { return m_text.substr(from, m_end - from).find(": ") != nowhere; }

    /// Byte of the closing quote, or the last byte of the line.
    std::size_t end_of_quote(std::size_t from) const {
        const char quote = m_text[from];
        for (std::size_t i = from + 1; i < m_end; ++i) {
            if (quote == '"' && m_text[i] == '\\')
                ++i;
            else if (m_text[i] == quote && quote == '\'' && i + 1 < m_end && m_text[i + 1] == quote)
                ++i;
            else if (m_text[i] == quote)
                return i;
        }
        return m_end - 1;
    }

    static bool is_blank(char c) { return c == ' ' || c == '\t'; }

    std::string_view m_text;
    std::vector<Comment> m_comments;
    std::vector<int> m_code_lines;
    std::size_t m_start = 0;
    std::size_t m_end = 0;
    int m_depth = 0;                 ///< number of open brackets
    bool m_in_block = false;         ///< in block text
    std::size_t m_block_parent = 0;  ///< column of the key or dash of the block text; lines indented further belong to that text
};

/// Removes the first word of the text, with the blanks before it, and returns it; empty if there is none.
std::string_view take_word(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(" \t"));
    text.remove_prefix(word.size());
    return word;
}

/// The allowance in a comment; none in a comment without `lint:`.
std::optional<Allowance> allowance_of(std::string_view comment) {
    comment.remove_prefix(std::min(comment.find_first_not_of('#'), comment.size()));
    if (take_word(comment) != "lint:") return std::nullopt;
    Allowance allowance;
    if (take_word(comment) != "allow") return allowance;
    allowance.code = take_word(comment);
    allowance.has_reason = take_word(comment) == "because" && !take_word(comment).empty();
    return allowance;
}

Problem problem_at_allowance(const SourceText& source, const Allowance& allowance, ProblemCode code, std::string message,
                             std::string hint) {
    return source.problem_at(allowance.offset, code, std::move(message), std::move(hint), allowance.length);
}

/// The problem of an allowance itself, whatever warnings there are; nothing if it is valid.
std::optional<Problem> problem_of(const SourceText& source, const Allowance& allowance) {
    constexpr const char* form = "write `# lint: allow C053 because ...`";
    if (allowance.code.empty())
        return problem_at_allowance(source, allowance, ProblemCode::cannot_be_allowed,
                                    "this comment starts with `lint:` but is not understood", form);
    const ProblemPage* page = find_problem_page(allowance.code);
    const std::string_view code = first_characters(allowance.code, 40);
    if (!page)
        return problem_at_allowance(source, allowance, ProblemCode::cannot_be_allowed,
                                    fmt::format("`{}` is not the code of a problem", code), form);
    if (!can_be_allowed(page->code))
        return problem_at_allowance(source, allowance, ProblemCode::cannot_be_allowed, fmt::format("{} cannot be allowed", code),
                                    "only warnings can; fix the error");
    if (!allowance.has_reason)
        return problem_at_allowance(source, allowance, ProblemCode::allowed_without_reason,
                                    fmt::format("{} is allowed without a reason", code), form);
    return std::nullopt;
}

/// Removes the warnings that the allowance silences. False if there were none.
bool remove_allowed(const Allowance& allowance, std::vector<Problem>& warnings) {
    return std::erase_if(warnings, [&](const Problem& warning) {
               return warning.line == allowance.line && to_string(warning.code) == allowance.code && is_warning(warning.code);
           }) > 0;
}

bool is_about_play(const Allowance& allowance) {
    const ProblemPage* const page = find_problem_page(allowance.code);
    return page != nullptr && is_found_by_playing(page->code);
}

}  // namespace

std::vector<Allowance> allowances_in(const SourceText& source) {
    std::vector<Allowance> result;
    CommentScan scan(source.text());
    for (const CommentScan::Comment& comment : scan.run()) {
        auto allowance = allowance_of(source.text().substr(comment.offset, comment.end - comment.offset));
        if (!allowance) continue;
        allowance->line = comment.alone ? scan.code_line_below(comment.line) : comment.line;
        allowance->offset = comment.offset;
        allowance->length = comment.end - comment.offset;
        result.push_back(std::move(*allowance));
    }
    return result;
}

void apply_allowances(const SourceText& source, std::vector<Problem>& warnings) {
    std::vector<Problem> more;
    for (const Allowance& allowance : allowances_in(source)) {
        const bool is_used = remove_allowed(allowance, warnings) || is_about_play(allowance);
        if (auto problem = problem_of(source, allowance))
            more.push_back(std::move(*problem));
        else if (!is_used)
            more.push_back(problem_at_allowance(source, allowance, ProblemCode::allowed_for_nothing,
                                                fmt::format("{} is allowed, but not reported here", allowance.code), "delete the comment"));
    }
    warnings.insert(warnings.end(), more.begin(), more.end());
}

void apply_allowances_for_play(const SourceText& source, std::vector<Problem>& warnings) {
    for (const Allowance& allowance : allowances_in(source))
        if (allowance.has_reason && is_about_play(allowance)) remove_allowed(allowance, warnings);
}

}  // namespace td
