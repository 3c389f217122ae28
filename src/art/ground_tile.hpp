// Chooses the tile picture for a place from the terrain around it: the theme's or the terrain's own. It knows no floor, only a callable
// that returns the look of the terrain.
#pragma once

#include <string_view>

#include "art/terrain_tiles.hpp"
#include "art/tiles.hpp"
#include "base/function_ref.hpp"

namespace td {

/// The look of the terrain at a place; empty if unknown or outside the floor.
struct TerrainLook {
    TerrainLook() = default;
    /// A look drawn by the theme.
    explicit TerrainLook(std::string_view name) : look(name) {}
    explicit TerrainLook(const Terrain& terrain) : look(terrain.look), own(has_own_tiles(terrain) ? &terrain : nullptr) {}

    std::string_view look;         ///< Terrain::look
    const Terrain* own = nullptr;  ///< the terrain, if it has tiles of its own; null: the theme's tiles

    bool is_known() const { return !look.empty(); }
    /// Shores are drawn between different looks.
    friend bool operator==(const TerrainLook&, const TerrainLook&) = default;
};
using TerrainLookAt = FunctionRef<TerrainLook(Point)>;

/// Chooses among variations of a tile; the same place in the same run always gets the same variation.
std::uint64_t tile_seed(std::uint64_t run_seed, int floor, Point p);

/// The theme's tile for the ground, without features. Precondition: the look at `p` is known.
Rectangle ground_tile(const TileSet& set, const TerrainLookAt& look, Point p, std::uint64_t seed, int frame);
/// The same from the tiles of a terrain. Precondition: `own` are the tiles of the terrain at `p`.
Rectangle ground_tile(const TerrainTiles& own, const TerrainLookAt& look, Point p, std::uint64_t seed, int frame);
/// The door in the wall at `p`.
Rectangle door_tile(const TileSet& set, const TerrainLookAt& look, Point p, bool open);

}  // namespace td
