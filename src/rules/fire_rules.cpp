// Reactive systems about fire: what catches fire, what fires do as time passes, and what puts them out.
// Source: "Encoding Rules for Turn-Based Games": a burning character who walks into water stops burning.
#include <algorithm>

#include "rules/systems.hpp"
#include "rules/targets.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td::systems {

namespace {

/// Does the ground touch `who`? Creatures that fly or pass through walls are not touched.
bool touches_ground(const Reaction& reaction, EntityId who) {
    const MobilitySet mobility = mobility_of(reaction.view(), who);
    return has_mobility(mobility, Mobility::walk) || has_mobility(mobility, Mobility::swim);
}

/// A creature comes to `at`, where the ground is `terrain`: its fire goes out there, or spreads to what burns there.
void arrive(Reaction& reaction, EntityId who, Point at, TerrainId terrain) {
    if (!who) return;
    const bool quenches = reaction.catalog()[terrain].quenches && touches_ground(reaction, who);
    for (const ActiveStatus& active : reaction.world().get<Statuses>(who).list) {
        if (!reaction.catalog()[active.status].is_fire) continue;
        if (quenches)
            reaction.follow(LoseStatus{who, active.status});
        else if (would_burn(reaction.view(), at))
            reaction.follow(Ignite{reaction.world().first_at<Fixture>(at)});
    }
}

void arrive(Reaction& reaction, EntityId who, Point at) { arrive(reaction, who, at, reaction.world().terrain(at)); }

void kindle(Reaction& reaction, const GainStatus& gain) {
    if (!reaction.catalog()[gain.status].is_fire) return;
    const Point at = reaction.world().get<Position>(gain.target).at;
    if (reaction.catalog()[reaction.world().terrain(at)].quenches && touches_ground(reaction, gain.target))
        reaction.replace(Resist{gain.target, gain.status});
    else if (would_burn(reaction.view(), at))
        reaction.follow(Ignite{reaction.world().first_at<Fixture>(at)});
}

void flood(Reaction& reaction, const ChangeTerrain& change) {
    if (!reaction.catalog()[change.terrain].quenches) return;
    if (const EntityId fire = reaction.world().first_at<Fire>(change.at)) reaction.follow(Extinguish{fire});
}

void spread(Reaction& reaction, Point at) {
    for (const Direction direction : all_directions) {
        const Point beside = at + offset(direction);
        if (would_burn(reaction.view(), beside)) reaction.follow(Ignite{reaction.world().first_at<Fixture>(beside)});
    }
}

}  // namespace

void igniting(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const World& world = reaction.world();
    if (const auto* out = reaction.as<Extinguish>()) {
        if (!world.has<Fire>(out->fixture)) return reaction.cancel({.reason = Refusal::Reason::pointless});
        // A feature that is only a flame is gone with its fire.
        const Feature& feature = reaction.catalog()[world.get<Fixture>(out->fixture).feature];
        if (feature.burns->lit) reaction.replace(RemoveFeature{out->fixture, FeatureEnd::put_out});
        return;
    }
    const EntityId fixture = reaction.as<Ignite>()->fixture;
    if (!world.has<Fixture>(fixture)) return reaction.cancel({.reason = Refusal::Reason::nothing_here});
    const Point at = world.get<Position>(fixture).at;
    if (is_quenched({world, reaction.catalog()}, at)) return reaction.cancel({.reason = Refusal::Reason::quenched});
    if (!would_burn({world, reaction.catalog()}, at)) reaction.cancel({.reason = Refusal::Reason::pointless});
}

void quenching(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const World& world = reaction.world();
    if (const auto* walk = reaction.as<Walk>()) {
        arrive(reaction, walk->who, walk->to);
    } else if (const auto* swap = reaction.as<SwapPlaces>()) {
        arrive(reaction, swap->who, world.get<Position>(swap->other).at);
        arrive(reaction, swap->other, world.get<Position>(swap->who).at);
    } else if (const auto* displace = reaction.as<Displace>()) {
        arrive(reaction, displace->who, displace->to);
    } else if (const auto* change = reaction.as<ChangeTerrain>()) {
        arrive(reaction, world.creature_at(change->at), change->at, change->terrain);
        flood(reaction, *change);
    } else if (const auto* gain = reaction.as<GainStatus>()) {
        kindle(reaction, *gain);
    }
}

void burning(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const World& world = reaction.world();
    const EntityId fixture = reaction.as<Burn>()->fixture;
    const Fire* fire = world.find<Fire>(fixture);
    if (!fire) return reaction.cancel({.reason = Refusal::Reason::nothing_here});
    const FeatureId id = world.get<Fixture>(fixture).feature;
    const Burning& burns = *reaction.catalog()[id].burns;
    const Point at = world.get<Position>(fixture).at;
    if (is_quenched({world, reaction.catalog()}, at)) return reaction.replace(Extinguish{fixture});
    const bool ends = burns.fuel > 0 && fire->left <= reaction.as<Burn>()->elapsed;
    const int elapsed = ends ? fire->left : reaction.as<Burn>()->elapsed;
    if (const EntityId who = world.creature_at(at)) {
        const int harm = resisted({world, reaction.catalog()}, who, (fire->heat + burns.rate * elapsed) / 100, burns.kind);
        if (harm > 0) reaction.follow(Hurt{.target = who, .amount = harm, .kind = burns.kind, .by_feature = id});
    }
    if (burns.spreads > 0 && (fire->age + elapsed) / burns.spreads > fire->age / burns.spreads) spread(reaction, at);
    if (ends) reaction.follow(RemoveFeature{fixture, FeatureEnd::burnt});
    reaction.amend(Burn{fixture, elapsed});
}

}  // namespace td::systems
