// Reactive systems about getting from tile to tile.
#include "rules/systems.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td::systems {

namespace {

EntityId target_of(const Action& action) {
    return std::visit(
        []<class A>(const A& a) -> EntityId {
            if constexpr (requires { a.target; } && !std::is_same_v<A, ThrowItem>)
                return a.target;
            else if constexpr (requires { a.who; })
                return a.who;
            else
                return {};
        },
        action);
}

/// Why a step to `to` is impossible for the lie of the land, creatures aside.
std::optional<Refusal> obstacle(const World& world, const Catalog& catalog, EntityId who, Point from, Direction direction) {
    const Point to = from + offset(direction);
    const MobilitySet mobility = mobility_of(world, catalog, who);
    if (may_step(world, catalog, mobility, from, direction)) return std::nullopt;
    if (is_passable(world, catalog, mobility, to)) return Refusal{.reason = Refusal::Reason::corner};
    if (world.any(to, Counted::solid) && (catalog[world.terrain(to)].passable & mobility) != 0)
        return Refusal{.reason = Refusal::Reason::feature, .feature = world.get<Fixture>(world.first_at<Fixture>(to)).feature};
    if (blocks_sight(world, to)) return Refusal{.reason = Refusal::Reason::wall};
    return Refusal{.reason = Refusal::Reason::terrain, .terrain = world.terrain(to)};
}

}  // namespace

void lost_targets(Reaction& reaction) {
    if (!reaction.world().roster().alive(target_of(reaction.action()))) reaction.cancel({.reason = Refusal::Reason::no_target});
}

void rooting(Reaction& reaction) {
    const Walk* walk = reaction.as<Walk>();
    const EntityId who = walk ? walk->who : reaction.as<SwapPlaces>()->who;
    const StatusId status = status_that(reaction.world(), reaction.catalog(), who, &Status::stops_moving);
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
    // A stumble that leads nowhere is none: a refusal must not tell what the dice said.
    if (obstacle(world, reaction.catalog(), walk.who, walk.from, direction) || world.any(to, Counted::creature)) return;
    reaction.replace(Walk{walk.who, walk.from, to, direction, true});
}

void changing_places(Reaction& reaction) {
    const Walk& walk = *reaction.as<Walk>();
    if (reaction.cancelled() || walk.stumbled || faction_of(reaction.world(), walk.who) != Faction::player) return;
    const EntityId other = reaction.world().creature_at(walk.to);
    // Those who mean no harm let the party pass, or a deer could shut it in for good.
    if (!other || are_hostile(reaction.world(), walk.who, other)) return;
    if (status_that(reaction.world(), reaction.catalog(), other, &Status::stops_moving)) return;
    if (snare_of(reaction.world(), reaction.catalog(), other)) return;
    reaction.replace(SwapPlaces{walk.who, other, walk.direction});
}

void collision(Reaction& reaction) {
    const World& world = reaction.world();
    const Walk* walk = reaction.as<Walk>();
    const EntityId who = walk ? walk->who : reaction.as<SwapPlaces>()->who;
    const Direction direction = walk ? walk->direction : reaction.as<SwapPlaces>()->direction;
    const Point from = world.get<Position>(who).at;
    if (const auto refusal = obstacle(world, reaction.catalog(), who, from, direction)) {
        reaction.cancel(*refusal);
    } else if (walk) {
        if (const EntityId other = world.creature_at(walk->to)) reaction.cancel({.reason = Refusal::Reason::creature, .by = other});
    } else {
        const EntityId other = reaction.as<SwapPlaces>()->other;
        if (!is_passable(world, reaction.catalog(), mobility_of(world, reaction.catalog(), other), from))
            reaction.cancel({.reason = Refusal::Reason::creature, .by = other});
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
    // Parts are heavy: to pick one up, or to attach it where it lies, is a deed of its own.
    if (loot && !reaction.catalog()[world.get<Loot>(loot).stack.item].part) reaction.follow(PickUp{who, loot, {}});
}

}  // namespace td::systems
