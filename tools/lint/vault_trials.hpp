// Generates floors that have several vaults, because only the layout shows whether a floor has room for all of them.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// The floors with two or more vaults from which generation omits one in some of 20 tries. Precondition: check_floors() found nothing, so
/// each vault alone has room.
std::vector<Finding> vaults_left_out(const Catalog& catalog, const Dungeon& dungeon);

}  // namespace td
