// Comments that were probably not meant as comments: YAML silently drops what comes after a `#`.
#pragma once

#include <vector>

#include "content/yaml/source_text.hpp"

namespace td {

/// Warnings, in the order of the text, about a row that begins with `#` and stands too far to the left to belong to the block text above
/// it, with no blank behind the `#`; and plain text that ends at a `#` with no blank behind it, as in `Number #1 of all`. Precondition: the
/// text can be read as YAML, and check_lines() finds nothing.
std::vector<Problem> swallowing_comments(const SourceText& source);

}  // namespace td
