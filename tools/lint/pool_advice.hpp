// Warns of costs that can never be paid, and of rates for a kind of harm that is missing.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Warns of skills that a creature of the species can never pay for.
void advise_on_species_pools(const Catalog& catalog, const Species& species, TreeNode body, Reader& reader);
/// Warns of a pool that no creature can have. `cost`: of a skill or an item, whose map is `body`.
void advise_on_pool_cost(const Catalog& catalog, const PoolCost& cost, TreeNode body, Reader& reader);
/// Warns of a kind of harm without a rate.
void advise_on_rates(const Status& status, TreeNode body, Reader& reader);

}  // namespace td
