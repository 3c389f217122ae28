#include "content/mutations.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "content/schema_walk.hpp"
#include "content/tables/tables.hpp"

namespace td::testing {

namespace {

using Form = ValueKind::Form;

/// Bytes of the source; `end` is behind the last one.
struct Extent {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t size() const { return end - begin; }
};

class MutationFinder {
public:
    MutationFinder(const Tree& tree, Slip slip) : m_tree(tree), m_text(tree.source().text()), m_slip(slip) {}

    std::vector<Mutation> run() {
        if (m_slip == Slip::tab) {
            find_lines();
        } else if (m_slip == Slip::unclosed_bracket) {
            find_brackets();
        } else {
            walk();
        }
        return std::move(m_found);
    }

private:
    void walk() {
        SchemaVisitor visitor;
        visitor.field_key = [&](TreeNode key, const FieldTable&) { find_in_key(key, ProblemCode::unknown_key); };
        visitor.chosen_key = [&](TreeNode key, const ValueKind& kind) {
            find_in_key(key, kind.tag.empty() ? ProblemCode::unknown_choice : ProblemCode::unknown_key);
        };
        visitor.value = [&](TreeNode node, const ValueKind& kind) { find_in_value(node, kind); };
        visitor.entry = [&](TreeNode map, TreeNode key, TreeNode value) { find_in_entry(map, key, value); };
        if (m_tree.root().find("version"))
            walk_fields(m_tree.root(), pack_fields(), visitor);
        else
            walk_file(m_tree, visitor);
    }

    void find_in_key(TreeNode key, ProblemCode code) {
        const Extent extent = extent_of(key);
        if (m_slip == Slip::misspelled_key) leave_out_a_letter(extent, {code});
        if (m_slip == Slip::missing_colon && m_text[extent.end] == ':')
            add({extent.end, 1, "", 0, {ProblemCode::syntax, ProblemCode::unquoted_colon, ProblemCode::wrong_indentation}});
    }

    void find_in_value(TreeNode node, const ValueKind& kind) {
        const std::optional<Extent> extent = extent_in_line(node);
        if (!extent) return;
        switch (m_slip) {
            case Slip::wrong_type:
                return add({extent->begin, extent->size(), wrong_value(kind), 0, {ProblemCode::wrong_type, ProblemCode::odd_key}});
            case Slip::out_of_range:
                if (kind.form == Form::number)
                    add({extent->begin, extent->size(), std::to_string(kind.high + 1), 0, {ProblemCode::out_of_range}});
                return;
            case Slip::unknown_id:
                if (kind.form == Form::reference) leave_out_a_letter(*extent, {ProblemCode::unknown_id});
                return;
            case Slip::unknown_choice:
                if (is_chosen(node, kind)) leave_out_a_letter(*extent, {ProblemCode::unknown_choice});
                return;
            case Slip::unclosed_quote: return unclose_quote(node, *extent);
            default: return;
        }
    }

    static bool is_chosen(TreeNode node, const ValueKind& kind) {
        return kind.form == Form::choice || (kind.form == Form::variant && node.is_text());
    }

    void unclose_quote(TreeNode node, const Extent& extent) {
        const ProblemCode code = ProblemCode::unclosed_quote;
        if (!node.is_text()) return;
        if (node.quoted()) add({extent.end - 1, 1, "", 0, {code, ProblemCode::syntax}});
        if (!node.quoted()) add({extent.begin, 0, "\"", 0, {code, ProblemCode::syntax}});
    }

    void find_in_entry(TreeNode map, TreeNode key, TreeNode value) {
        const std::optional<Extent> extent = extent_in_line(value);
        if (m_slip != Slip::duplicate_key || !extent || key.place().line != value.place().line) return;
        const std::size_t start = extent_of(key).begin;
        const std::string entry(m_text.substr(start, extent->end - start));
        const bool flow = m_text[extent_of(map).begin] == '{';
        if (flow) return add({extent->end, 0, ", " + entry, 0, {ProblemCode::duplicate_key}});
        const std::size_t line_end = std::min(m_text.find('\n', start), m_text.size());
        const std::string indent(static_cast<std::size_t>(key.place().column - 1), ' ');
        add({line_end, 0, "\n" + indent + entry, key.place().line + 1, {ProblemCode::duplicate_key}});
    }

    void leave_out_a_letter(const Extent& extent, std::vector<ProblemCode> codes) {
        if (extent.size() < 2) return;
        const std::string word(m_text.substr(extent.begin, extent.size()));
        const bool is_near = word.size() >= 4;  // a shorter word may be nearer to another known word
        add({extent.begin + extent.size() / 2, 1, "", 0, std::move(codes), is_near ? word : ""});
    }

    void find_lines() {
        for (std::size_t start = 0; start < m_text.size(); start = std::min(m_text.find('\n', start), m_text.size()) + 1) {
            const std::size_t word = m_text.find_first_not_of(' ', start);
            if (word == std::string_view::npos || m_text[word] == '\n' || m_text[word] == '#') continue;
            add({start, word - start, "\t", 0, {ProblemCode::tab_indentation}});
        }
    }

    /// Closing brackets at the end of a line, which authors forget most often.
    void find_brackets() {
        for (std::size_t i = 0; i + 1 < m_text.size(); ++i) {
            if (m_text[i + 1] != '\n' || (m_text[i] != ']' && m_text[i] != '}')) continue;
            const int line = m_tree.source().place(opening_of(i)).line;
            add({i, 1, "", line, {ProblemCode::syntax, ProblemCode::unquoted_colon}});
        }
    }

    std::size_t opening_of(std::size_t closing) const {
        int depth = 0;
        for (std::size_t i = closing + 1; i-- > 0;) {
            if (m_text[i] == ']' || m_text[i] == '}') ++depth;
            if ((m_text[i] == '[' || m_text[i] == '{') && --depth == 0) return i;
        }
        return closing;
    }

    static std::string wrong_value(const ValueKind& kind) {
        switch (kind.form) {
            case Form::number:
            case Form::range:
            case Form::list: return "wide";
            case Form::boolean: return "yes";
            case Form::glyph: return "two";
            case Form::colour: return "red";
            default: return "[[1]]";
        }
    }

    Extent extent_of(TreeNode node) const {
        const Place place = node.place();
        const std::string_view line = m_tree.source().line(place.line);
        const auto bytes = [&](std::size_t characters) {
            std::size_t i = 0;
            while (i < line.size() && characters > 0) {
                ++i;
                while (i < line.size() && (static_cast<unsigned char>(line[i]) & 0xC0u) == 0x80u) ++i;
                --characters;
            }
            return static_cast<std::size_t>(line.data() - m_text.data()) + i;
        };
        const auto column = static_cast<std::size_t>(place.column - 1);
        return {bytes(column), bytes(column + node.length())};
    }

    /// The place of a value that begins and ends in one line; none for other values.
    std::optional<Extent> extent_in_line(TreeNode node) const {
        Extent extent = extent_of(node);
        if (node.is_nothing() || m_text[extent.begin] == '|' || m_text[extent.begin] == '>') return std::nullopt;
        if (node.is_text()) return extent;
        if (m_text[extent.begin] != '[' && m_text[extent.begin] != '{') return std::nullopt;
        int depth = 0;
        for (std::size_t i = extent.begin; i < m_text.size() && m_text[i] != '\n'; ++i) {
            if (m_text[i] == '[' || m_text[i] == '{') ++depth;
            if ((m_text[i] == ']' || m_text[i] == '}') && --depth == 0) return Extent{extent.begin, i + 1};
        }
        return std::nullopt;
    }

    void add(Mutation mutation) {
        if (mutation.line == 0) mutation.line = m_tree.source().place(mutation.at).line;
        m_found.push_back(std::move(mutation));
    }

    const Tree& m_tree;
    std::string_view m_text;
    Slip m_slip;
    std::vector<Mutation> m_found;
};

}  // namespace

std::string Mutation::applied_to(std::string_view text) const {
    return fmt::format("{}{}{}", text.substr(0, at), inserted, text.substr(at + removed));
}

std::string_view name_of(Slip slip) {
    constexpr std::string_view names[]{"misspelled key", "wrong type",     "out of range", "unknown id",       "unknown choice",
                                       "duplicate key",  "unclosed quote", "tab",          "unclosed bracket", "missing colon"};
    return names[static_cast<std::size_t>(slip)];
}

std::vector<Mutation> mutations_of(const Tree& tree, Slip slip) { return MutationFinder(tree, slip).run(); }

}  // namespace td::testing
