// Creates, changes and removes the entity of a feature: it gets the components that the definition requires. Used by commit, and by
// add_fixture (commit.hpp) when a floor is built.
#pragma once

#include <optional>

#include "catalog/catalog.hpp"
#include "world/world.hpp"

namespace td {

/// Turns a fixture into another feature, such as a door into an open door. Precondition: `fixture` is one.
void change_fixture(World& world, const Catalog& catalog, EntityId fixture, FeatureId into);
/// Removes the fixture.
void remove_fixture(World& world, const Catalog& catalog, EntityId fixture);
/// Adapts the fixture to a changed definition: whether it is solid, holds and burns; what is already torn or burnt stays so.
void refit_fixture(World& world, const Catalog& catalog, EntityId fixture);
/// Hides the fixture from all but the side of the creature that placed it.
void hide_fixture(World& world, EntityId fixture, Faction by);
/// Makes the fixture known to one more side, or to all.
void reveal_fixture(World& world, EntityId fixture, std::optional<Faction> by);
/// Sets the fixture on fire. Preconditions: its feature burns, and it is not on fire.
void light_fixture(World& world, const Catalog& catalog, EntityId fixture);

}  // namespace td
