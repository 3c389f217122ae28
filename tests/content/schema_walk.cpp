#include "content/schema_walk.hpp"

#include <algorithm>
#include <string_view>

#include "content/packs/definition_type.hpp"
#include "content/tables/strings.hpp"

namespace td::testing {

namespace {

using Form = ValueKind::Form;

void walk_value(TreeNode node, const ValueKind& kind, const SchemaVisitor& visitor);

const Field* field_called(const FieldTable& table, std::string_view name) {
    const auto found = std::find_if(table.fields().begin(), table.fields().end(), [&](const Field& field) { return field.name == name; });
    return found == table.fields().end() ? nullptr : &*found;
}

void walk_entries(TreeNode map, const FieldTable& table, std::string_view tag, const SchemaVisitor& visitor) {
    for (const auto [key, value] : map.entries()) {
        if (!tag.empty() && key.text() == tag) continue;
        const Field* field = field_called(table, key.text());
        if (field == nullptr) continue;
        visitor.entry(map, key, value);
        visitor.field_key(key, table);
        walk_value(value, field->kind, visitor);
    }
}

void walk_variant(TreeNode node, const ValueKind& kind, const SchemaVisitor& visitor) {
    if (!node.is_map()) return;
    if (kind.tag.empty()) {
        const auto [key, value] = *node.entries().begin();
        visitor.chosen_key(key, kind);
        if (const FieldTable* table = variant_called(kind, key.text())) walk_entries(value, *table, "", visitor);
        return;
    }
    for (const auto [key, value] : node.entries()) {
        if (key.text() != kind.tag) continue;
        visitor.entry(node, key, value);
        visitor.chosen_key(key, kind);
        if (const FieldTable* table = variant_called(kind, value.text())) walk_entries(node, *table, kind.tag, visitor);
    }
}

void walk_structure(TreeNode node, const ValueKind& kind, const SchemaVisitor& visitor) {
    if (node.is_map()) return walk_entries(node, *kind.fields, "", visitor);
    if (const Field* field = field_called(*kind.fields, kind.tag); field != nullptr && node.is_text())
        walk_value(node, field->kind, visitor);
}

void walk_map(TreeNode node, const ValueKind& kind, const SchemaVisitor& visitor) {
    ValueKind id{Form::reference};
    id.target = kind.target;
    for (const auto [key, value] : node.entries()) {
        visitor.entry(node, key, value);
        if (!kind.target.empty()) visitor.value(key, id);
        walk_value(value, *kind.inner, visitor);
    }
}

void walk_value(TreeNode node, const ValueKind& kind, const SchemaVisitor& visitor) {
    const bool stands_for_a_field = kind.form == Form::structure && node.is_text();
    if (!stands_for_a_field) visitor.value(node, kind);
    switch (kind.form) {
        case Form::structure: return walk_structure(node, kind, visitor);
        case Form::variant: return walk_variant(node, kind, visitor);
        case Form::map: return walk_map(node, kind, visitor);
        case Form::list: break;
        default: return;
    }
    if (kind.inner)
        for (const TreeNode item : node.items()) walk_value(item, *kind.inner, visitor);
}

}  // namespace

void walk_fields(TreeNode map, const FieldTable& table, const SchemaVisitor& visitor) { walk_entries(map, table, "", visitor); }

void walk_file(const Tree& tree, const SchemaVisitor& visitor) {
    for (const auto [type_name, definitions] : tree.root().entries()) {
        if (type_name.text() == strings_key) walk_entries(definitions, string_fields(), "", visitor);
        const DefinitionType* type = find_definition_type(type_name.text());
        if (type == nullptr) continue;
        for (const auto [id, body] : definitions.entries()) walk_entries(body, *type->fields, "", visitor);
    }
}

}  // namespace td::testing
