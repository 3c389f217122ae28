// The triggers that a creature bears: those of its species, and of statuses that these bring upon it.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// Which triggers count as bringing a status.
enum class Bringing : std::uint8_t {
    any,      ///< also those that fire by chance or under a condition
    certain,  ///< only those that always do, and their effects too
};

/// Does the trigger fire whenever its event happens to its bearer?
bool fires_for_certain(const Trigger& trigger);

/// The triggers of the species, and then those of each status that a creature of it gains by one of the triggers before. They point into
/// the catalog.
std::vector<const Trigger*> borne_triggers(const Catalog& catalog, SpeciesId species, Bringing bringing);

}  // namespace td
