#include "actions/fixture.hpp"

#include <algorithm>

#include "actions/commit.hpp"

namespace td {

namespace {

template <class Component>
void remove_if_present(World& world, EntityId fixture) {
    if (world.has<Component>(fixture)) world.remove<Component>(fixture);
}

/// Call when the feature comes or goes: creatures go round the traps that they know of.
void mark_knowledge_changed_if_trap(World& world, const Feature& feature) {
    if (std::any_of(feature.triggers.begin(), feature.triggers.end(), [](const Trigger& t) { return t.event == TriggerEvent::stepped_on; }))
        world.mark_knowledge_changed();
}

void remove_components(World& world, const Catalog& catalog, EntityId fixture) {
    mark_knowledge_changed_if_trap(world, catalog[world.get<Fixture>(fixture).feature]);
    world.remove<Fixture>(fixture);
    remove_if_present<Solid>(world, fixture);
    remove_if_present<Opaque>(world, fixture);
    remove_if_present<Snare>(world, fixture);
    remove_if_present<Fire>(world, fixture);
    remove_if_present<Hidden>(world, fixture);
}

void add_components(World& world, const Catalog& catalog, EntityId fixture, FeatureId id) {
    const Feature& feature = catalog[id];
    mark_knowledge_changed_if_trap(world, feature);
    world.add(fixture, Fixture{id});
    if (feature.solid) world.add(fixture, Solid{});
    if (feature.blocks_sight) world.add(fixture, Opaque{});
    if (feature.holds) world.add(fixture, Snare{feature.holds->tries});
    if (feature.burns && feature.burns->lit) light_fixture(world, catalog, fixture);
}

/// Adds or removes the component. One that is there already keeps its row in the table, because state hashes depend on the order of rows.
template <class Component>
void set_present(World& world, EntityId fixture, bool present) {
    if (present == world.has<Component>(fixture)) return;
    if (present)
        world.add(fixture, Component{});
    else
        world.remove<Component>(fixture);
}

}  // namespace

EntityId add_fixture(World& world, const Catalog& catalog, FeatureId feature, Point at, Faction by) {
    const EntityId fixture = world.create();
    world.place(fixture, at);
    add_components(world, catalog, fixture, feature);
    if (catalog[feature].hidden) hide_fixture(world, fixture, by);
    return fixture;
}

void change_fixture(World& world, const Catalog& catalog, EntityId fixture, FeatureId into) {
    remove_components(world, catalog, fixture);
    add_components(world, catalog, fixture, into);
}

void refit_fixture(World& world, const Catalog& catalog, EntityId fixture) {
    const Feature& feature = catalog[world.get<Fixture>(fixture).feature];
    set_present<Solid>(world, fixture, feature.solid);
    set_present<Opaque>(world, fixture, feature.blocks_sight);
    if (!feature.hidden) remove_if_present<Hidden>(world, fixture);
    if (!feature.holds) remove_if_present<Snare>(world, fixture);
    if (feature.holds && !world.has<Snare>(fixture)) world.add(fixture, Snare{feature.holds->tries});
    if (!feature.burns) remove_if_present<Fire>(world, fixture);
    if (feature.burns && feature.burns->lit && !world.has<Fire>(fixture)) light_fixture(world, catalog, fixture);
}

void remove_fixture(World& world, const Catalog& catalog, EntityId fixture) {
    remove_components(world, catalog, fixture);
    world.remove_from_floor(fixture);
}

void hide_fixture(World& world, EntityId fixture, Faction by) {
    constexpr unsigned player = 1U << static_cast<unsigned>(Faction::player);
    // All inhabitants of the floor know the traps of each other; a trap of the party is known to the party alone.
    const unsigned from = by == Faction::player ? ~player & ((1U << faction_count) - 1U) : player;
    world.add(fixture, Hidden{static_cast<std::uint8_t>(from)});
    world.mark_knowledge_changed();
}

void reveal_fixture(World& world, EntityId fixture, std::optional<Faction> by) {
    if (!world.has<Hidden>(fixture)) return;
    const unsigned still_hidden_from = by ? world.get<Hidden>(fixture).from & ~(1U << static_cast<unsigned>(*by)) : 0U;
    if (still_hidden_from == 0)
        world.remove<Hidden>(fixture);
    else
        world.edit<Hidden>(fixture).from = static_cast<std::uint8_t>(still_hidden_from);
    world.mark_knowledge_changed();
}

void light_fixture(World& world, const Catalog& catalog, EntityId fixture) {
    world.add(fixture, Fire{.left = catalog[world.get<Fixture>(fixture).feature].burns->fuel});
}

}  // namespace td
