// Checks floors for entries that can never be generated and fields without a use, and spawn tables for empty ones and cycles.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Precondition: all of the catalog was read without a problem.
void check_floors(const Catalog& catalog, const Dungeon& dungeon, TreeNode body, Reader& reader);
void check_spawn_table(const Catalog& catalog, SpawnTableId table, TreeNode body, Reader& reader);

}  // namespace td
