// How features come to stand on tiles, change and go: the entity gets the components that its definition asks for. For commit, and
// for the building of a floor by add_fixture (commit.hpp).
#pragma once

#include <optional>

#include "catalog/catalog.hpp"
#include "world/world.hpp"

namespace td {

/// The same thing becomes another feature, a door an open door. Precondition: `fixture` is one.
void change_fixture(World& world, const Catalog& catalog, EntityId fixture, FeatureId into);
/// Nothing stands there any more.
void remove_fixture(World& world, const Catalog& catalog, EntityId fixture);
/// Its definition has become another one: what stands there is solid, holds and burns as that says; what is torn or burnt already stays so.
void refit_fixture(World& world, const Catalog& catalog, EntityId fixture);
/// Only those who live with whoever laid it know of it now.
void hide_fixture(World& world, EntityId fixture, Faction by);
/// One more side knows of it, or everybody.
void find_fixture(World& world, EntityId fixture, std::optional<Faction> by);
void light_fixture(World& world, const Catalog& catalog, EntityId fixture);

}  // namespace td
