#include "tools/delve/language_server/completion_context.hpp"

#include <algorithm>

#include "content/yaml/read_tree.hpp"

namespace td::delve::lsp {

namespace {

bool is_word_character(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; }

std::size_t line_start(std::string_view text, std::size_t offset) {
    const std::size_t before = offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
    return before == std::string_view::npos ? 0 : before + 1;
}

std::size_t line_end(std::string_view text, std::size_t offset) { return std::min(text.find('\n', offset), text.size()); }

/// Blanks at the start of a line; none for a line that is blank or a comment.
std::optional<std::size_t> indentation(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first == std::string_view::npos || line[first] == '#' ? std::nullopt : std::optional(first);
}

/// A text around the cursor, with the cursor's word left out.
struct Surroundings {
    std::string before, after;
};

/// Only the lines that the cursor's line is nested in, however broken the others are.
Surroundings ancestors_of(std::string_view text, std::size_t begin, std::size_t end) {
    const std::size_t start = line_start(text, begin);
    const std::string_view line_before = text.substr(start, begin - start);
    std::size_t least = std::min(line_before.find_first_not_of(' '), line_before.size());
    std::string kept(line_before);
    for (std::size_t next = start; next > 0 && least > 0;) {
        const std::size_t previous = line_start(text, next - 1);
        const std::string_view line = text.substr(previous, next - previous);
        if (const auto indent = indentation(line.substr(0, line.size() - 1)); indent && *indent < least) {
            kept.insert(0, line);
            least = *indent;
        }
        next = previous;
    }
    return {std::move(kept), std::string(text.substr(end, line_end(text, end) - end)) + "\n"};
}

/// The closing brackets that are missing at the end of `text`, looked for in its last line.
std::string missing_brackets(std::string_view text) {
    std::string open;
    for (const char c : text.substr(line_start(text, text.size()))) {
        if (c == '[' || c == '{') open.insert(open.begin(), c == '[' ? ']' : '}');
        if ((c == ']' || c == '}') && !open.empty()) open.erase(open.begin());
    }
    return open;
}

/// What may follow the word, so that the whole can be parsed: what does follow; the brackets that are missing, in place of the rest of the
/// line; and those alone.
std::vector<std::string> possible_rests(const Surroundings& around) {
    const std::string closing = missing_brackets(around.before);
    const std::size_t next_line = std::min(around.after.find('\n'), around.after.size());
    return {around.after, std::string(closing).append(around.after, next_line), std::string(closing).append("\n")};
}

class MarkFinder final : public WordVisitor {
public:
    MarkFinder(std::string_view mark, bool keys_may_begin) : m_mark(mark), m_keys_may_begin(keys_may_begin) {}

    void key(const KeyWord& word) override {
        if (word.key.text() != m_mark) return;
        found.emplace().rules = word.rules;
        for (const auto [key, value] : word.map.entries())
            if (key.text() != m_mark) found->given.emplace_back(key.text());
    }
    void value(const ValueWord& word) override {
        if (!is_mark(word.node)) return;
        if (!found) found.emplace();
        found->kind = word.kind;
        found->field = word.field;
    }
    void in_place_of_map(TreeNode node, const KeyRules& rules, const Field* field) override {
        if (!m_keys_may_begin || !is_mark(node)) return;
        if (!found) found.emplace();
        found->rules = rules;
        if (found->field == nullptr) found->field = field;
    }

    std::optional<CompletionContext> found;

private:
    bool is_mark(TreeNode node) const { return node.is_text() && node.text() == m_mark; }

    std::string_view m_mark;
    bool m_keys_may_begin;
};

std::optional<CompletionContext> context_in(const std::string& text, std::string_view mark, bool keys_may_begin, bool is_pack_file) {
    const TreeReading reading = read_tree({}, text);
    if (!reading.tree) return std::nullopt;
    MarkFinder finder(mark, keys_may_begin);
    is_pack_file ? visit_pack_words(reading.tree->root(), finder) : visit_content_words(reading.tree->root(), finder);
    return std::move(finder.found);
}

/// A word that does not occur in the text.
std::string mark_for(std::string_view text) {
    std::string mark = "cursor_";
    while (text.find(mark) != std::string_view::npos) mark += '_';
    return mark;
}

}  // namespace

std::optional<CompletionContext> completion_context(std::string_view text, std::size_t cursor, bool is_pack_file) {
    std::size_t begin = std::min(cursor, text.size()), end = begin;
    while (begin > 0 && is_word_character(text[begin - 1])) --begin;
    while (end < text.size() && is_word_character(text[end])) ++end;
    const std::string mark = mark_for(text);
    const std::string_view line_before = text.substr(line_start(text, begin), begin - line_start(text, begin));
    const bool keys_may_begin = line_before.find_first_not_of(" -") == std::string_view::npos;
    const std::string as_key = mark + ": ";
    for (const Surroundings& around :
         {Surroundings{std::string(text.substr(0, begin)), std::string(text.substr(end))}, ancestors_of(text, begin, end)}) {
        for (const std::string& rest : possible_rests(around))
            for (const std::string& word : {mark, as_key}) {
                std::string whole = around.before;
                whole.append(word).append(rest);
                auto found = context_in(whole, mark, keys_may_begin, is_pack_file);
                if (!found) continue;
                found->begin = begin;
                found->end = end;
                found->colon_follows = text.substr(end, 1) == ":";
                return found;
            }
    }
    return std::nullopt;
}

}  // namespace td::delve::lsp
