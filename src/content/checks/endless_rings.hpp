// Definitions that lead back to themselves without end, a step in each turn or round: doors that open into doors, creatures that call their
// own kind, shapes that turn into each other. What goes on without end within one turn: trigger_chains.hpp.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "content/checks/finding.hpp"

namespace td {

/// A ring is told of at its first definition, by the order of the catalog, and nothing at the others.
std::vector<Finding> endless_rings(const Catalog& catalog, FeatureId feature);
/// Rings of summons and transformations by triggers that fire for certain and without a condition at every turn or round (summons: on
/// joining too), and of summons by skills.
std::vector<Finding> endless_rings(const Catalog& catalog, SpeciesId species);

}  // namespace td
