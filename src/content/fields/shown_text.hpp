// What holds for all texts that players see.
#pragma once

#include "content/fields/reader.hpp"
#include "content/fields/value_kind.hpp"

namespace td {

/// False, and reported, if the text has control characters, or is shown in one line and has line breaks or nothing to see.
/// Warns of characters that the game cannot draw, and of some that are invisible.
[[nodiscard]] bool check_shown_text(TreeNode node, const ValueKind& kind, Reader& reader);

}  // namespace td
