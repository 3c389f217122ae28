// A picture that an author painted: found inside the pack of the file that names it, and looked at before anybody draws it.
#pragma once

#include <optional>
#include <string>

#include "content/fields/reader.hpp"

namespace td {

/// The bytes of the PNG file that the text `node` names, by its path from the folder of its pack; it must be 8 by 8 pictures of 32, 48 or
/// 64 pixels a side, or a single one for what has one facing. Reports a file that is missing, lies elsewhere, is damaged or of another
/// size.
[[nodiscard]] std::optional<std::string> read_picture(TreeNode node, bool single, Reader& reader);

}  // namespace td
