// The plan of a floor: a plain value that can be checked, printed, or built into a world. It knows no entities.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/grid.hpp"
#include "base/point.hpp"
#include "catalog/floor.hpp"
#include "catalog/ids.hpp"
#include "world/roster.hpp"

namespace td {

/// The bounding rectangle of a room's floor; pillars and cut corners inside it are wall.
struct Room {
    Point corner;  ///< northwest tile
    int width = 0;
    int height = 0;

    bool contains(Point p) const { return p.x >= corner.x && p.y >= corner.y && p.x < corner.x + width && p.y < corner.y + height; }
    Point centre() const { return {corner.x + width / 2, corner.y + height / 2}; }
    friend bool operator==(const Room&, const Room&) = default;
};

/// The source of a team: a list of the floor's rules, or a vault.
enum class SpawnList : std::uint8_t { foes, neutrals, boss, vault_foes, vault_neutrals };

struct TeamPlacement {
    SpawnList list = SpawnList::foes;
    std::size_t row = 0;         ///< index in that list
    std::vector<Point> members;  ///< tiles, one per member in the team's order
    std::vector<Point> guests;
    TeamSpawn team;  ///< the members after drawing, each with a count of 1
    friend bool operator==(const TeamPlacement&, const TeamPlacement&) = default;
};

struct ItemPlacement {
    ItemId item;
    int count = 1;
    Point at;
    friend bool operator==(const ItemPlacement&, const ItemPlacement&) = default;
};

struct FeaturePlacement {
    FeatureId feature;
    Point at;
    bool is_gate = false;  ///< as VaultTile::is_gate
    friend bool operator==(const FeaturePlacement&, const FeaturePlacement&) = default;
};

struct LandmarkPlacement {
    LandmarkId landmark;
    Point at;
    friend bool operator==(const LandmarkPlacement&, const LandmarkPlacement&) = default;
};

/// Something in the rules that found no place on the floor: a team (given by its leader), an item, or a vault.
struct LeftOut {
    SpeciesId leader;
    ItemId item;
    VaultId vault;
    friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

struct LevelPlan {
    Grid<TerrainId> terrain;
    std::vector<Point> doors;        ///< closed doors; their terrain is floor
    Point stairs;                    ///< of the first way
    std::vector<Point> side_stairs;  ///< of the other ways, in their order
    std::vector<Point> entrance;     ///< tiles for the arriving party and its guests, the leader's first
    Room arrival_vault;              ///< the vault in which the party arrives; without width: none
    std::vector<Room> rooms;
    std::vector<TeamPlacement> teams;
    std::vector<ItemPlacement> items;        ///< including prizes
    std::vector<FeaturePlacement> features;  ///< without the doors
    std::vector<LandmarkPlacement> landmarks;
    std::vector<VaultId> vaults;  ///< placed, in no particular order
    std::vector<LeftOut> left_out;

    bool lacks_a_vault() const {
        return std::any_of(left_out.begin(), left_out.end(), [](const LeftOut& left) { return static_cast<bool>(left.vault); });
    }
    friend bool operator==(const LevelPlan&, const LevelPlan&) = default;
};

constexpr Faction faction_of(SpawnList list) {
    return list == SpawnList::neutrals || list == SpawnList::vault_neutrals ? Faction::neutral : Faction::foe;
}

}  // namespace td
