#include "world/fixtures.hpp"

#include <algorithm>

#include "world/creature.hpp"

namespace td {

const Feature* feature_at(const World& world, const Catalog& catalog, Point p) {
    const EntityId fixture = world.first_at<Fixture>(p);
    return fixture ? &catalog[world.get<Fixture>(fixture).feature] : nullptr;
}

bool in_doorway(const World& world, const Catalog& catalog, Point p) {
    const Feature* feature = feature_at(world, catalog, p);
    return feature && is_door(*feature);
}

bool would_hold(const World& world, const Catalog& catalog, const Feature& feature, EntityId who) {
    if (!feature.holds || has_mobility(mobility_of(world, catalog, who), Mobility::phase)) return false;
    const StatusId spares = feature.holds->spares;
    return !spares || !is_immune(world, catalog, who, spares);
}

EntityId snare_of(const World& world, const Catalog& catalog, EntityId who) {
    const Position* position = world.find<Position>(who);
    if (!position || !world.any(position->at, IndexedKind::snare)) return {};
    const EntityId fixture = world.first_at<Snare>(position->at);
    return would_hold(world, catalog, catalog[world.get<Fixture>(fixture).feature], who) ? fixture : EntityId{};
}

bool is_hidden_from(const World& world, Faction faction, EntityId fixture) {
    const Hidden* hidden = world.find<Hidden>(fixture);
    return hidden && (hidden->from >> static_cast<unsigned>(faction) & 1U) != 0;
}

const Feature* known_feature_at(const World& world, const Catalog& catalog, Faction faction, Point p) {
    const EntityId fixture = world.first_at<Fixture>(p);
    return fixture && !is_hidden_from(world, faction, fixture) ? &catalog[world.get<Fixture>(fixture).feature] : nullptr;
}

bool is_known_trap(const World& world, const Catalog& catalog, Faction faction, MobilitySet mobility, Point p) {
    const Feature* feature = known_feature_at(world, catalog, faction, p);
    return feature && std::any_of(feature->triggers.begin(), feature->triggers.end(),
                                  [&](const Trigger& t) { return t.event == TriggerEvent::stepped_on && (t.by & mobility) != 0; });
}

bool is_quenched(const World& world, const Catalog& catalog, Point p) {
    const WeatherId weather = world.surroundings().weather;
    return catalog[world.terrain(p)].quenches || (weather && catalog[weather].quenches);
}

bool would_burn(const World& world, const Catalog& catalog, Point p) {
    const Feature* feature = feature_at(world, catalog, p);
    return feature && feature->burns && !world.any(p, IndexedKind::fire) && !is_quenched(world, catalog, p);
}

}  // namespace td
