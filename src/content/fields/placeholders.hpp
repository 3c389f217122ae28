// The placeholders in a text that the game fills in: `{who} takes {amount}.`
#pragma once

#include <string_view>
#include <vector>

#include "content/fields/reader.hpp"

namespace td {

/// Reports each that is not closed, stands for none of `known`, or is in a form that there is not, in its very place. True when nothing
/// is wrong. Precondition: `node` is a text.
bool check_placeholders(TreeNode node, const std::vector<std::string_view>& known, Reader& reader);

}  // namespace td
