// Warns of victories that can never come true.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Checks the victory in `body`: of the floor, or of the whole dungeon if `floor` is null.
void advise_on_unreachable_objectives(const Catalog& catalog, const Dungeon& dungeon, const FloorRules* floor, TreeNode body,
                                      Reader& reader);

}  // namespace td
