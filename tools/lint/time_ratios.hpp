// Costs and rounds out of all proportion: actions that last hundreds of rounds, or rounds of hundreds of actions.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// Under a time system that counts ticks: the longest action that lasts more than a hundred rounds, and the shortest of which more than a
/// hundred fit into one round. Looks at the costs of the dungeon, and at those of the creatures that its lists and vaults name.
std::vector<Finding> time_ratios(const Catalog& catalog, const Dungeon& dungeon);

}  // namespace td
