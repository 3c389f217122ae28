#include "actions/fixture.hpp"

#include "actions/commit.hpp"

namespace td {

namespace {

template <class Component>
void drop(World& world, EntityId fixture) {
    if (world.has<Component>(fixture)) world.remove<Component>(fixture);
}

void strip(World& world, EntityId fixture) {
    world.remove<Fixture>(fixture);
    drop<Solid>(world, fixture);
    drop<Opaque>(world, fixture);
    drop<Snare>(world, fixture);
    drop<Fire>(world, fixture);
}

void equip(World& world, const Catalog& catalog, EntityId fixture, FeatureId id) {
    const Feature& feature = catalog[id];
    world.add(fixture, Fixture{id});
    if (feature.solid) world.add(fixture, Solid{});
    if (feature.blocks_sight) world.add(fixture, Opaque{});
    if (feature.holds) world.add(fixture, Snare{feature.holds->tries});
    if (feature.burns && feature.burns->lit) light_fixture(world, catalog, fixture);
}

}  // namespace

EntityId add_fixture(World& world, const Catalog& catalog, FeatureId feature, Point at) {
    const EntityId fixture = world.create();
    world.place(fixture, at);
    equip(world, catalog, fixture, feature);
    return fixture;
}

void change_fixture(World& world, const Catalog& catalog, EntityId fixture, FeatureId into) {
    strip(world, fixture);
    equip(world, catalog, fixture, into);
}

void refit_fixture(World& world, const Catalog& catalog, EntityId fixture) {
    const Feature& feature = catalog[world.get<Fixture>(fixture).feature];
    drop<Solid>(world, fixture);
    drop<Opaque>(world, fixture);
    if (feature.solid) world.add(fixture, Solid{});
    if (feature.blocks_sight) world.add(fixture, Opaque{});
    if (!feature.holds) drop<Snare>(world, fixture);
    if (feature.holds && !world.has<Snare>(fixture)) world.add(fixture, Snare{feature.holds->tries});
    if (!feature.burns) drop<Fire>(world, fixture);
    if (feature.burns && feature.burns->lit && !world.has<Fire>(fixture)) light_fixture(world, catalog, fixture);
}

void remove_fixture(World& world, EntityId fixture) {
    strip(world, fixture);
    world.take_off(fixture);
}

void light_fixture(World& world, const Catalog& catalog, EntityId fixture) {
    world.add(fixture, Fire{catalog[world.get<Fixture>(fixture).feature].burns->fuel, 0, 0});
}

}  // namespace td
