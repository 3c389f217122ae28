// Definitions that lead back to themselves without end, a step in each turn or round: doors that open into doors, creatures that call their
// own kind, shapes that turn into each other. What goes on without end within one turn: trigger_chains.hpp.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// A ring is told of at its first definition, by the order of the catalog, and nothing at the others.
std::vector<Finding> endless_rings(const Catalog& catalog, FeatureId feature);
/// Rings by triggers that a creature bears for certain (borne_triggers.hpp) and that fire for certain: of summons at anything that happens
/// again and again, of transformations at every turn or round. Rings of summons by skills too.
std::vector<Finding> endless_rings(const Catalog& catalog, SpeciesId species);

}  // namespace td
