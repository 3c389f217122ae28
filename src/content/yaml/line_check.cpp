#include "content/yaml/line_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/yaml/lookalikes.hpp"

namespace td {

namespace {

constexpr std::size_t none_there = std::string_view::npos;

/// Walks over the text once. A column is a number of bytes from the start of the line, from 0.
class LineCheck {
public:
    explicit LineCheck(const SourceText& source) : m_source(source), m_text(source.text()) {}

    std::vector<Problem> run() {
        constexpr std::size_t most = 20;
        std::vector<Problem> found;
        for (std::size_t start = 0; start < m_text.size(); start = m_line_end + 1) {
            m_line_start = start;
            m_line_end = std::min(m_text.find('\n', start), m_text.size());
            check_line();
            if (!m_problem) continue;
            if (!found.empty() && m_may_be_text) return found;  // this line may follow from the problem before
            found.push_back(*std::exchange(m_problem, std::nullopt));
            if (!m_is_of_line || found.size() == most || !m_open.empty() || is_above_deeper_line()) return found;
            go_on_behind_problem();
        }
        if (!m_open.empty()) {
            report_open_bracket();
            found.push_back(*std::exchange(m_problem, std::nullopt));
        }
        return found;
    }

private:
    /// Entries that stand in one column.
    struct Block {
        std::size_t column = 0;
        std::size_t start = 0;  ///< byte of the first of them
        bool is_list = false;   ///< the last of them is an item
    };

    /// The line of a problem counts as an entry with its value, so that the lines below it are looked at as if it were right.
    void go_on_behind_problem() {
        m_is_of_line = m_may_be_text = false;
        m_value_column.reset();
        m_plain_item.reset();
        m_outdented.reset();
        m_lone_value = -1;
    }
    /// True if the next line that is neither empty nor a comment is indented further: then it is unknown what belongs where.
    bool is_above_deeper_line() const {
        const std::size_t own = m_text.find_first_not_of(' ', m_line_start) - m_line_start;
        for (std::size_t start = m_line_end + 1; start < m_text.size(); start = m_text.find('\n', start) + 1) {
            const std::size_t first = m_text.find_first_not_of(' ', start);
            if (first == none_there) return false;
            if (m_text[first] != '\n' && m_text[first] != '#') return first - start > own;
            if (m_text.find('\n', start) == none_there) return false;
        }
        return false;
    }

    void check_line() {
        m_cursor = m_line_start;
        skip_spaces();
        if (m_cursor == m_line_end || inside_block_text()) return;
        if (m_text[m_cursor] == '\t')
            return report(m_cursor, ProblemCode::tab_indentation, "a tab indents this line", "use spaces; most editors can convert tabs");
        if (m_text[m_cursor] == '#') return note_comment();
        if (const std::optional<Lookalike> odd = odd_start()) return report_odd_start(*odd);
        if (!m_open.empty()) return check_bracketed_line();
        if (m_text[m_line_start] == '%')
            return report(m_line_start, ProblemCode::directive, "a line that starts with `%` has a special meaning in YAML",
                          "delete it, or put quotes around text");
        if (!is_marker()) check_block_line();
    }

    /// A blank or an invisible character as in text copied from web pages; empty: the line starts with neither.
    std::optional<Lookalike> odd_start() const {
        std::optional<Lookalike> found = lookalike_at(m_text.substr(m_cursor, m_line_end - m_cursor));
        return found && (found->plain == ' ' || found->plain == 0) ? found : std::nullopt;
    }
    void report_odd_start(const Lookalike& odd) {
        if (odd.plain == 0)
            return report(m_cursor, ProblemCode::wrong_indentation, "this line starts with an invisible character", odd.hint);
        report(m_cursor, ProblemCode::wrong_indentation, "this line is indented with a blank that is not a plain space",
               "type the spaces again");
    }

    /// True for `---` and `...` lines: TreeBuilder checks those.
    bool is_marker() const {
        const std::string_view head = m_text.substr(m_line_start, 3);
        return head == "---" || head == "...";
    }

    bool inside_block_text() {
        m_ended_parent.reset();
        if (!m_block_text_parent) return false;
        if (static_cast<int>(column()) > *m_block_text_parent) return true;
        m_ended_parent = m_block_text_parent;
        m_block_text_parent.reset();
        return false;
    }
    /// A comment that stands left of block text ends it: rows below that are indented as before belong nowhere.
    void note_comment() {
        if (m_ended_parent) m_cut = Cut{m_cursor, *m_ended_parent};
    }
    bool is_cut_from_block() const { return m_cut && static_cast<int>(column()) > m_cut->parent; }

    void check_block_line() {
        if (is_cut_from_block())
            return report(m_cut->comment, ProblemCode::syntax, "this comment ends the block text above, but more of its rows follow",
                          "if it is a row that starts with `#`, indent it as far as the others");
        m_cut.reset();
        if (const std::optional<Lookalike> dash = odd_dash()) return report_odd_dash(*dash);
        const bool runs_on = m_value_column && static_cast<int>(column()) > *m_value_column;
        if (const Block* block = runs_on ? nullptr : block_without_dash()) return report_block_without_dash(*block);
        if (!runs_on && ends_blocks_out_of_line()) return report_between();
        const auto begin = static_cast<int>(column());
        m_entry_column = parent_column();
        const bool is_item = skip_dashes();
        if (runs_on) return report_run_on(is_item, begin);
        record_column(false);
        note_outdented(is_item);
        m_value_column.reset();
        m_plain_item.reset();
        m_lone_value = is_item ? -1 : begin;
        m_lone_start = m_line_start + static_cast<std::size_t>(begin);
        if (at_end()) return;
        if (at_sign_as_key()) return report_sign_as_key();
        if (at_quote()) return check_quoted_entry();
        if (is_bracket(here()) || here() == '|' || here() == '>') return check_value();
        if (here() == '?' && blank_follows()) return;
        if (is_indicator()) return report_indicator();
        check_plain_entry(is_item);
    }

    /// A dash, minus sign or bullet in place of the dash of an item that is a map: a `key: value` follows it.
    std::optional<Lookalike> odd_dash() const {
        std::optional<Lookalike> found = lookalike_at(m_text.substr(m_cursor, m_line_end - m_cursor));
        if (!found || found->plain != '-') return std::nullopt;
        const std::size_t colon = find_colon(m_cursor + found->bytes, plain_end());
        return colon != none_there && colon > m_cursor + found->bytes ? found : std::nullopt;
    }
    void report_odd_dash(const Lookalike& dash) {
        report(m_cursor, ProblemCode::syntax, "an item of a list starts with a plain `-` and a space", dash.hint);
        m_is_of_line = true;
    }

    /// Column of the entry that a value without key and dash belongs to; -1: the value would be the whole file.
    int parent_column() const {
        const auto parent = std::find_if(m_blocks.rbegin(), m_blocks.rend(), [&](const Block& each) { return each.column < column(); });
        return parent == m_blocks.rend() ? -1 : static_cast<int>(parent->column);
    }

    void record_column(bool is_list) {
        if (m_blocks.empty() || m_blocks.back().column < column()) m_blocks.push_back({column(), m_cursor, is_list});
        m_blocks.back().is_list = is_list;
    }

    /// The entries above, if they were meant as the first item of the list that goes on here: only their dash is missing.
    const Block* block_without_dash() const {
        if (here() != '-' || !blank_follows()) return nullptr;
        const std::string_view key = key_at(m_text.find_first_not_of(" {", m_cursor + 1));
        const bool begins_here = !m_value_column && !m_blocks.empty() && m_blocks.back().column == column();
        const Block* found = nullptr;
        for (const Block& block : m_blocks) {
            if (block.column == column() && (block.is_list || begins_here)) return nullptr;
            const bool fits = block.column == column() || block.column == column() + 2;
            if (fits && !key.empty() && stands_first(block.start) && key_at(block.start) == key) found = &block;
        }
        return found;
    }
    /// True if only spaces come before this byte in its line.
    bool stands_first(std::size_t offset) const {
        const std::size_t before = m_text.substr(0, offset).find_last_not_of(' ');
        return before == none_there || m_text[before] == '\n';
    }
    /// `do:` of `do: damage`; empty where no key stands.
    std::string_view key_at(std::size_t offset) const {
        const std::string_view line = m_text.substr(std::min(offset, m_text.size()));
        const std::size_t end = line.find_first_of(": \n");
        return end == none_there || line[end] != ':' ? std::string_view() : line.substr(0, end + 1);
    }
    void report_block_without_dash(const Block& block) {
        const std::string_view key = key_at(block.start);
        const auto line = 1 + std::count(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(block.start), '\n');
        const std::string hint = block.column == column()
                                     ? fmt::format("put a `- ` before `{}` in line {}, and indent what follows it", key, line)
                                     : fmt::format("put a `- ` before `{}` in line {}, in the column of the dashes below", key, line);
        report(block.start, ProblemCode::wrong_indentation, "is above a list but has no dash", hint);
    }

    /// Ends the blocks to the right of this line. True if the line is indented less than the entry above, but lines up with no entry around
    /// it.
    bool ends_blocks_out_of_line() {
        bool left_of_one = false;
        m_left.reset();
        for (; !m_blocks.empty() && m_blocks.back().column > column(); m_blocks.pop_back()) {
            left_of_one = true;
            m_left = m_blocks.back().column;
        }
        std::erase_if(m_columns_with_values, [this](std::size_t each) { return each > column(); });
        const bool in_line = m_blocks.empty() ? column() == 0 : m_blocks.back().column == column();
        return left_of_one && !in_line;
    }

    /// Notes a line that stands left of the one above it, where none of its neighbours has a value in its own line. What follows in the
    /// column of the line above belongs there, and so did this line.
    void note_outdented(bool is_item) {
        const std::size_t end = m_text.find('\n', m_cursor);
        const std::string_view line = m_text.substr(m_cursor, end == none_there ? end : end - m_cursor);
        const std::size_t colon = line.find(": ");
        const std::size_t value = colon == none_there ? none_there : line.find_first_not_of(' ', colon + 1);
        const bool has_value = value != none_there && line[value] != '#';
        const std::size_t here = column();
        const bool is_first = std::find(m_columns_with_values.begin(), m_columns_with_values.end(), here) == m_columns_with_values.end();
        m_outdented.reset();
        if (!is_item && has_value && is_first && m_left) m_outdented = Outdented{m_line_start + here, static_cast<int>(*m_left)};
        if (has_value && is_first) m_columns_with_values.push_back(here);
        m_left.reset();
    }

    /// True if there were any.
    bool skip_dashes() {
        bool any = false;
        while (m_cursor < m_line_end && here() == '-' && blank_follows()) {
            m_entry_column = static_cast<int>(column());
            record_column(true);
            ++m_cursor;
            skip_blanks();
            any = true;
        }
        return any;
    }

    void check_quoted_entry() {
        const int entry = static_cast<int>(column());
        if (!skip_quoted()) return;
        skip_blanks();
        if (m_cursor < m_line_end && here() == ':' && blank_follows()) {
            m_entry_column = entry;
            ++m_cursor;
            return check_value();
        }
        m_value_column = m_entry_column;
    }

    void check_plain_entry(bool is_item) {
        const std::size_t end = plain_end();
        const std::size_t colon = find_colon(m_cursor, end);
        if (here() == '-' && m_cursor + 1 < m_line_end && is_bracket(m_text[m_cursor + 1]))
            return report(m_cursor, ProblemCode::syntax, "an item of a list needs a space after its `-`",
                          fmt::format("write `- {}`", m_text[m_cursor + 1]));
        if (here() == '-' && colon != none_there && m_text[m_cursor + 1] >= 'a' && m_text[m_cursor + 1] <= 'z') {
            report(m_cursor, ProblemCode::syntax, "an item of a list needs a space after its `-`", "put a space after the `-`");
            m_is_of_line = true;
            return;
        }
        const std::size_t bracket = m_text.substr(0, end).find_first_of("[{", m_cursor);
        if (bracket < colon && colon != none_there && is_blank(m_text[bracket - 1]))
            return report(m_cursor, ProblemCode::syntax, fmt::format("a `:` is missing before the `{}`", m_text[bracket]),
                          hint_for_lookalike_sign(m_text.substr(m_cursor, end - m_cursor)));
        if (colon != none_there) {
            m_entry_column = static_cast<int>(column());
            m_cursor = colon + 1;
            return check_value();
        }
        if (!is_item) return report_neither_key_nor_item(m_cursor, end);
        m_plain_item = m_cursor;
        m_value_column = m_entry_column;
    }

    /// Checks the value behind `key:` or `-`, or a value alone in its line.
    void check_value() {
        skip_blanks();
        if (at_end()) return;
        m_value_column = m_entry_column;
        if (at_quote()) {
            const char quote = here();
            if (skip_quoted()) check_behind_quote(quote);
            return;
        }
        if (is_bracket(here())) return check_brackets();
        if (here() == '|' || here() == '>') {
            m_value_column.reset();
            m_block_text_parent = m_entry_column;
            return;
        }
        if (is_indicator()) return report_indicator();
        if (here() == '-' && blank_follows())
            return report(m_cursor, ProblemCode::syntax, "start the list on the line below its key",
                          "put quotes around text that starts with a dash");
        const std::size_t colon = find_colon(m_cursor, plain_end());
        if (colon == none_there) return;
        report(colon, ProblemCode::unquoted_colon, "a second `:` in this line",
               may_be_key(m_text.substr(m_cursor, colon - m_cursor)) ? "put braces around a map, or quotes around text with a colon"
                                                                     : "put quotes around text with a colon");
        m_is_of_line = true;
    }

    void check_bracketed_line() {
        const bool closes = here() == ']' || here() == '}';
        if (!closes && static_cast<int>(column()) <= m_entry_column) return report_open_bracket();
        check_brackets();
    }

    /// Checks from here to the end of the line, or to the bracket that closes the outermost open one.
    void check_brackets() {
        bool value_may_begin = true;
        while (m_cursor < m_line_end && !m_problem) {
            const char c = here();
            if (c == '#' && (m_cursor == m_line_start || is_blank(m_text[m_cursor - 1]))) {
                if (!m_open.empty() && !m_comment) m_comment = m_cursor;
                return;
            }
            if (value_may_begin && !at_quote() && at_sign_as_key()) return report_sign_as_key();
            if (value_may_begin && at_quote()) {
                const std::size_t quote = m_cursor;
                if (!skip_quoted()) return;
                if (m_cursor < m_line_end && is_text_behind_quote()) return report_unclosed_quote(quote);
                value_may_begin = false;
                continue;
            }
            if (value_may_begin && is_indicator()) return report_indicator();
            if (is_bracket(c) && value_may_begin) {
                if (m_open.empty()) m_outermost = m_cursor, m_comment.reset();
                m_open.push_back(m_cursor);
            }
            if ((c == ']' || c == '}') && !close_bracket()) return;
            value_may_begin = is_blank(c) ? value_may_begin : c == ',' || is_bracket(c) || (c == ':' && blank_follows());
            ++m_cursor;
            if (m_open.empty()) return check_behind_brackets();
        }
    }

    /// Reports text that begins with a brace and is not quoted, such as `text: {who} falls.`
    void check_behind_brackets() {
        skip_blanks();
        const bool is_value_here = m_outermost >= m_line_start && m_entry_column >= 0;
        if (at_end() || !is_value_here || is_bracket(here()) || std::string_view(":,]}").find(here()) != none_there) return;
        report(m_outermost, ProblemCode::syntax, fmt::format("there is text after what this `{}` starts", m_text[m_outermost]),
               "put quotes around text that starts with a bracket");
    }

    void check_behind_quote(char quote) {
        skip_blanks();
        if (at_end()) return;
        const std::string_view rest = m_text.substr(m_cursor, plain_end() - m_cursor);
        const bool is_apostrophe = quote == '\'' && !rest.substr(0, rest.find_last_not_of(' ') + 1).ends_with('\'');
        report(m_cursor, ProblemCode::syntax, "there is text after the closing quote",
               is_apostrophe  ? "put double quotes around text that starts with an apostrophe"
               : quote == '"' ? "write a quote inside it as `\\\"`"
                              : "write a quote inside it as `''`");
    }

    /// False, and reported, when the bracket does not match the one that it would close.
    bool close_bracket() {
        const char opened = m_text[m_open.back()];
        if ((opened == '[') != (here() == ']')) {
            report_open_bracket();
            return false;
        }
        m_open.pop_back();
        return true;
    }

    /// Moves behind the quoted text that begins here; false, and reported, when it is not closed in this line.
    bool skip_quoted() {
        const char quote = here();
        for (std::size_t i = m_cursor + 1; i < m_line_end; ++i) {
            if (quote == '"' && m_text[i] == '\\') {
                ++i;
            } else if (m_text[i] == quote) {
                const bool doubled = quote == '\'' && i + 1 < m_line_end && m_text[i + 1] == quote;
                if (!doubled) {
                    m_cursor = i + 1;
                    return true;
                }
                ++i;
            }
        }
        const bool is_apostrophe = quote == '\'' && m_cursor + 1 < m_line_end && !blank_follows() && m_text[m_cursor + 1] != ',';
        report(m_cursor, ProblemCode::unclosed_quote, "this quote is not closed on its line",
               is_apostrophe ? "put double quotes around text that starts with an apostrophe; put text of several lines below `|` or `>`"
                             : "put text of several lines below `|` or `>`");
        return false;
    }

    void report(std::size_t offset, ProblemCode code, std::string message, std::string hint) {
        m_problem = m_source.problem_at(offset, code, std::move(message), std::move(hint));
    }

    /// True for `"strike, colour: "#C8D0DC"`, where the closing quote was meant to open the next text.
    bool is_text_behind_quote() const { return !is_blank(here()) && std::string_view(",:]}").find(here()) == none_there; }

    void report_unclosed_quote(std::size_t quote) {
        report(quote, ProblemCode::unclosed_quote, "there is text after the quote that closes this one", "where should it end?");
    }

    void report_open_bracket() {
        const std::size_t at = m_open.back();
        const char closing = m_text[at] == '[' ? ']' : '}';
        // In `colour: #C8D0DC}` the closing bracket is part of a comment.
        if (m_comment && m_text.substr(*m_comment, m_text.find('\n', *m_comment) - *m_comment).find(closing) != none_there)
            return report(*m_comment, ProblemCode::syntax,
                          fmt::format("`#` starts a comment, and the `{}` after it is part of the comment", closing),
                          "put the text in quotes");
        std::string hint =
            hint_for_lookalike_sign(m_text.substr(at + 1, m_line_end - std::min(m_line_end, at + 1)), std::string_view(&closing, 1));
        report(at, ProblemCode::syntax, fmt::format("this `{}` is not closed", m_text[at]),
               hint.empty() ? fmt::format("is a `{}` missing?", closing) : std::move(hint));
    }

    /// A sign in backticks; the backtick by its name.
    static std::string name_of(char sign) { return sign == '`' ? "a backtick" : fmt::format("`{}`", sign); }

    void report_indicator() {
        const char c = here();
        if (c == '*' && blank_follows())
            return report(m_cursor, ProblemCode::syntax, "items do not start with `*`", "each item of a list starts with `- `");
        const bool reference = c == '&' || c == '*';
        const ProblemCode code = reference ? ProblemCode::anchor : c == '!' ? ProblemCode::tag : ProblemCode::syntax;
        const std::string_view name = reference  ? "anchors and aliases are not used here"
                                      : c == '!' ? "tags are not used here"
                                                 : "text does not start with it";
        const std::string instead = reference ? "a definition takes the fields of another with `extends: ID`; " : "";
        report(m_cursor, code, fmt::format("{} has a special meaning in YAML: {}", name_of(c), name),
               instead + "if it is text, put it in quotes");
    }

    /// True for a key directly below the plain text of an item, which was probably meant as a key of that item.
    bool continues_plain_item(bool is_item) const {
        if (is_item || !m_plain_item || find_colon(m_cursor, m_line_end) == none_there) return false;
        return column() == *m_plain_item - (m_text.rfind('\n', *m_plain_item) + 1);
    }

    /// `begin`: the column of the line's first character, which may be a dash.
    void report_run_on(bool is_item, int begin) {
        if (continues_plain_item(is_item)) return report_neither_key_nor_item(*m_plain_item, m_text.find('\n', *m_plain_item));
        if (!is_item && m_outdented && m_outdented->left == begin)
            return report(m_outdented->start, ProblemCode::wrong_indentation, "is further left than the lines around it",
                          "indent it as far as they are");
        if (is_item && begin == m_lone_value)
            return report(m_lone_start, ProblemCode::wrong_indentation, "is above a list but has no dash",
                          "each item of a list starts with `- `");
        const bool lacks_dash = begin == m_lone_value && (is_bracket(here()) || at_quote());
        const std::string hint = lacks_dash ? "each item of a list starts with `- `"
                                 : is_item  ? "is it too far to the right?"
                                            : "align it with its neighbours; put long text below `>`";
        report(m_line_start + m_text.substr(m_line_start).find_first_not_of(' '), ProblemCode::wrong_indentation,
               "is below a line that already has a value", hint);
    }

    void report_between() {
        report(m_cursor, ProblemCode::wrong_indentation, "does not line up with the lines above it", "align entries that belong together");
    }

    void report_neither_key_nor_item(std::size_t from, std::size_t to) {
        const std::string_view words = m_text.substr(from, to - from);
        report(from, ProblemCode::syntax, "neither `key: value` nor `- item`", hint_for_lost_sign(words));
        m_is_of_line = from >= m_line_start;
        m_may_be_text = std::count(words.begin(), words.end(), ' ') > 1;
    }

    /// What is probably missing in a line that is neither a key with its value nor an item.
    static std::string hint_for_lost_sign(std::string_view line) {
        if (std::string hint = hint_for_lookalike_sign(line); !hint.empty() && line.find(": ") == none_there) return hint;
        const std::string word = with_plain_signs(line.substr(0, line.find(' ')));
        if (line.starts_with("//") || line.starts_with("/*")) return "a comment starts with `#`";
        if (line.starts_with('-')) return "a space is missing after the `-`";
        if (const std::size_t colon = line.find(':'); colon != none_there)
            return is_ascii(line[std::min(colon + 1, line.size() - 1)]) ? "a space is missing after the `:`"
                                                                        : "the blank after the `:` is not a plain space: type it again";
        if (line.find(" =") != none_there) return "a key ends with `:`, not with `=`";
        if (word.ends_with(';')) return "a key ends with `:`, not with `;`";
        const bool sentence = std::count(line.begin(), line.end(), ' ') > 2;
        return sentence ? "is a `:` or a `-` missing? Put text of several lines below `>`" : "is a `:` or a `-` missing?";
    }

    /// True at a key that is a single sign with a meaning in YAML, such as `|: {item: bread}` in the legend of a vault.
    bool at_sign_as_key() const {
        const bool is_key = m_cursor + 1 < m_line_end && m_text[m_cursor + 1] == ':' && blank_at(m_cursor + 2);
        return is_key && std::string_view("|>,[]{}&*!%@`'\"").find(here()) != none_there;
    }

    void report_sign_as_key() {
        const char quote = here() == '"' ? '\'' : '"';
        report(m_cursor, ProblemCode::syntax,
               fmt::format("{} has a special meaning in YAML, and cannot be a key without quotes", name_of(here())),
               fmt::format("put it in quotes: {0}{1}{0}", quote, here()));
    }

    char here() const { return m_text[m_cursor]; }
    std::size_t column() const { return m_cursor - m_line_start; }
    static bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }
    static bool is_blank(char c) { return c == ' ' || c == '\t'; }
    static bool is_bracket(char c) { return c == '[' || c == '{'; }
    bool blank_at(std::size_t i) const { return i >= m_line_end || is_blank(m_text[i]); }
    bool blank_follows() const { return blank_at(m_cursor + 1); }
    bool at_quote() const { return here() == '"' || here() == '\''; }
    bool at_end() const { return m_cursor >= m_line_end || here() == '#'; }
    bool is_indicator() const {
        const char c = here();
        return c == '&' || c == '*' || c == '!' || c == '@' || c == '`' || c == '%';
    }

    void skip_spaces() {
        while (m_cursor < m_line_end && here() == ' ') ++m_cursor;
    }
    void skip_blanks() {
        while (m_cursor < m_line_end && is_blank(here())) ++m_cursor;
    }

    /// Where plain text from here ends: at a comment or at the end of the line.
    std::size_t plain_end() const {
        for (std::size_t i = m_cursor + 1; i < m_line_end; ++i)
            if (m_text[i] == '#' && is_blank(m_text[i - 1])) return i;
        return m_line_end;
    }

    /// The colon that ends a key.
    std::size_t find_colon(std::size_t from, std::size_t to) const {
        for (std::size_t i = from; i < to; ++i)
            if (m_text[i] == ':' && blank_at(i + 1)) return i;
        return none_there;
    }

    const SourceText& m_source;
    std::string_view m_text;
    std::optional<Problem> m_problem;
    bool m_is_of_line = false;   ///< what is wrong is wrong in this line alone
    bool m_may_be_text = false;  ///< the line may be one of a text of several lines
    std::size_t m_line_start = 0;
    std::size_t m_line_end = 0;
    std::size_t m_cursor = 0;
    std::vector<std::size_t> m_open;          ///< bytes of the open brackets, outermost first
    std::optional<std::size_t> m_comment;     ///< byte of the first comment inside brackets
    std::size_t m_outermost = 0;              ///< byte of the outermost open bracket, or of the last one that was outermost
    std::vector<Block> m_blocks;              ///< those that the next line may belong to, outermost first
    int m_entry_column = -1;                  ///< column of the key or dash that the last value belongs to
    std::optional<int> m_value_column;        ///< m_entry_column, if that entry has its value, so that nothing may be nested below it
    std::size_t m_lone_start = 0;             ///< byte of the first character of that line
    int m_lone_value = -1;                    ///< column of the last line, if it is a value without key and dash
    std::optional<std::size_t> m_plain_item;  ///< byte of the text, if the last line was `- text`
    struct Cut {
        std::size_t comment = 0;  ///< byte of the comment
        int parent = 0;           ///< column of the entry of the block text
    };
    struct Outdented {
        std::size_t start = 0;  ///< byte of its first character
        int left = 0;           ///< the nearest column to the right of it that an entry above has
    };
    std::optional<Outdented> m_outdented;            ///< the last line, if it may be one
    std::optional<std::size_t> m_left;               ///< the nearest column that this line stands left of
    std::vector<std::size_t> m_columns_with_values;  ///< columns of m_blocks in which an entry has its value in its own line
    std::optional<Cut> m_cut;                        ///< of the last block text, if a comment ended it
    std::optional<int> m_ended_parent;               ///< column of the entry whose block text this line ends
    std::optional<int> m_block_text_parent;          ///< column of the entry of block text; lines indented further belong to that text
};

}  // namespace

std::vector<Problem> check_lines(const SourceText& source) { return LineCheck(source).run(); }

bool may_be_key(std::string_view word) { return word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == none_there; }

}  // namespace td
