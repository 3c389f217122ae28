// Checks that each swap of tactics can apply to a foe.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Reports swaps that could never change anything. `body`: the map that `difficulty` was read from, without a problem.
void check_difficulty(const Catalog& catalog, const Difficulty& difficulty, TreeNode body, Reader& reader);

}  // namespace td
