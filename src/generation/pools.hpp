// Terrain such as water, mire and grass, placed over the rooms in pools.
#pragma once

#include "generation/ground.hpp"

namespace td {

/// True if the dry neighbours of `p` stay connected without `p`, judged by its eight neighbours alone: going once around it, they form at
/// most one run. Pools that grow tile by tile therefore never divide the floor, and no search is needed.
bool stays_connected_without(const BitGrid& dry, Point p);
/// True if a corridor or a door is adjacent to `p`.
bool is_beside_entrance(const Layout& layout, Point p);
/// The number of tiles of all rooms together.
int room_tiles(const Layout& layout);

/// Places every patch of the rules. Terrain that walkers cannot enter, or only with harm, never separates dry tiles and never lies in
/// corridors or doorways.
void place_pools(Ground& ground, const Layout& layout, const Catalog& catalog, const std::vector<TerrainPatch>& patches, Rng& rng);

}  // namespace td
