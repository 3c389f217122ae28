#include "content/yaml/tree_builder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/printable.hpp"
#include "base/utf8.hpp"
#include "content/yaml/lookalikes.hpp"

namespace td {

namespace {

bool holds_control_character(std::string_view text) {
    while (!text.empty()) {
        const char32_t character = next_code_point(text);
        if (is_control(character) && character != U'\n' && character != U'\t') return true;
    }
    return false;
}

/// True if there are few keys and all of them differ, which is the usual case; false if some are equal, or if there are many.
bool all_differ(const std::vector<std::pair<std::string_view, std::size_t>>& keys) {
    constexpr std::size_t few = 12;
    if (keys.size() > few) return false;
    for (std::size_t i = 1; i < keys.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (keys[i].first == keys[k].first) return false;
    return true;
}

std::size_t offset_of(const YAML::Mark& mark) { return static_cast<std::size_t>(std::max(0, mark.pos)); }

}  // namespace

TreeBuilder::TreeBuilder(const SourceText& source, const TreeLimits& limits) : m_source(source), m_limits(limits) {
    constexpr std::size_t bytes_a_row = 8;  // the usual ratio in content
    m_rows.reserve(std::min(source.text().size() / bytes_a_row + 1, limits.nodes));
    m_texts.reserve(source.text().size() / 2);
}

void TreeBuilder::OnDocumentStart(const YAML::Mark& mark) {
    if (std::exchange(m_document_seen, true)) {
        const bool has_marker = m_source.text().substr(offset_of(mark), 3) == "---";
        if (has_marker) stop(offset_of(mark), ProblemCode::second_document, "a second document starts here", "put it into another file");
        stop(offset_of(mark), ProblemCode::second_document, "does not belong to what is above it", "a file is one map or one list");
    }
    m_last_end = offset_of(mark);
}

/// The hint for a key without a `:`. Inside braces, yaml-cpp takes any text for a key.
std::string TreeBuilder::hint_for_lone_key(std::size_t offset) const {
    const std::string_view text = m_source.text();
    const std::size_t before = text.find_last_not_of(" \n", offset == 0 ? 0 : offset - 1);
    const std::string_view key = text.substr(offset, text.find_first_of(",}\n", offset) - offset);
    if (std::string hint = hint_for_lookalike_sign(key); !hint.empty()) return hint;
    if (key.find(':') != std::string_view::npos) return "a space is missing after the `:`";
    const bool after_comma = before != std::string_view::npos && text[before] == ',';
    return after_comma ? "write `key: value`; put text with a comma in quotes, a list in brackets" : "write `key: value`";
}

void TreeBuilder::OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) {
    const std::size_t offset = offset_of(mark);
    refuse_extras(offset, "", anchor);
    // yaml-cpp reports `~` and `null` as null; in content they are ordinary words.
    if (const std::string_view word = null_word(offset); !word.empty()) return add_text(offset, word, false);
    if (at_key()) stop(offset, ProblemCode::odd_key, "a key is missing here", "is there one `,` or `:` too many?");
    const bool after_key = !m_open.empty() && m_rows[m_open.back()].kind == TreeNode::Kind::map;
    if (after_key && !colon_follows(m_last_end))
        stop(m_rows.back().offset, ProblemCode::syntax, "a key without a `:`", hint_for_lone_key(m_rows.back().offset));
    const std::size_t place = after_key ? m_rows.back().offset : place_of_nothing(offset);
    add_row(TreeNode::Kind::nothing, place);
    if (after_key)  // a missing value is underlined as its key
        m_rows.back().length = m_rows[m_rows.size() - 2].length;
    else
        m_last_end = std::max(m_last_end, std::min(place + 1, offset));
}

void TreeBuilder::OnAlias(const YAML::Mark& mark, YAML::anchor_t) {
    stop(offset_of(mark), ProblemCode::anchor, "aliases are not used here",
         "write the value out; a definition takes the fields of another with `extends: ID`");
}

void TreeBuilder::OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, const std::string& value) {
    const std::size_t offset = offset_of(mark);
    refuse_extras(offset, tag, anchor);
    if (value.size() > m_limits.text_bytes)
        stop(offset, ProblemCode::text_too_long, fmt::format("a text of {} bytes; it can have {}", value.size(), m_limits.text_bytes), "");
    const bool quoted = std::string_view(tag) == "!";
    if (quoted && holds_control_character(value))
        report(
            m_source.problem_at(offset, ProblemCode::control_character, "an escape in this text gives a control character", "delete it"));
    const bool merge_key = std::string_view(value) == "<<" && at_key();
    if (merge_key)
        report(m_source.problem_at(offset, ProblemCode::anchor, "merge keys are not used here",
                                   "a definition takes the fields of another with `extends: ID`", 2));
    add_text(offset, value, quoted);
    m_rows.back().repeated = merge_key;  // so that readers skip the entry, which is reported here
    if (merge_key) m_rows[m_open.back()].incomplete = true;
}

void TreeBuilder::OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) {
    open(TreeNode::Kind::list, mark, tag, anchor);
}

void TreeBuilder::OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) {
    open(TreeNode::Kind::map, mark, tag, anchor);
}

void TreeBuilder::OnMapEnd() {
    mark_repeated_keys(m_open.back());
    close();
}

void TreeBuilder::add_text(std::size_t offset, std::string_view value, bool quoted) {
    Tree::Row& row = add_row(TreeNode::Kind::text, offset);
    m_last_end = end_in_source(offset, value, quoted);
    row.quoted = quoted;
    row.text_start = static_cast<std::uint32_t>(m_texts.size());
    row.text_length = static_cast<std::uint32_t>(value.size());
    row.length = static_cast<std::uint32_t>(m_last_end - offset);
    m_texts += value;
}

Tree::Row& TreeBuilder::add_row(TreeNode::Kind kind, std::size_t offset) {
    if (m_rows.size() >= m_limits.nodes)
        stop(offset, ProblemCode::too_many_nodes, fmt::format("more than {} values in one file", m_limits.nodes), "split the file");
    if (!m_open.empty()) ++m_rows[m_open.back()].children;
    Tree::Row row;
    row.kind = kind;
    row.end = static_cast<std::uint32_t>(m_rows.size() + 1);
    row.offset = static_cast<std::uint32_t>(offset);
    m_rows.push_back(row);
    return m_rows.back();
}

void TreeBuilder::open(TreeNode::Kind kind, const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
    const std::size_t offset = offset_of(mark);
    refuse_extras(offset, tag, anchor);
    if (at_key()) stop(offset, ProblemCode::odd_key, "a list or map cannot be a key", "keys are single words");
    if (m_open.size() >= m_limits.depth)
        stop(offset, ProblemCode::too_deep, fmt::format("more than {} lists and maps inside each other", m_limits.depth), "");
    add_row(kind, offset);
    m_open.push_back(m_rows.size() - 1);
    m_last_end = offset;
}

void TreeBuilder::close() {
    Tree::Row& row = m_rows[m_open.back()];
    if (row.kind == TreeNode::Kind::map) row.children /= 2;
    row.end = static_cast<std::uint32_t>(m_rows.size());
    m_open.pop_back();
}

bool TreeBuilder::at_key() const {
    if (m_open.empty()) return false;
    const Tree::Row& row = m_rows[m_open.back()];
    return row.kind == TreeNode::Kind::map && row.children % 2 == 0;
}

void TreeBuilder::refuse_extras(std::size_t offset, std::string_view tag, YAML::anchor_t anchor) {
    if (anchor != 0)
        report(m_source.problem_at(offset, ProblemCode::anchor, "anchors are not used here",
                                   "delete it; a definition takes the fields of another with `extends: ID`"));
    // yaml-cpp gives quoted text the tag `!`, as if the author had written that.
    const std::string_view text = m_source.text();
    const bool is_written = offset < text.size() && text[offset] == '!';
    if (is_written || (!tag.empty() && tag != "?" && tag != "!"))
        report(m_source.problem_at(offset, ProblemCode::tag, "tags are not used here", "delete it"));
}

void TreeBuilder::mark_repeated_keys(std::size_t map_row) {
    m_keys.clear();
    for (std::size_t row = map_row + 1; row < m_rows.size(); row = m_rows[row + 1].end)
        m_keys.emplace_back(std::string_view(m_texts).substr(m_rows[row].text_start, m_rows[row].text_length), row);
    if (all_differ(m_keys)) return;
    std::sort(m_keys.begin(), m_keys.end());
    for (std::size_t i = 1; i < m_keys.size(); ++i) {
        if (m_keys[i].first != m_keys[i - 1].first) continue;
        Tree::Row& repeated = m_rows[m_keys[i].second];
        repeated.repeated = true;
        const int before = m_source.place(m_rows[m_keys[i - 1].second].offset).line;
        report(m_source.problem_at(repeated.offset, ProblemCode::duplicate_key,
                                   fmt::format("`{}` is given twice", shortened(m_keys[i].first)),
                                   fmt::format("it is already in line {}", before), repeated.length));
    }
}

void TreeBuilder::report(Problem problem) {
    constexpr std::size_t most = 1000;
    if (m_problems.size() < most) m_problems.push_back(std::move(problem));
}

/// yaml-cpp places an empty item at the next token; problems place it at its dash or comma.
std::size_t TreeBuilder::place_of_nothing(std::size_t mark) const {
    const std::string_view text = m_source.text();
    bool comment = false;
    for (std::size_t i = m_last_end; i < mark; ++i) {
        if (text[i] == '\n') comment = false;
        if (text[i] == '#') comment = true;
        if (!comment && (text[i] == '-' || text[i] == ',')) return i;
    }
    return std::min(m_last_end, mark);
}

/// The byte behind the text that starts at `offset`, with its quotes.
std::size_t TreeBuilder::end_in_source(std::size_t offset, std::string_view value, bool quoted) const {
    const std::string_view text = m_source.text();
    if (!quoted || offset >= text.size()) return std::min(offset + value.size(), text.size());
    const char quote = text[offset];
    if (quote == '|' || quote == '>') return end_of_block_text(offset);
    for (std::size_t i = offset + 1; i < text.size(); ++i) {
        if (text[i] == '\\' && quote == '"')
            ++i;
        else if (text[i] == quote && i + 1 < text.size() && text[i + 1] == quote && quote == '\'')
            ++i;
        else if (text[i] == quote)
            return i + 1;
    }
    return text.size();
}

std::size_t TreeBuilder::end_of_block_text(std::size_t offset) const {
    const std::string_view text = m_source.text();
    const int parent = m_open.empty() ? 0 : m_source.place(m_rows[m_open.back()].offset).column;
    std::size_t line = text.find('\n', offset);
    while (line != std::string_view::npos) {
        const std::size_t word = text.find_first_not_of(" \n", line);
        if (word == std::string_view::npos || m_source.place(word).column <= parent) return line;
        line = text.find('\n', word);
    }
    return text.size();
}

bool TreeBuilder::colon_follows(std::size_t offset) const {
    const std::size_t next = m_source.text().find_first_not_of(" \t\n", offset);
    return next != std::string_view::npos && m_source.text()[next] == ':';
}

/// The word at `offset` if it is one that YAML reads as null; else an empty text. yaml-cpp puts a missing value at the key after it, which
/// may begin with such a word, or be one.
std::string_view TreeBuilder::null_word(std::size_t offset) const {
    const std::string_view rest = m_source.text().substr(std::min(offset, m_source.text().size()));
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\n,:[]{}#"));
    const bool is_null = word == "~" || word == "null" || word == "Null" || word == "NULL";
    return is_null && (at_key() || !colon_follows(offset + word.size())) ? word : std::string_view();
}

void TreeBuilder::stop(std::size_t offset, ProblemCode code, std::string message, std::string hint) const {
    throw TreeStopped{m_source.problem_at(offset, code, std::move(message), std::move(hint))};
}

}  // namespace td
