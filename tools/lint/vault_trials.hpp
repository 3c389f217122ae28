// Floors of several vaults, tried out: whether a floor has room for all of them depends on how it is laid out.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// The floors that are to have two vaults or more, and on which generation leaves one of them out in some of 20 tries. Precondition:
/// check_floors() has found nothing, so that each vault has room by itself.
std::vector<Finding> vaults_left_out(const Catalog& catalog, const Dungeon& dungeon);

}  // namespace td
