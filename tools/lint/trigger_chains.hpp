// Triggers that start each other endlessly, until the game stops them: found by running triggers that can lead back to themselves
// (trigger_trial.hpp).
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

struct TriggerChain {
    TriggerId first;   ///< the trigger of the chain that is first in the catalog
    std::string ring;  ///< "hot (status_gained) -> cold (status_gained) -> hot"
};

/// Each chain once. Runs the triggers of one definition together, and those of two definitions if one is a status and they start each
/// other. Triggers that end the chain by chance, by a limit or by a condition end it here too.
std::vector<TriggerChain> endless_trigger_chains(const Catalog& catalog);

}  // namespace td
