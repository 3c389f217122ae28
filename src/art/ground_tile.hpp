// Which tile of a theme lies at a place, from what the ground around it looks like. Knows no floor, only who can be asked about one.
#pragma once

#include <string_view>

#include "art/tiles.hpp"
#include "base/function_ref.hpp"

namespace td {

/// The look of the terrain at a place (Terrain::look); empty where it is not known, and outside the floor.
using LookAt = FunctionRef<std::string_view(Point)>;

/// Chooses among variations of a tile: the same place of the same run always looks the same.
std::uint64_t tile_seed(std::uint64_t run_seed, int floor, Point p);

/// The ground itself, without what stands on it. Precondition: the look at `p` is known.
Rectangle ground_tile(const TileSet& set, const LookAt& look, Point p, std::uint64_t seed, int frame);
/// A door in the wall that `p` lies in.
Rectangle door_tile(const TileSet& set, const LookAt& look, Point p, bool open);

}  // namespace td
