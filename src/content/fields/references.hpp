// What a file of content refers to, found by the field tables.
#pragma once

#include <string_view>

#include "base/function_ref.hpp"
#include "content/fields/fields.hpp"

namespace td {

/// Told the type that is meant (`skills`) and the id.
using SeenReference = FunctionRef<void(std::string_view target, std::string_view id)>;

/// Calls `seen` for every id in the map `node`, read as a map with these fields, unless it is only asked about. Passes over what does
/// not fit.
void for_each_reference(const FieldTable& fields, TreeNode node, const SeenReference& seen);

}  // namespace td
