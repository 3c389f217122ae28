// Finds the ids that a file of content refers to, by the field tables.
#pragma once

#include <string_view>

#include "base/function_ref.hpp"
#include "content/fields/fields.hpp"

namespace td {

/// Called with the type of the reference (`skills`) and the id.
using SeenReference = FunctionRef<void(std::string_view target, std::string_view id)>;

/// Calls `seen` for every reference in the map `node`, read with `fields`, except where its kind is ValueKind::reference_only. Values of
/// a wrong type are skipped.
void for_each_reference(const FieldTable& fields, TreeNode node, const SeenReference& seen);

}  // namespace td
