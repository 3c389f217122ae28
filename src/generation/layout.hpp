// The layout of a floor: walls, rooms, corridors and doors, before terrain, creatures and things.
#pragma once

#include <vector>

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td {

enum class Tile : std::uint8_t { rock, room, corridor, door, vault };

/// A vault with its position on the floor.
struct PlacedVault {
    VaultId vault;
    Point corner;  ///< northwest tile
    bool left_to_right = false;
    bool upside_down = false;
};

struct Layout {
    Grid<Tile> tiles;
    std::vector<Room> rooms;  ///< on floors without rooms: sectors of the open ground
    std::vector<Point> doors;
    std::vector<Point> dead_ends;  ///< last tiles of dead ends; niches
    std::vector<PlacedVault> vaults;
    std::vector<VaultId> vaults_left_out;  ///< drawn, but without a place
};

/// The longest side of a room, in tiles, along a side of `floor_side` tiles. Beside corridors it leaves space for a second room.
constexpr int longest_room_side(FloorStyle style, int floor_side) {
    return style == FloorStyle::room ? floor_side - 2 : floor_side / 2 - 2;
}

/// A random floor in the style of `rules`. May have fewer rooms than the rules ask for; fewer than two only if there is no space.
Layout random_layout(const Catalog& catalog, const FloorRules& rules, Rng& rng);

/// Two rooms with one closed door each, and a corridor between them. Fits on every floor of at least 24 x 18 tiles.
Layout simple_layout(const FloorRules& rules);

/// Divides a floor without rooms into rectangles of about `side` tiles; returns those that contain open ground.
std::vector<Room> sectors_of(const Grid<Tile>& tiles, int side);

}  // namespace td
