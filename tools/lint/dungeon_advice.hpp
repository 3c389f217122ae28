// Warns of victories that may never come true, and of others that are probably mistakes.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// `body`: the map that `dungeon` was read from, without a problem.
void advise_on_dungeon(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader);

}  // namespace td
