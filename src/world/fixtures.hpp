// Facts about the features on tiles that rules, tactics and screens ask for.
#pragma once

#include "catalog/catalog.hpp"
#include "world/world.hpp"

namespace td {

/// The feature on the tile; null where there is none, and outside the floor.
const Feature* feature_at(const World& world, const Catalog& catalog, Point p);
/// Does a door hang here, open or closed?
bool in_doorway(const World& world, const Catalog& catalog, Point p);
/// Would this one be held by a feature that it stepped into?
bool would_hold(const World& world, const Catalog& catalog, const Feature& feature, EntityId who);
/// What keeps `who` from stepping off its tile; none when it is free, or not on the floor.
EntityId snare_of(const World& world, const Catalog& catalog, EntityId who);
/// Does not this side know of the thing on the tile?
bool is_hidden_from(const World& world, Faction faction, EntityId fixture);
/// What one of this side sees on the tile; null where there is nothing it knows of.
const Feature* known_feature_at(const World& world, const Catalog& catalog, Faction faction, Point p);
/// Does a trap lie here that `who` knows of and would set off by stepping on it?
bool is_known_trap(const World& world, const Catalog& catalog, Faction faction, MobilitySet mobility, Point p);
/// Does the ground or the weather put out what burns here?
bool is_quenched(const World& world, const Catalog& catalog, Point p);
/// Is there something here that has not caught fire yet, and would?
bool would_burn(const World& world, const Catalog& catalog, Point p);

}  // namespace td
