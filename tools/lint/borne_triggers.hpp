// The triggers that a creature bears: those of its species, and of the statuses that these give it.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// Which triggers count as giving a status.
enum class Bringing : std::uint8_t {
    any,      ///< including those that fire by chance or under a condition
    certain,  ///< only those that always fire and whose effects always happen
};

/// True if the trigger fires whenever its event happens to its bearer.
bool fires_for_certain(const Trigger& trigger);

/// The triggers of the species, and then those of each status that a creature of it gains by one of the triggers before. They point into
/// the catalog.
std::vector<const Trigger*> borne_triggers(const Catalog& catalog, SpeciesId species, Bringing bringing);

}  // namespace td
