// The par of a floor: how many rounds a party may take that neither hurries nor wanders. Source: resources/docs/rules.md, "Minutes".
#pragma once

#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// Rounds of 100 ticks, at least 1: 40, and 2 for each step from the entrance to the nearest stairs, and 12 for each team of foes; of that,
/// the percentage that the rules of the floor say.
int par_of(const LevelPlan& plan, const FloorRules& rules, const Catalog& catalog);

}  // namespace td
