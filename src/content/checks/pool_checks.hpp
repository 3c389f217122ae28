// Checks of pools and rates that need more than one field.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Reports pools that the species starts with above their maximum.
void check_species_pools(const Catalog& catalog, const Species& species, TreeNode body, Reader& reader);
/// Reports a `harm_rate` without a kind of damage.
void check_rates(const Status& status, TreeNode body, Reader& reader);

}  // namespace td
