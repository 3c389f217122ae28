// Problems that show in the definitions of one pack, but that a later pack causes: they are reported at what the later pack changes.
#pragma once

#include <vector>

#include "content/packs/pack.hpp"
#include "content/yaml/problem.hpp"

namespace td {

/// Moves each problem that the packs up to its own do not have to the definition in the first later pack that causes it, or names that pack
/// in its hint if it has no such definition. `problems`: errors, or warnings of loading, of all packs together.
void blame_later_packs(const std::vector<Pack>& packs, std::vector<Problem>& problems);

}  // namespace td
