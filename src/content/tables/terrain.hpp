// What follows the reading of terrain, when all of its pack and the palettes are read.
#pragma once

#include "catalog/catalog.hpp"
#include "content/fields/reader.hpp"

namespace td {

/// Reports a wall with a picture, and a palette that has no colour for terrain. `body`: the map of the terrain.
void check_terrain(const Catalog& catalog, const Terrain& terrain, TreeNode body, Reader& reader);

/// Sets the colours of terrain from its palettes.
void colour_terrain_from_palettes(Catalog& catalog);

}  // namespace td
