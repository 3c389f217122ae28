// In which order packs are loaded, by what their `pack.yaml` says of others.
#pragma once

#include <vector>

#include "content/packs/pack.hpp"

namespace td {

/// `core` first, then each behind those that it requires or wants to follow, else by name. Packs that require one that is not there,
/// conflict with another, or wait for each other in a ring are reported and left out, and so are those that require them.
std::vector<const Pack*> load_order(std::vector<const Pack*> packs, std::vector<Problem>& problems);

}  // namespace td
