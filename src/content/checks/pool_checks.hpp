// Checks of pools, costs and rates that need more than one field: what can never be paid, and rates without their kind of harm.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

void check_species_pools(const Catalog& catalog, const Species& species, TreeNode body, Reader& reader);
/// `cost`: of a skill or an item, whose map is `body`.
void check_pool_cost(const Catalog& catalog, const PoolCost& cost, TreeNode body, Reader& reader);
void check_rates(const Status& status, TreeNode body, Reader& reader);

}  // namespace td
