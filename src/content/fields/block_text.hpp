// Texts of several lines that are drawings: maps, icons. Problems in them are reported under the character itself.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/fields/reader.hpp"
#include "content/fields/value.hpp"

namespace td {

/// Its lines without empty ones at the end. They live as long as `text`.
std::vector<std::string_view> lines_of_block(std::string_view text);

/// A problem (ProblemCode::bad_combination) under one character of the text that `node` holds, wherever in the file that is; under the
/// node itself where the text is not a block (`|`).
void report_in_block(TreeNode node, std::size_t row, std::size_t column, std::string message, std::string hint, Reader& reader);

/// An icon of up to 10 lines of up to 10 letters.
Value<std::string> icon();

}  // namespace td
