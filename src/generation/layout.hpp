// Walls, rooms, corridors and doors, before terrain, creatures and things: the bones of a floor.
#pragma once

#include <vector>

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "catalog/definitions.hpp"
#include "generation/level_plan.hpp"

namespace td {

enum class Tile : std::uint8_t { rock, room, corridor, door };

struct Layout {
    Grid<Tile> tiles;
    std::vector<Room> rooms;
    std::vector<Point> doors;
    std::vector<Point> blind_ends;  ///< last tiles of blind corridors
};

/// Rooms joined by corridors one tile wide, no two of them side by side. May hold fewer rooms than the rules ask for;
/// fewer than two only when the floor has no space for more.
Layout random_layout(const FloorRules& rules, Rng& rng);

/// Two rooms with a closed door each and a corridor between them: possible on every floor of at least 24 x 18 tiles.
Layout simple_layout(const FloorRules& rules);

}  // namespace td
