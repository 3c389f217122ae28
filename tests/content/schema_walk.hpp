// Walks over a content file along the field tables, with the field of each key and the kind of each value.
#pragma once

#include <functional>

#include "content/fields/fields.hpp"
#include "content/yaml/tree.hpp"

namespace td::testing {

/// Callbacks of a walk: exactly one of the first three for each key and value that the tables know.
struct SchemaVisitor {
    std::function<void(TreeNode key, const FieldTable&)> field_key;         ///< a key of the table
    std::function<void(TreeNode key, const ValueKind&)> chosen_key;         ///< the tag of a variant, or a key that is the choice
    std::function<void(TreeNode node, const ValueKind&)> value;             ///< a value, before the nodes nested in it
    std::function<void(TreeNode map, TreeNode key, TreeNode value)> entry;  ///< any entry of any map, before its key and value
};

/// Walks over all definitions of a file. Unknown keys are skipped.
void walk_file(const Tree& tree, const SchemaVisitor& visitor);

/// Walks over one map with the fields of `table`.
void walk_fields(TreeNode map, const FieldTable& table, const SchemaVisitor& visitor);

}  // namespace td::testing
