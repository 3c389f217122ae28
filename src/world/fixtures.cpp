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
    const auto& immunities = species_of(world, catalog, who).immunities;
    const StatusId spares = feature.holds->spares;
    return !spares || std::find(immunities.begin(), immunities.end(), spares) == immunities.end();
}

EntityId snare_of(const World& world, const Catalog& catalog, EntityId who) {
    const Position* position = world.find<Position>(who);
    if (!position || !world.any(position->at, Counted::snare)) return {};
    const EntityId fixture = world.first_at<Snare>(position->at);
    return would_hold(world, catalog, catalog[world.get<Fixture>(fixture).feature], who) ? fixture : EntityId{};
}

bool would_burn(const World& world, const Catalog& catalog, Point p) {
    const Feature* feature = feature_at(world, catalog, p);
    return feature && feature->burns && !world.any(p, Counted::fire) && !catalog[world.terrain(p)].quenches;
}

}  // namespace td
