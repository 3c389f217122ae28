// Effects of time that cannot work: they reach no creature, wait for an event that nothing causes, or need saved turns that nobody saves.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "tools/lint/finding.hpp"

namespace td {

/// Effects of a skill, an item or the triggers of a definition that provably do nothing. `audience`: the creatures that a skill or an item
/// is for; everyone for triggers.
std::vector<Finding> useless_time_effects(const Catalog& catalog, const std::vector<Effect>& effects, Audience audience);

/// Skills of the species that save a turn for foes in reach, although it has no plain attack and so threatens no tile.
std::vector<Finding> useless_held_turns(const Catalog& catalog, const Species& species);

/// Skills and triggers by which a creature of the species saves a turn of its own that nothing lets it use, or uses one that nothing lets
/// it save. What saves or uses turns nowhere in the content is left to useless_time_effects().
std::vector<Finding> useless_saved_turns(const Catalog& catalog, SpeciesId species);

}  // namespace td
