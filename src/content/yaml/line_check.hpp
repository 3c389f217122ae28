// Looks at YAML line by line before it is parsed, for the slips that a parser reports far from where they were made, or never:
// tabs, quotes and brackets that are not closed, lines that are neither `key: value` nor `- item`, values that run on.
#pragma once

#include <optional>

#include "content/yaml/problem.hpp"
#include "content/yaml/source_text.hpp"

namespace td {

/// The first such slip. Stricter than YAML in this: quoted and plain text stays within its line (`|` and `>` hold longer text),
/// and anchors, aliases and tags are not used.
[[nodiscard]] std::optional<Problem> check_lines(const SourceText& source);

}  // namespace td
