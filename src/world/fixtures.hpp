// Queries about the features on tiles, for rules, tactics and screens.
#pragma once

#include "catalog/catalog.hpp"
#include "world/world_view.hpp"

namespace td {

/// The feature on the tile; null if there is none, and outside the floor.
const Feature* feature_at(const WorldView& view, Point p);
/// True if the tile has an open or closed door.
bool in_doorway(const WorldView& view, Point p);
/// True if `who` can open the feature as far as that takes an item: it needs none, or the creature holds it, or its team's bag has it.
bool can_unlock(const World& world, EntityId who, const Feature& feature);
/// True if `feature` would hold `who` after a step into it.
bool would_hold(const WorldView& view, const Feature& feature, EntityId who);
/// The fixture that keeps `who` from leaving its tile; none if `who` can leave, or is not on the floor.
EntityId snare_of(const WorldView& view, EntityId who);
/// True if the fixture is hidden and `faction` has not found it.
bool is_hidden_from(const World& world, Faction faction, EntityId fixture);
/// The feature on the tile as `faction` knows it; null if there is none, or only one that is hidden from `faction`.
const Feature* known_feature_at(const WorldView& view, Faction faction, Point p);
/// True if the tile has a trap that `faction` knows of, and a creature of this mobility would set it off.
bool is_known_trap(const WorldView& view, Faction faction, MobilitySet mobility, Point p);
/// True if the terrain or the weather extinguishes fires here.
bool is_quenched(const WorldView& view, Point p);
/// True if there is a burnable feature that is not burning, and nothing here extinguishes fires.
bool would_burn(const WorldView& view, Point p);

}  // namespace td
