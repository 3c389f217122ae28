// The key `rulebook:` of content: the rules by name, in the order in which they see an action.
#pragma once

#include <optional>
#include <vector>

#include "catalog/rule.hpp"
#include "content/fields/reader.hpp"
#include "content/fields/value_kind.hpp"

namespace td {

/// A list of all rules.
ValueKind rulebook_kind();

/// Every rule exactly once, those that others rely on before them; reports all that is wrong otherwise, each in its place.
/// Precondition: within a Step of `reader`.
std::optional<std::vector<Rule>> read_rule_order(TreeNode node, Reader& reader);

}  // namespace td
