// Reactive systems about fire: what catches fire, what fires do as time passes, and what puts them out.
// A burning creature that walks into water stops burning.
#include <algorithm>

#include "rules/systems.hpp"
#include "rules/targets.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

/// True if `who` touches the ground. Creatures that fly or pass through walls do not.
bool touches_ground(const Reaction& reaction, EntityId who) {
    const MobilitySet mobility = mobility_of(reaction.view(), who);
    return has_mobility(mobility, Mobility::walk) || has_mobility(mobility, Mobility::swim);
}

/// `who`, which may be none, comes to `at`, where the ground is `terrain`: if it burns, its fire goes out there, or spreads to what burns
/// there.
void bring_fire_to(Reaction& reaction, EntityId who, Point at, TerrainId terrain) {
    if (!who) return;
    const bool is_quenched_there = reaction.catalog()[terrain].quenches && touches_ground(reaction, who);
    for (const ActiveStatus& active : reaction.world().get<Statuses>(who).list) {
        if (!reaction.catalog()[active.status].is_fire) continue;
        if (is_quenched_there)
            reaction.follow(LoseStatus{who, active.status});
        else if (would_burn(reaction.view(), at))
            reaction.follow(Ignite{reaction.world().first_at<Fixture>(at)});
    }
}

void bring_fire_to(Reaction& reaction, EntityId who, Point at) { bring_fire_to(reaction, who, at, reaction.world().terrain(at)); }

/// Sets fire to what burns on the eight tiles around `at`.
void spread_around(Reaction& reaction, Point at) {
    for (const Direction direction : all_directions) {
        const Point beside = at + offset(direction);
        if (would_burn(reaction.view(), beside)) reaction.follow(Ignite{reaction.world().first_at<Fixture>(beside)});
    }
}

}  // namespace

void System<Rule::igniting>::react(Reaction& reaction, const Extinguish& extinguish) {
    const World& world = reaction.world();
    if (!world.has<Fire>(extinguish.fixture)) return reaction.cancel({.reason = Refusal::Reason::pointless});
    // A feature that is only a flame is gone with its fire.
    const Feature& feature = reaction.catalog()[world.get<Fixture>(extinguish.fixture).feature];
    if (feature.burns->lit) reaction.replace(RemoveFeature{extinguish.fixture, FeatureEnd::put_out});
}

void System<Rule::igniting>::react(Reaction& reaction, const Ignite& ignite) {
    if (!reaction.world().has<Fixture>(ignite.fixture)) return reaction.cancel({.reason = Refusal::Reason::nothing_here});
    const Point at = reaction.world().get<Position>(ignite.fixture).at;
    if (is_quenched(reaction.view(), at)) return reaction.cancel({.reason = Refusal::Reason::quenched});
    if (!would_burn(reaction.view(), at)) reaction.cancel({.reason = Refusal::Reason::pointless});
}

void System<Rule::quenching>::react(Reaction& reaction, const Walk& walk) { bring_fire_to(reaction, walk.who, walk.to); }

void System<Rule::quenching>::react(Reaction& reaction, const SwapPlaces& swap) {
    bring_fire_to(reaction, swap.who, reaction.world().get<Position>(swap.other).at);
    bring_fire_to(reaction, swap.other, reaction.world().get<Position>(swap.who).at);
}

void System<Rule::quenching>::react(Reaction& reaction, const Displace& displace) { bring_fire_to(reaction, displace.who, displace.to); }

void System<Rule::quenching>::react(Reaction& reaction, const ChangeTerrain& change) {
    bring_fire_to(reaction, reaction.world().creature_at(change.at), change.at, change.terrain);
    if (!reaction.catalog()[change.terrain].quenches) return;
    if (const EntityId fire = reaction.world().first_at<Fire>(change.at)) reaction.follow(Extinguish{fire});
}

void System<Rule::quenching>::react(Reaction& reaction, const GainStatus& gain) {
    if (!reaction.catalog()[gain.status].is_fire) return;
    const Point at = reaction.world().get<Position>(gain.target).at;
    if (reaction.catalog()[reaction.world().terrain(at)].quenches && touches_ground(reaction, gain.target))
        reaction.replace(Resist{gain.target, gain.status});
    else if (would_burn(reaction.view(), at))
        reaction.follow(Ignite{reaction.world().first_at<Fixture>(at)});
}

void System<Rule::burning>::react(Reaction& reaction, const Burn& burn) {
    const World& world = reaction.world();
    const EntityId fixture = burn.fixture;
    const Fire* fire = world.find<Fire>(fixture);
    if (!fire) return reaction.cancel({.reason = Refusal::Reason::nothing_here});
    const FeatureId id = world.get<Fixture>(fixture).feature;
    const Burning& burns = *reaction.catalog()[id].burns;
    const Point at = world.get<Position>(fixture).at;
    if (is_quenched({world, reaction.catalog()}, at)) return reaction.replace(Extinguish{fixture});
    const bool ends = burns.fuel > 0 && fire->left <= burn.elapsed;
    const int elapsed = ends ? fire->left : burn.elapsed;
    if (const EntityId who = world.creature_at(at)) {
        const int harm = resisted({world, reaction.catalog()}, who, (fire->heat + burns.rate * elapsed) / 100, burns.kind);
        if (harm > 0) reaction.follow(Hurt{.target = who, .amount = harm, .kind = burns.kind, .by_feature = id});
    }
    if (burns.spreads > 0 && (fire->age + elapsed) / burns.spreads > fire->age / burns.spreads) spread_around(reaction, at);
    if (ends) reaction.follow(RemoveFeature{fixture, FeatureEnd::burnt});
    reaction.amend(Burn{fixture, elapsed});
}

}  // namespace td
