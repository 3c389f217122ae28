// Chooses the tile of a theme for a place from the terrain around it. It knows no floor, only a callable that gives the terrain's look.
#pragma once

#include <string_view>

#include "art/tiles.hpp"
#include "base/function_ref.hpp"

namespace td {

/// Terrain::look at a place; empty if unknown or outside the floor.
using TerrainLookAt = FunctionRef<std::string_view(Point)>;

/// Chooses among variations of a tile; the same place in the same run always gets the same variation.
std::uint64_t tile_seed(std::uint64_t run_seed, int floor, Point p);

/// The ground without features on it. Precondition: the look at `p` is known.
Rectangle ground_tile(const TileSet& set, const TerrainLookAt& look, Point p, std::uint64_t seed, int frame);
/// The door in the wall at `p`.
Rectangle door_tile(const TileSet& set, const TerrainLookAt& look, Point p, bool open);

}  // namespace td
