#include "tools/lint/references.hpp"

#include <algorithm>

namespace td {

namespace {

using Form = ValueKind::Form;

class References {
public:
    explicit References(const SeenReference& seen) : m_seen(seen) {}

    void of_map(const FieldTable& fields, TreeNode node) {
        for (const auto [key, value] : node.entries())
            for (const Field& field : fields.fields())
                if (field.name == key.text()) of_value(field.kind, value);
    }

private:
    void of_value(const ValueKind& kind, TreeNode node) {
        switch (kind.form) {
            case Form::reference:
                if (node.is_text() && !kind.reference_only) m_seen(kind.target, node.text());
                break;
            case Form::list: return of_list(kind, node);
            case Form::map: return of_map_to(kind, node);
            case Form::structure: return of_structure(kind, node);
            case Form::variant: return of_variant(kind, node);
            default: break;
        }
    }

    /// A map in place of a list has verbs, whose values are lists of items, or maps from names to items.
    void of_list(const ValueKind& kind, TreeNode node) {
        for (const TreeNode item : node.items()) of_value(*kind.inner, item);
        if (node.is_text()) of_value(*kind.inner, node);
        for (const auto [verb, value] : node.entries()) {
            if (value.is_list()) of_list(kind, value);
            if (value.is_text()) of_value(*kind.inner, value);
            for (const auto [name, change] : value.entries()) change.is_list() ? of_list(kind, change) : of_value(*kind.inner, change);
        }
    }

    void of_map_to(const ValueKind& kind, TreeNode node) {
        for (const auto [key, value] : node.entries()) {
            if (!kind.target.empty()) m_seen(kind.target, key.text());
            of_value(*kind.inner, value);
        }
    }

    void of_structure(const ValueKind& kind, TreeNode node) {
        if (!node.is_text()) return of_map(*kind.fields, node);
        for (const Field& field : kind.fields->fields())
            if (field.name == kind.tag) of_value(field.kind, node);
    }

    void of_variant(const ValueKind& kind, TreeNode node) {
        const bool has_tag = !kind.tag.empty();
        for (const auto [key, value] : node.entries()) {
            if (has_tag && key.text() != kind.tag) continue;
            const auto choice = std::find(kind.choices.begin(), kind.choices.end(), has_tag ? value.text() : key.text());
            if (choice == kind.choices.end()) continue;
            of_map(*kind.variants[static_cast<std::size_t>(choice - kind.choices.begin())], has_tag ? node : value);
        }
        if (has_tag && !node.find(kind.tag))  // an edit: another pack has made the choice, so any variant is possible
            for (const FieldTable* table : kind.variants) of_map(*table, node);
    }

    const SeenReference& m_seen;
};

}  // namespace

void for_each_reference(const FieldTable& fields, TreeNode node, const SeenReference& seen) { References(seen).of_map(fields, node); }

}  // namespace td
