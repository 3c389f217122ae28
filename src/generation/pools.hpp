// Water, mire, grass: terrain poured over the rooms in pools.
#pragma once

#include "generation/ground.hpp"

namespace td {

/// Pours every patch of the rules. Terrain that walkers cannot enter, or only to their harm, never cuts one dry tile off from another
/// and never lies in corridors or doorways.
void pour_pools(Ground& ground, const Layout& layout, const Catalog& catalog, const std::vector<TerrainPatch>& patches, Rng& rng);

}  // namespace td
