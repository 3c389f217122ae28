// Tells players of the packs that there are: what each brings, changes and needs, and what is wrong with it.
#pragma once

#include <vector>

#include "catalog/pack_summary.hpp"
#include "content/packs/pack.hpp"

namespace td {

/// What one pack says of itself and defines; its state is `on`, and it is needed by none.
PackSummary summary_of(const Pack& pack);

/// Fills in which pack is needed by which.
void connect(std::vector<PackSummary>& packs);

}  // namespace td
