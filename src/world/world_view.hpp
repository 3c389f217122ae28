// What rules, tactics and sentences look things up in: a floor as it is, and the definitions of all that is on it.
#pragma once

#include "catalog/catalog.hpp"
#include "world/world.hpp"

namespace td {

/// Read-only; it outlives neither of the two.
struct WorldView {
    const World& world;
    const Catalog& catalog;
};

/// The rules of the floor; null: it belongs to no dungeon.
inline const FloorRules* floor_rules(const WorldView& view) {
    const Surroundings& here = view.world.surroundings();
    if (!here.dungeon) return nullptr;
    const std::vector<FloorRules>& floors = view.catalog[here.dungeon].floors;
    const auto row = static_cast<std::size_t>(here.floor - 1);
    return row < floors.size() ? &floors[row] : nullptr;
}

}  // namespace td
