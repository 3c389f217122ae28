// Checks that the objectives of a dungeon name landmarks, creatures and items that its floors have.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Reports objectives that could never come true. `body`: the map that `dungeon` was read from, without a problem.
void check_dungeon(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader);

/// The floors on which an objective is judged. `floor`: the one that has it; null: the dungeon has it.
std::vector<const FloorRules*> judged_on(const Dungeon& dungeon, const Objective& condition, const FloorRules* floor);

}  // namespace td
