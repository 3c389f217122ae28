// The words that change what is there already, in place of a new value: `skills: {add: [bite]}`, `health: {plus: 5}`.
#pragma once

#include <string_view>
#include <vector>

#include "content/fields/value_kind.hpp"
#include "content/yaml/tree.hpp"

namespace td {

struct Verb {
    std::string_view name;
    std::string_view takes;  ///< in an author's words
    std::string_view doc;
};

/// For lists.
const std::vector<Verb>& list_verbs();
/// For whole numbers and ranges.
const std::vector<Verb>& number_verbs();
/// For maps, beside their own keys.
const std::vector<Verb>& map_verbs();

/// Those that change a value of `kind`, where they stand in its place; none for all other kinds.
const std::vector<Verb>& verbs_of(const ValueKind& kind);

/// True when `node` is a map with nothing but verbs for `kind`.
bool holds_verbs(TreeNode node, const ValueKind& kind);

std::vector<std::string_view> names_of(const std::vector<Verb>& verbs);

}  // namespace td
