// Checks YAML line by line before it is parsed, for mistakes that a parser reports far from their place, or never: tabs, unclosed quotes
// and brackets, lines that are neither `key: value` nor `- item`, values that continue on the next line.
#pragma once

#include <string_view>
#include <vector>

#include "content/yaml/problem.hpp"
#include "content/yaml/source_text.hpp"

namespace td {

/// All such mistakes up to the first one behind which it is unknown what the lines mean. Stricter than YAML: quoted and plain text must
/// stay within its line (`|` and `>` hold longer text), and anchors, aliases and tags are not allowed.
[[nodiscard]] std::vector<Problem> check_lines(const SourceText& source);

/// True for a word that looks like a key of the content: small letters, digits and underscores.
bool may_be_key(std::string_view word);

}  // namespace td
