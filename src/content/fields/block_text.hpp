// Block texts that are drawings: maps of vaults, icons. Problems in them are reported at the single character.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "content/fields/reader.hpp"
#include "content/fields/value.hpp"

namespace td {

/// The lines of `text` without empty ones at the end. They are views into `text`.
std::vector<std::string_view> lines_of_block(std::string_view text);

/// Reports a problem at one character of the text of `node`, by row and column from 0; at the node itself
/// if the text is not a block (`|`).
void report_in_block(TreeNode node, std::size_t row, std::size_t column, ProblemCode code, std::string message, std::string hint,
                     Reader& reader);
/// The same, as a warning.
void warn_in_block(TreeNode node, std::size_t row, std::size_t column, ProblemCode code, std::string message, std::string hint,
                   Reader& reader);

/// True if the text is written as a block, below a `|`.
bool is_block(TreeNode text);

/// An icon of up to 10 lines of up to 10 letters.
Value<std::string> icon();

}  // namespace td
