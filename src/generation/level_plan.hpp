// A floor as generation plans it: a plain value, ready to be checked, printed, or built into a world. It knows no entities.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/grid.hpp"
#include "base/point.hpp"
#include "catalog/definitions.hpp"
#include "world/roster.hpp"

namespace td {

/// The rectangle that bounds a room's floor; pillars and cut corners inside it are wall.
struct Room {
    Point corner;  ///< northwest tile
    int width = 0;
    int height = 0;

    bool contains(Point p) const { return p.x >= corner.x && p.y >= corner.y && p.x < corner.x + width && p.y < corner.y + height; }
    Point centre() const { return {corner.x + width / 2, corner.y + height / 2}; }
    friend bool operator==(const Room&, const Room&) = default;
};

/// Which list of the floor's rules a team was drawn from.
enum class SpawnList : std::uint8_t { foes, neutrals, boss };

struct TeamPlacement {
    SpawnList list = SpawnList::foes;
    std::size_t row = 0;         ///< in that list
    std::vector<Point> members;  ///< one per member of the TeamSpawn, in its order
    std::vector<Point> guests;
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
    friend bool operator==(const FeaturePlacement&, const FeaturePlacement&) = default;
};

struct LandmarkPlacement {
    LandmarkId landmark;
    Point at;
    friend bool operator==(const LandmarkPlacement&, const LandmarkPlacement&) = default;
};

struct LevelPlan {
    Grid<TerrainId> terrain;
    std::vector<Point> doors;  ///< closed ones, on floor
    Point stairs;
    std::vector<Point> entrance;  ///< places for the arriving party and its guests, the leader's first
    std::vector<Room> rooms;
    std::vector<TeamPlacement> teams;
    std::vector<ItemPlacement> items;        ///< prizes too
    std::vector<FeaturePlacement> features;  ///< beside the doors
    std::vector<LandmarkPlacement> landmarks;
    friend bool operator==(const LevelPlan&, const LevelPlan&) = default;
};

/// The team that was drawn. Precondition: `rules` are those that the floor was planned by.
inline const TeamSpawn& spawn_of(const FloorRules& rules, const TeamPlacement& placement) {
    switch (placement.list) {
        case SpawnList::foes: return rules.foes[placement.row];
        case SpawnList::neutrals: return rules.neutrals[placement.row];
        case SpawnList::boss: break;
    }
    return rules.boss[placement.row];
}

constexpr Faction faction_of(SpawnList list) { return list == SpawnList::neutrals ? Faction::neutral : Faction::foe; }

}  // namespace td
