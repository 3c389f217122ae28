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
/// Is there something here that has not caught fire yet, and would?
bool would_burn(const World& world, const Catalog& catalog, Point p);

}  // namespace td
