// Effects of time that cannot work: that reach no creature, wait for what nothing causes, or count on turns that are never put by.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// Effects that provably come to nothing: those of a skill, an item or the triggers of a definition. `audience`: whom a skill or an item
/// means; everyone for triggers.
std::vector<Finding> useless_time_effects(const Catalog& catalog, const std::vector<Effect>& effects, Audience audience);

/// Skills of the species that keep a turn for foes in reach, although it has no plain attack and so holds no tile.
std::vector<Finding> useless_held_turns(const Catalog& catalog, const Species& species);

}  // namespace td
