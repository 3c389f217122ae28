// Chooses the tile for a place from the terrain around it: one of the theme, or of the terrain's own. It knows no floor, only a callable
// that tells how the terrain looks.
#pragma once

#include <string_view>

#include "art/terrain_tiles.hpp"
#include "art/tiles.hpp"
#include "base/function_ref.hpp"

namespace td {

/// How the terrain at a place looks; with an empty look if it is unknown or outside the floor.
struct TerrainLook {
    TerrainLook() = default;
    /// As the theme draws that look.
    explicit TerrainLook(std::string_view name) : look(name) {}
    explicit TerrainLook(const Terrain& terrain) : look(terrain.look), own(has_own_tiles(terrain) ? &terrain : nullptr) {}

    std::string_view look;         ///< Terrain::look
    const Terrain* own = nullptr;  ///< the terrain, if it has tiles of its own; null: those of the theme

    bool is_known() const { return !look.empty(); }
    /// Shores are drawn between two that differ.
    friend bool operator==(const TerrainLook&, const TerrainLook&) = default;
};
using TerrainLookAt = FunctionRef<TerrainLook(Point)>;

/// Chooses among variations of a tile; the same place in the same run always gets the same variation.
std::uint64_t tile_seed(std::uint64_t run_seed, int floor, Point p);

/// The ground without features on it, as the theme draws its look. Precondition: the look at `p` is known.
Rectangle ground_tile(const TileSet& set, const TerrainLookAt& look, Point p, std::uint64_t seed, int frame);
/// The same among the terrain's own tiles. Precondition: it has some, and these are they.
Rectangle ground_tile(const TerrainTiles& own, const TerrainLookAt& look, Point p, std::uint64_t seed, int frame);
/// The door in the wall at `p`.
Rectangle door_tile(const TileSet& set, const TerrainLookAt& look, Point p, bool open);

}  // namespace td
