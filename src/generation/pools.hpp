// Water, mire, grass: terrain poured over the rooms in pools.
#pragma once

#include "generation/ground.hpp"

namespace td {

/// True when the dry neighbours of `p` stay joined without it, judged by its eight neighbours alone: walking once around it,
/// they must make up at most one piece. So pools that grow tile by tile never part the floor, and nothing need be searched.
bool may_be_lost(const BitGrid& dry, Point p);
/// Does a corridor or a door lie beside it?
bool before_entrance(const Layout& layout, Point p);
/// How many tiles all rooms have together.
int room_tiles(const Layout& layout);

/// Pours every patch of the rules. Terrain that walkers cannot enter, or only to their harm, never cuts one dry tile off from another
/// and never lies in corridors or doorways.
void pour_pools(Ground& ground, const Layout& layout, const Catalog& catalog, const std::vector<TerrainPatch>& patches, Rng& rng);

}  // namespace td
