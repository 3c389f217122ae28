// The order in which packs are loaded, by `requires`, `after` and `conflicts` in their `pack.yaml`.
#pragma once

#include <string>
#include <vector>

#include "content/packs/pack.hpp"

namespace td {

/// `core` first, the player's own last, each pack behind those that it requires or names in `after`, otherwise by the player's choice and
/// by name. Reports and leaves out packs that require a missing pack, conflict with another, or depend on each other in a cycle, and all
/// packs that require these.
std::vector<const Pack*> load_order(std::vector<const Pack*> packs, std::vector<Problem>& problems);

/// "1.2 or later", "1.2 or later, below 2"; empty for any.
std::string versions_of(const RequiredPack& needed);

}  // namespace td
