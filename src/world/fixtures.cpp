#include "world/fixtures.hpp"

#include <algorithm>

#include "world/creature.hpp"

namespace td {

const Feature* feature_at(const WorldView& view, Point p) {
    const EntityId fixture = view.world.first_at<Fixture>(p);
    return fixture ? &view.catalog[view.world.get<Fixture>(fixture).feature] : nullptr;
}

bool in_doorway(const WorldView& view, Point p) {
    const Feature* feature = feature_at(view, p);
    return feature && is_door(*feature);
}

bool can_unlock(const World& world, EntityId who, const Feature& feature) {
    if (!feature.needs) return true;
    const HeldItem* const holding = world.find<HeldItem>(who);
    if (holding && holding->stack.item == feature.needs) return true;
    const auto& stacks = world.bag(world.roster()[who].team).stacks;
    return std::any_of(stacks.begin(), stacks.end(), [&](const ItemStack& stack) { return stack.item == feature.needs; });
}

bool would_hold(const WorldView& view, const Feature& feature, EntityId who) {
    if (!feature.holds || has_mobility(mobility_of(view, who), Mobility::phase)) return false;
    const StatusId sparing = feature.holds->spares;  // species immune to it are not held
    return !sparing || !is_immune(view, who, sparing);
}

EntityId snare_of(const WorldView& view, EntityId who) {
    const Position* position = view.world.find<Position>(who);
    if (!position || !view.world.any(position->at, IndexedKind::snare)) return {};
    const EntityId fixture = view.world.first_at<Snare>(position->at);
    return would_hold(view, view.catalog[view.world.get<Fixture>(fixture).feature], who) ? fixture : EntityId{};
}

bool is_hidden_from(const World& world, Faction faction, EntityId fixture) {
    const Hidden* hidden = world.find<Hidden>(fixture);
    return hidden && (hidden->from >> static_cast<unsigned>(faction) & 1U) != 0;
}

const Feature* known_feature_at(const WorldView& view, Faction faction, Point p) {
    const EntityId fixture = view.world.first_at<Fixture>(p);
    return fixture && !is_hidden_from(view.world, faction, fixture) ? &view.catalog[view.world.get<Fixture>(fixture).feature] : nullptr;
}

bool is_known_trap(const WorldView& view, Faction faction, MobilitySet mobility, Point p) {
    const Feature* feature = known_feature_at(view, faction, p);
    return feature && std::any_of(feature->triggers.begin(), feature->triggers.end(),
                                  [&](const Trigger& t) { return t.event == TriggerEvent::stepped_on && (t.by & mobility) != 0; });
}

bool is_quenched(const WorldView& view, Point p) {
    const WeatherId weather = view.world.surroundings().weather;
    return view.catalog[view.world.terrain(p)].quenches || (weather && view.catalog[weather].quenches);
}

bool would_burn(const WorldView& view, Point p) {
    const Feature* feature = feature_at(view, p);
    return feature && feature->burns && !view.world.any(p, IndexedKind::fire) && !is_quenched(view, p);
}

}  // namespace td
