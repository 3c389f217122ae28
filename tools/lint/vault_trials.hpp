// Generates floors that have vaults, because only the layout shows whether a floor has room for each of them, and for all together.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// The vaults that generation never places, and the floors with two or more vaults from which it omits one in some of 20 tries.
/// Precondition: check_floors() found nothing.
std::vector<Finding> vaults_left_out(const Catalog& catalog, const Dungeon& dungeon);

}  // namespace td
