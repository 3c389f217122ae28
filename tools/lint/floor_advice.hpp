// Warns of fields of floors that do nothing, and of rooms that do not fit.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// `body`: the map that `dungeon` was read from, without a problem.
void advise_on_floors(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader);

}  // namespace td
