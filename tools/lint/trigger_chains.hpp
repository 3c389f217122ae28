// Triggers that set each other off without end, until the game cuts them off: found by trying out triggers that can lead back to
// themselves (trigger_trial.hpp).
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

struct TriggerChain {
    TriggerId first;   ///< the one of the chain that comes first in the catalog
    std::string ring;  ///< "hot (status_gained) -> cold (status_gained) -> hot"
};

/// Each chain once. Triggers of one definition are tried out together, and those of two of which one is a status that sets the other off
/// and the other way round. Triggers that end the chain by chance, by a limit or by a condition end it here as well.
std::vector<TriggerChain> endless_trigger_chains(const Catalog& catalog);

}  // namespace td
