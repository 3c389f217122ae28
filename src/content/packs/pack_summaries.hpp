// Summaries of packs for players: what each brings, changes and needs, and what is wrong with it.
#pragma once

#include <vector>

#include "catalog/pack_summary.hpp"
#include "content/packs/pack.hpp"

namespace td {

/// What one pack says of itself and defines; its state is `on`, and it is needed by none.
PackSummary summary_of(const Pack& pack);

/// Fills PackSummary::needed_by from what each pack needs.
void fill_needed_by(std::vector<PackSummary>& packs);

}  // namespace td
