// What the parts of a dungeon must agree on: conditions speak of landmarks and names that its floors have.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Reports conditions that could never come true. `body` is where `dungeon` was read from, without a problem.
void check_dungeon(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader);

}  // namespace td
