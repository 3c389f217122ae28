// Reactive systems about features: opening, closing, holding, and where features may stand. Fire is in fire_rules.cpp.
#include <algorithm>

#include "rules/systems.hpp"
#include "world/creature.hpp"
#include "world/fallen.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

const Feature& feature_of(const Reaction& reaction, EntityId fixture) {
    return reaction.catalog()[reaction.world().get<Fixture>(fixture).feature];
}

/// Replaces the step of a creature that a feature holds by a struggle. True if one holds it.
bool struggle_if_held(Reaction& reaction, EntityId who, Direction direction) {
    const EntityId snare = snare_of(reaction.view(), who);
    if (!snare) return false;
    const bool loosens = reaction.dice().chance(feature_of(reaction, snare).holds->chance);
    reaction.replace(Struggle{who, snare, direction, loosens});
    return true;
}

void cancel_if_gone(Reaction& reaction, EntityId fixture) {
    if (!reaction.world().has<Fixture>(fixture)) reaction.cancel({.reason = Refusal::Reason::nothing_here});
}

}  // namespace

void System<Rule::clinging>::react(Reaction& reaction, const Struggle& struggle) {
    if (struggle.loosens && reaction.world().get<Snare>(struggle.fixture).tries <= 1)
        reaction.follow(RemoveFeature{struggle.fixture, FeatureEnd::torn});
}

void System<Rule::clinging>::react(Reaction& reaction, const Walk& walk) { struggle_if_held(reaction, walk.who, walk.direction); }

void System<Rule::clinging>::react(Reaction& reaction, const SwapPlaces& swap) {
    if (!struggle_if_held(reaction, swap.who, swap.direction) && snare_of(reaction.view(), swap.other))
        reaction.cancel({.reason = Refusal::Reason::creature, .by = swap.other});
}

void System<Rule::opening>::react(Reaction& reaction, const Walk& walk) {
    if (is_diagonal(walk.direction)) return;
    if (has_mobility(mobility_of(reaction.view(), walk.who), Mobility::phase)) return;
    const EntityId fixture = reaction.world().first_at<Fixture>(walk.to);
    if (!fixture) return;
    const Feature& feature = feature_of(reaction, fixture);
    const auto waits_for_touch = [](const Trigger& t) { return t.event == TriggerEvent::walked_into; };
    if (feature.opens_into && !can_unlock(reaction.world(), walk.who, feature))
        reaction.cancel({.reason = Refusal::Reason::locked, .feature = reaction.world().get<Fixture>(fixture).feature});
    else if (feature.opens_into)
        reaction.replace(OpenFeature{walk.who, fixture});
    else if (feature.solid && std::any_of(feature.triggers.begin(), feature.triggers.end(), waits_for_touch))
        reaction.replace(Touch{walk.who, fixture});
}

void System<Rule::closing>::react(Reaction& reaction, const CloseFeature& close) {
    const World& world = reaction.world();
    if (!close.fixture || !feature_of(reaction, close.fixture).closes_into) return reaction.cancel({.reason = Refusal::Reason::no_door});
    const Point at = world.get<Position>(close.fixture).at;
    if (world.any(at, IndexedKind::creature) || world.any(at, IndexedKind::loot) || !fallen_at(world, at).empty())
        reaction.cancel({.reason = Refusal::Reason::door_blocked});
}

void System<Rule::placing>::react(Reaction& reaction, const PlaceFeature& placed) {
    const World& world = reaction.world();
    const Feature& feature = reaction.catalog()[placed.feature];
    constexpr auto fly = static_cast<MobilitySet>(Mobility::fly);
    const Feature* old = feature_at({world, reaction.catalog()}, placed.at);
    const bool is_open_ground = is_passable({world, reaction.catalog()}, fly, placed.at) && !world.any(placed.at, IndexedKind::stairs);
    const bool is_occupied = world.any(placed.at, IndexedKind::creature) || world.any(placed.at, IndexedKind::loot);
    if (feature.burns && feature.burns->lit && would_burn({world, reaction.catalog()}, placed.at))
        return reaction.replace(Ignite{world.first_at<Fixture>(placed.at)});
    if (!is_open_ground || (old && is_door(*old)) || (feature.solid && is_occupied))
        return reaction.cancel({.reason = Refusal::Reason::tile_occupied});
    if (old == &feature) return reaction.cancel({.reason = Refusal::Reason::pointless});
    if (feature.burns && feature.burns->lit && is_quenched({world, reaction.catalog()}, placed.at))
        reaction.cancel({.reason = Refusal::Reason::quenched});
}

void System<Rule::placing>::react(Reaction& reaction, const RemoveFeature& remove) { cancel_if_gone(reaction, remove.fixture); }

void System<Rule::placing>::react(Reaction& reaction, const Discover& discover) { cancel_if_gone(reaction, discover.fixture); }

}  // namespace td
