// Checks placeholders: the names in braces that the game replaces in a text, as in `{who} takes {amount}.`
#pragma once

#include <string_view>
#include <vector>

#include "content/fields/reader.hpp"

namespace td {

/// Reports, at its place in the text, each placeholder that is not closed, is not one of `known`, or has an unknown form. True if there is
/// no such placeholder. Precondition: `node` is a text.
bool check_placeholders(TreeNode node, const std::vector<std::string_view>& known, Reader& reader);

}  // namespace td
