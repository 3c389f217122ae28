// Definitions that lead back to themselves endlessly, one step in each turn or round: doors that open into doors, creatures that call their
// own kind, shapes that turn into each other. Endless chains within one turn: trigger_chains.hpp.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// A ring is reported only at its first definition, in the order of the catalog.
std::vector<Finding> endless_rings(const Catalog& catalog, FeatureId feature);
/// Rings of triggers that a creature certainly bears (borne_triggers.hpp) and that certainly fire: summons at any repeated event,
/// transformations at every turn or round. Also rings of summons by skills.
std::vector<Finding> endless_rings(const Catalog& catalog, SpeciesId species);

}  // namespace td
