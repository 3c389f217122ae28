// A generated floor of a dungeon, or a single vault, at the start of the game, with what an author wants to know: where walkers can go, and
// what is wrong. Knows no window.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/run/game.hpp"
#include "generation/layout.hpp"
#include "generation/level_plan.hpp"

namespace td {

struct FloorModel {
    LevelPlan plan;
    Game game;           ///< at the start of the floor, fully visible
    BitGrid walkable;    ///< where walkers can go, through doors and gates too
    BitGrid misplaced;   ///< doors not between two walls, things not on dry ground, creatures where they cannot stand
    BitGrid unreached;   ///< tiles that walkers could stand on but cannot reach from the entrance
    std::string flaw;    ///< the first flaw of the plan, see first_flaw(); empty: none
    std::string absent;  ///< what has no place, a line each, see left_out_text(); empty: nothing

    // Of a vault:
    std::optional<Room> vault;    ///< its bounds
    std::vector<Point> openings;  ///< tiles where corridors can enter
    PlacedVault placed{};         ///< its position and flips

    Point entrance() const { return plan.entrance.front(); }
};

/// `floor` counts from 1. Precondition: the dungeon has it.
FloorModel floor_model(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, int floor, std::uint64_t seed);

/// The catalog plus a dungeon (the last one) with one floor per theme and a party of one creature.
std::shared_ptr<const Catalog> catalog_for_vaults(const Catalog& content);

/// The vault in solid rock, surrounded by a corridor that reaches all its openings. `flips`: the last two bits flip it left to right and
/// upside down, if its definition allows that. Precondition: `catalog` comes from catalog_for_vaults().
FloorModel vault_model(const std::shared_ptr<const Catalog>& catalog, VaultId vault, ThemeId theme, unsigned flips);

/// The tile for a column and row (from 0) of the vault's map in the file; nothing if the model is not a vault or has no such tile.
std::optional<Point> tile_of(const FloorModel& model, Point on_map);

}  // namespace td
