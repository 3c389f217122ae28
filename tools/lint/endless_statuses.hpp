// Statuses that keep the party from acting and that nothing ends: when all of it has one, the game never ends.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// A finding if creatures of the party may gain the status, it costs them all their turns, and neither time nor harm, a trigger of its own
/// nor an effect that names it ends it.
std::vector<Finding> endless_statuses(const Catalog& catalog, StatusId status);

}  // namespace td
