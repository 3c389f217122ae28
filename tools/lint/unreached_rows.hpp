// Rows of spawn tables that no floor ever draws: their `floors` leave out all floors that draw from the table.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// Omits tables that no floor draws from.
std::vector<Finding> unreached_rows(const Catalog& catalog, SpawnTableId table);

}  // namespace td
