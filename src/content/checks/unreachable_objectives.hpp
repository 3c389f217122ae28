// Warns of conditions of victory that can never come true.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Of the victory in `body`: of this floor, or of the whole dungeon where that is null.
void advise_on_unreachable_objectives(const Catalog& catalog, const Dungeon& dungeon, const FloorRules* floor, TreeNode body,
                                      Reader& reader);

}  // namespace td
