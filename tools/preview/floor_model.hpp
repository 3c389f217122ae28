// A floor of a dungeon, or a vault by itself, as generation makes it and the game would begin it, with what an author asks about it: where
// walkers come, and what is amiss. Knows no window.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/game.hpp"
#include "generation/layout.hpp"
#include "generation/level_plan.hpp"

namespace td {

struct FloorModel {
    LevelPlan plan;
    Game game;           ///< at the beginning of the floor, which is lit as a whole
    BitGrid walkable;    ///< where walkers come, through doors and gates too
    BitGrid amiss;       ///< doors not between two walls, things on no dry ground, creatures that cannot stand where they are
    BitGrid unreached;   ///< tiles for walkers that they cannot reach from the entrance
    std::string flaw;    ///< the first flaw of the plan, see first_flaw(); empty: none
    std::string absent;  ///< what has no place, a line each, see left_out_text(); empty: nothing

    // Of a vault:
    std::optional<Room> vault;    ///< its bounds
    std::vector<Point> openings;  ///< through which corridors can reach it
    PlacedVault placed{};         ///< where it lies, and how it is flipped

    Point entrance() const { return plan.entrance.front(); }
};

/// `floor` counts from 1. Precondition: the dungeon has it.
FloorModel floor_model(const std::shared_ptr<const Catalog>& catalog, DungeonId dungeon, int floor, std::uint64_t seed);

/// A catalog with a further dungeon, the last one, whose floors have one theme after the other; its party is one creature.
std::shared_ptr<const Catalog> catalog_for_vaults(const Catalog& content);

/// The vault in solid rock, with a corridor around it that reaches all its openings. `flips`: by its last two bits it is flipped from left
/// to right and upside down, if its definition allows that. Precondition: `catalog` comes from catalog_for_vaults().
FloorModel vault_model(const std::shared_ptr<const Catalog>& catalog, VaultId vault, ThemeId theme, unsigned flips);

/// The tile of a vault's map, by column and row from 0 as it is written; none: the model is of no vault, or it has no such tile.
std::optional<Point> tile_of(const FloorModel& model, Point on_map);

}  // namespace td
