// Walks a file of content along the field tables: which key is a field, which value is of which kind.
#pragma once

#include <functional>

#include "content/fields/fields.hpp"
#include "content/yaml/tree.hpp"

namespace td::testing {

/// What a walk meets: exactly one of these for each key and value that the tables know.
struct SchemaVisitor {
    std::function<void(TreeNode key, const FieldTable&)> field_key;         ///< a key of the table
    std::function<void(TreeNode key, const ValueKind&)> chosen_key;         ///< the tag of a variant, or a key that is the choice
    std::function<void(TreeNode node, const ValueKind&)> value;             ///< a value, before what is inside it
    std::function<void(TreeNode map, TreeNode key, TreeNode value)> entry;  ///< any entry of any map, before its key and value
};

/// Walks all definitions of a file. What the tables do not know is passed over.
void walk_file(const Tree& tree, const SchemaVisitor& visitor);

/// Walks one map with the fields of `table`.
void walk_fields(TreeNode map, const FieldTable& table, const SchemaVisitor& visitor);

}  // namespace td::testing
