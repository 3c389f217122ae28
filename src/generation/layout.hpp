// Walls, rooms, corridors and doors, before terrain, creatures and things: the bones of a floor.
#pragma once

#include <vector>

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

enum class Tile : std::uint8_t { rock, room, corridor, door, vault };

/// A vault as it lies on the floor.
struct PlacedVault {
    VaultId vault;
    Point corner;  ///< northwest tile
    bool left_to_right = false;
    bool upside_down = false;
};

struct Layout {
    Grid<Tile> tiles;
    std::vector<Room> rooms;  ///< of floors without rooms: parts of the open ground
    std::vector<Point> doors;
    std::vector<Point> blind_ends;  ///< last tiles of blind corridors, and niches
    std::vector<PlacedVault> vaults;
    std::vector<VaultId> vaults_left_out;  ///< drawn, but without a place
};

/// A floor in the style of the rules. May hold fewer rooms than they ask for; fewer than two only when it has no space for more.
Layout random_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng);

/// Two rooms with a closed door each and a corridor between them: possible on every floor of at least 24 x 18 tiles.
Layout simple_layout(const FloorRules& rules);

/// The parts of a floor without rooms: rectangles of about `side` tiles that hold some open ground.
std::vector<Room> sectors_of(const Grid<Tile>& tiles, int side);

}  // namespace td
