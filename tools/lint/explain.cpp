#include "tools/lint/explain.hpp"

#include <fmt/format.h>

#include "content/packs/definition_type.hpp"
#include "content/packs/merge.hpp"
#include "content/packs/rule_order.hpp"
#include "content/tables/strings.hpp"
#include "content/yaml/word_hints.hpp"

namespace td {

namespace {

using Form = ValueKind::Form;

std::string in_quotes(std::string_view text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (c == '\n')
            result += "\\n";
        else
            result += c;
    }
    return result + "\"";
}

/// The node in YAML, on one line.
std::string written(TreeNode node) {
    if (node.is_nothing()) return "";
    if (node.is_text()) return node.quoted() ? in_quotes(node.text()) : std::string(node.text());
    std::vector<std::string> parts;
    for (const TreeNode item : node.items()) parts.push_back(written(item));
    for (const auto [key, value] : node.entries()) parts.push_back(fmt::format("{}: {}", key.text(), written(value)));
    return node.is_map() ? fmt::format("{{{}}}", fmt::join(parts, ", ")) : fmt::format("[{}]", fmt::join(parts, ", "));
}

/// True for a list of single values that are all in one line of one file.
bool is_flat_list(TreeNode node) {
    bool is_flat = node.is_list();
    for (const TreeNode item : node.items()) is_flat = is_flat && item.is_text() && line_of(item) == line_of(*node.items().begin());
    return is_flat;
}

/// `FILE:LINE`; empty for a default.
std::string origin_of(TreeNode node) { return node.source().name() == default_source ? std::string() : line_of(node); }

class Explanation {
public:
    void fields(const FieldTable& table, std::optional<TreeNode> map, const std::string& path) {
        for (const Field& field : table.fields()) {
            const std::string own = below(path, field.name);
            if (const auto value = map ? map->find(field.name) : std::nullopt)
                node(&field.kind, *value, own);
            else if (!field.default_text.empty())
                m_values.push_back({.path = own, .value = field.default_text});
        }
        if (!map) return;
        for (const auto [key, value] : map->entries())
            if (table.find(key.text()) == nullptr) node(nullptr, value, below(path, key.text()));
    }

    void node(const ValueKind* kind, TreeNode value, const std::string& path) {
        const FieldTable* table = kind != nullptr && value.is_map() ? table_of(*kind, value) : nullptr;
        if (table != nullptr) return fields(*table, value, path);
        if (value.is_text() || value.is_nothing() || value.size() == 0 || is_flat_list(value))
            return m_values.push_back(
                {.path = path, .value = written(value), .place = origin_of(first_written(value)), .history = std::string(value.history())});
        const ValueKind* inner = kind == nullptr ? nullptr : kind->inner.get();
        std::size_t number = 0;
        for (const TreeNode item : value.items()) node(inner, item, fmt::format("{}[{}]", path, number++));
        for (const auto [key, entry] : value.entries()) node(inner, entry, below(path, key.text()));
    }

    std::vector<ExplainedValue> take() { return std::move(m_values); }

private:
    static std::string below(const std::string& path, std::string_view name) {
        return path.empty() ? std::string(name) : fmt::format("{}.{}", path, name);
    }

    /// The first item of a list, since the list itself may have the place of a verb; all other nodes as they are.
    static TreeNode first_written(TreeNode value) { return value.is_list() && value.size() > 0 ? *value.items().begin() : value; }

    /// The field table of a map of the kind; null if the kind has none.
    static const FieldTable* table_of(const ValueKind& kind, TreeNode map) {
        if (kind.form == Form::structure) return kind.fields;
        const auto tag = kind.form == Form::variant && !kind.tag.empty() ? map.find(kind.tag) : std::nullopt;
        return tag ? variant_called(kind, tag->text()) : nullptr;
    }

    std::vector<ExplainedValue> m_values;
};

}  // namespace

std::vector<ExplainedValue> explain(const WholeDefinition& definition) {
    Explanation explanation;
    explanation.fields(*definition.type->fields, definition.body, "");
    return explanation.take();
}

std::vector<ExplainedValue> explain_rulebook(const WholeSection& section) {
    Explanation explanation;
    const ValueKind kind = rulebook_kind();
    explanation.node(&kind, section.body, "rulebook");
    return explanation.take();
}

std::vector<ExplainedValue> explain_strings(const std::optional<WholeSection>& strings) {
    Explanation explanation;
    explanation.fields(string_fields(), strings ? std::optional(strings->body) : std::nullopt, std::string(strings_key));
    return explanation.take();
}

std::string unknown_type(std::string_view type, std::string_view also) {
    std::vector<std::string_view> names;
    for (const DefinitionType& known : definition_types()) names.push_back(known.name);
    if (!also.empty()) names.push_back(also);
    const std::string hint = hint_for_word(type, names);
    return fmt::format("unknown type `{}`; {}", type, hint.empty() ? fmt::format("known: {}", fmt::join(names, ", ")) : hint);
}

}  // namespace td
