// Features such as webs, oil and brush, scattered over rooms in small groups.
#pragma once

#include <vector>

#include "generation/ground.hpp"
#include "generation/level_plan.hpp"

namespace td {

/// Scatters every patch over dry floor of rooms, never beside an entrance. Features that block or burn never separate dry tiles. The
/// covered tiles count as occupied afterwards.
std::vector<FeaturePlacement> scatter_features(Ground& ground, const Layout& layout, const Catalog& catalog,
                                               const std::vector<FeaturePatch>& patches, Rng& rng);

}  // namespace td
