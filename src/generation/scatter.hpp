// Webs, oil, brush: features strewn over the rooms in small groups.
#pragma once

#include <vector>

#include "generation/ground.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// Strews every patch over dry floor of rooms, never before an entrance; what is solid or burns from the start never cuts one dry tile
/// off from another. The tiles are taken afterwards.
std::vector<FeaturePlacement> scatter_features(Ground& ground, const Layout& layout, const Catalog& catalog,
                                               const std::vector<FeaturePatch>& patches, Rng& rng);

}  // namespace td
