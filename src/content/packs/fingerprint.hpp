// A fingerprint is a hash of the meaning of a node: independent of the order of keys, and of file and place.
#pragma once

#include <cstdint>

#include "content/fields/value_kind.hpp"
#include "content/yaml/tree.hpp"

namespace td {

std::uint64_t hash_of(std::string_view text);

/// Hash of everything in the node.
std::uint64_t hash_of(TreeNode node);

/// Hash of a node of kind `kind`, without cosmetic values (ValueKind::cosmetic).
std::uint64_t rules_hash_of(TreeNode node, const ValueKind& kind);

}  // namespace td
