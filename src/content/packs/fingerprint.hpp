// What a node says as a number, equal for the same meaning: the order of keys does not count, nor where in which file it stands.
#pragma once

#include <cstdint>

#include "content/fields/value_kind.hpp"
#include "content/yaml/tree.hpp"

namespace td {

std::uint64_t hash_of(std::string_view text);

/// Of all that stands there.
std::uint64_t hash_of(TreeNode node);

/// Of what the rules look at alone, in a node of the kind: values that are only shown may come, go and change.
std::uint64_t rules_hash_of(TreeNode node, const ValueKind& kind);

}  // namespace td
