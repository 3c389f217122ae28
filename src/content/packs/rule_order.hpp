// The key `rulebook:` of content: the names of the rules, in the order in which they apply to an action.
#pragma once

#include <optional>
#include <vector>

#include "catalog/rule.hpp"
#include "content/fields/reader.hpp"
#include "content/fields/value_kind.hpp"

namespace td {

/// The kind of the list of all rules.
ValueKind rulebook_kind();

/// Reads the rulebook. Each rule must be listed once, and behind the rules that it relies on; reports each mistake at its place.
/// Precondition: within a Step of `reader`.
std::optional<std::vector<Rule>> read_rule_order(TreeNode node, Reader& reader);

}  // namespace td
