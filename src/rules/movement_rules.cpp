// Reactive systems about movement from tile to tile.
#include <algorithm>

#include "rules/places.hpp"
#include "rules/systems.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td::systems {

namespace {

/// Is a creature dead that the action needs alive: its target, its doer, or both that change places?
bool needs_the_dead(const Roster& roster, const Action& action) {
    return std::visit(
        [&]<class A>(const A& a) {
            if constexpr (std::is_same_v<A, Strike>) return !roster.alive(a.who) || !roster.alive(a.target);
            if constexpr (std::is_same_v<A, SwapPlaces>) return !roster.alive(a.who) || !roster.alive(a.other);
            if constexpr (requires { a.target; })
                return !roster.alive(a.target);
            else if constexpr (requires { a.who; })
                return !roster.alive(a.who);
            else
                return false;
        },
        action);
}

/// Why terrain and features make a step to `to` impossible; creatures are not looked at.
std::optional<Refusal> obstacle(const WorldView& view, EntityId who, Point from, Direction direction) {
    const Point to = from + offset(direction);
    const MobilitySet mobility = mobility_of(view, who);
    if (may_step(view, mobility, from, direction)) return std::nullopt;
    if (is_passable(view, mobility, to)) return Refusal{.reason = Refusal::Reason::corner};
    if (view.world.any(to, IndexedKind::solid) && (view.catalog[view.world.terrain(to)].passable & mobility) != 0)
        return Refusal{.reason = Refusal::Reason::feature, .feature = view.world.get<Fixture>(view.world.first_at<Fixture>(to)).feature};
    if (blocks_sight(view.world, to)) return Refusal{.reason = Refusal::Reason::wall};
    return Refusal{.reason = Refusal::Reason::terrain, .terrain = view.world.terrain(to)};
}

/// Why the two creatures cannot stand on each other's tiles; nothing if they can.
std::optional<Refusal> obstacle(const WorldView& view, const SwapPlaces& swap) {
    const Point from = view.world.get<Position>(swap.who).at, to = view.world.get<Position>(swap.other).at;
    if (!is_passable(view, mobility_of(view, swap.other), from)) return Refusal{.reason = Refusal::Reason::creature, .by = swap.other};
    if (chebyshev(from, to) == 1) return obstacle(view, swap.who, from, direction_towards(from, to));
    if (is_passable(view, mobility_of(view, swap.who), to)) return std::nullopt;
    return Refusal{.reason = Refusal::Reason::terrain, .terrain = view.world.terrain(to)};
}

/// Is the tile still free and passable for the displaced creature? It was when it was chosen.
bool may_land(const WorldView& view, const Displace& displace) {
    return is_passable(view, mobility_of(view, displace.who), displace.to) && !view.world.any(displace.to, IndexedKind::creature);
}

/// Could the creature on the tile stand there after the change of its species, or of the terrain?
bool still_stands(const WorldView& view, const Transform& transform) {
    return is_passable(view, view.catalog[transform.species].mobility, view.world.get<Position>(transform.who).at);
}
bool still_bears(const WorldView& view, const ChangeTerrain& change) {
    const EntityId there = view.world.creature_at(change.at);
    return !there || (view.catalog[change.terrain].passable & mobility_of(view, there)) != 0;
}

}  // namespace

}  // namespace td::systems

namespace td {

std::optional<Point> nearest_place_to_stand(const WorldView& view, MobilitySet mobility, Point at) {
    constexpr int farthest = 3;
    std::vector<Point> reached{at};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Point p = reached[i];
        if (is_passable(view, mobility, p) && !view.world.any(p, IndexedKind::creature)) return p;
        for (const Direction direction : all_directions)
            if (const Point next = p + offset(direction); chebyshev(at, next) <= farthest && may_step(view, mobility, p, direction) &&
                                                          std::find(reached.begin(), reached.end(), next) == reached.end())
                reached.push_back(next);
    }
    return std::nullopt;
}

}  // namespace td

namespace td::systems {

void lost_targets(Reaction& reaction) {
    const World& world = reaction.world();
    if (needs_the_dead(world.roster(), reaction.action())) return reaction.cancel({.reason = Refusal::Reason::no_target});
    const auto* lost = reaction.as<LoseStatus>();
    if (lost == nullptr || !lost->ran_out) return;
    if (const ActiveStatus* held = find_status(world, lost->target, lost->status); held != nullptr && held->left != 1)
        reaction.cancel({.reason = Refusal::Reason::pointless});
}

void rooting(Reaction& reaction) {
    const Walk* walk = reaction.as<Walk>();
    const SwapPlaces* swap = reaction.as<SwapPlaces>();
    const EntityId who = walk ? walk->who : swap->who;
    if (is_immobile(reaction.view(), who)) return reaction.cancel({.reason = Refusal::Reason::immobile, .by = who});
    if (swap && is_immobile(reaction.view(), swap->other)) return reaction.cancel({.reason = Refusal::Reason::immobile, .by = swap->other});
    const StatusId status = status_that(reaction.view(), who, &Status::stops_moving);
    if (status) reaction.cancel({.reason = Refusal::Reason::rooted, .status = status});
}

void stumbling(Reaction& reaction) {
    const Walk& walk = *reaction.as<Walk>();
    if (walk.stumbled || reaction.cancelled()) return;
    const World& world = reaction.world();
    int percent = 0;
    for (const ActiveStatus& active : world.get<Statuses>(walk.who).list)
        percent = std::max(percent, reaction.catalog()[active.status].stumble_percent);
    if (percent == 0 || !reaction.dice().chance(percent)) return;
    const auto direction = static_cast<Direction>(reaction.dice().below(8));
    const Point to = walk.from + offset(direction);
    // A stumble into an obstacle does not happen: a refusal would reveal the outcome of the dice.
    if (obstacle({world, reaction.catalog()}, walk.who, walk.from, direction) || world.any(to, IndexedKind::creature)) return;
    reaction.replace(Walk{walk.who, walk.from, to, direction, true});
}

void changing_places(Reaction& reaction) {
    const Walk& walk = *reaction.as<Walk>();
    if (reaction.cancelled() || walk.stumbled || faction_of(reaction.world(), walk.who) != Faction::player) return;
    const EntityId other = reaction.world().creature_at(walk.to);
    // Neutral creatures let the party pass: else one in a corridor could lock it in.
    if (!other || are_hostile(reaction.world(), walk.who, other)) return;
    if (cannot_step(reaction.view(), other)) return;
    if (snare_of(reaction.view(), other)) return;
    reaction.replace(SwapPlaces{walk.who, other, walk.direction});
}

void collision(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const World& world = reaction.world();
    const Catalog& catalog = reaction.catalog();
    if (const auto* walk = reaction.as<Walk>()) {
        if (const auto refusal = obstacle({world, catalog}, walk->who, world.get<Position>(walk->who).at, walk->direction))
            reaction.cancel(*refusal);
        else if (const EntityId other = world.creature_at(walk->to))
            reaction.cancel({.reason = Refusal::Reason::creature, .by = other});
    } else if (const auto* swap = reaction.as<SwapPlaces>()) {
        if (const auto refusal = obstacle({world, catalog}, *swap)) reaction.cancel(*refusal);
    } else if (const auto* join = reaction.as<Join>()) {
        Join placed = *join;
        // The tile chosen for a newcomer may be taken by now.
        if (const auto at = nearest_place_to_stand({world, catalog}, catalog[placed.species].mobility, placed.at)) {
            placed.at = *at;
            reaction.amend(std::move(placed));
        } else {
            reaction.cancel({.reason = Refusal::Reason::tile_occupied});
        }
    } else if (const auto* displace = reaction.as<Displace>(); displace && !may_land({world, catalog}, *displace)) {
        reaction.cancel({.reason = Refusal::Reason::tile_occupied});
    } else if (const auto* transform = reaction.as<Transform>(); transform && !still_stands({world, catalog}, *transform)) {
        reaction.cancel({.reason = Refusal::Reason::terrain, .terrain = world.terrain(world.get<Position>(transform->who).at)});
    } else if (const auto* change = reaction.as<ChangeTerrain>(); change && !still_bears({world, catalog}, *change)) {
        reaction.cancel({.reason = Refusal::Reason::tile_occupied});
    }
}

void picking_up(Reaction& reaction) {
    if (reaction.cancelled()) return;
    const World& world = reaction.world();
    const Walk* walk = reaction.as<Walk>();
    const EntityId who = walk ? walk->who : reaction.as<SwapPlaces>()->who;
    if (faction_of(world, who) != Faction::player || is_guest(world, who)) return;
    const Point to = walk ? walk->to : world.get<Position>(reaction.as<SwapPlaces>()->other).at;
    const EntityId loot = world.first_at<Loot>(to);
    // Parts are not picked up in passing: that is an action of its own.
    if (loot && !reaction.catalog()[world.get<Loot>(loot).stack.item].part) reaction.follow(PickUp{who, loot, {}});
}

}  // namespace td::systems
