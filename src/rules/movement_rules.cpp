// Reactive systems about movement from tile to tile.
#include <algorithm>

#include "rules/places.hpp"
#include "rules/systems.hpp"
#include "space/step.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

/// Why terrain or features make the step impossible; nothing if they do not. Ignores creatures.
std::optional<Refusal> why_not_step(const WorldView& view, EntityId who, Point from, Direction direction) {
    const Point to = from + offset(direction);
    const MobilitySet mobility = mobility_of(view, who);
    if (may_step(view, mobility, from, direction)) return std::nullopt;
    if (is_passable(view, mobility, to)) return Refusal{.reason = Refusal::Reason::corner};
    if (view.world.any(to, IndexedKind::solid) && (view.catalog[view.world.terrain(to)].passable & mobility) != 0)
        return Refusal{.reason = Refusal::Reason::feature, .feature = view.world.get<Fixture>(view.world.first_at<Fixture>(to)).feature};
    if (blocks_sight(view.world, to)) return Refusal{.reason = Refusal::Reason::wall};
    return Refusal{.reason = Refusal::Reason::terrain, .terrain = view.world.terrain(to)};
}

/// What makes that step impossible although the side of `who` has not found it: on the tile, or at a corner to be passed. None if the step
/// is possible, or would be impossible without it as well.
EntityId hidden_obstacle(const WorldView& view, EntityId who, Point from, Direction direction) {
    const MobilitySet mobility = mobility_of(view, who);
    const Faction side = faction_of(view.world, who);
    EntityId found;
    const auto is_hidden_there = [&](Point p) {
        const EntityId fixture = view.world.any(p, IndexedKind::solid) ? view.world.first_at<Fixture>(p) : EntityId{};
        const bool is_hidden = fixture && is_hidden_from(view.world, side, fixture);
        if (is_hidden) found = fixture;
        return is_hidden && (view.catalog[view.world.terrain(p)].passable & mobility) != 0;
    };
    const bool seems_possible = may_step([&](Point p) { return is_passable(view, mobility, p) || is_hidden_there(p); }, from, direction);
    return seems_possible ? found : EntityId{};
}

/// Why the two creatures cannot swap tiles; nothing if they can.
std::optional<Refusal> why_not_swap(const WorldView& view, const SwapPlaces& swap) {
    const Point from = view.world.get<Position>(swap.who).at, to = view.world.get<Position>(swap.other).at;
    if (!is_passable(view, mobility_of(view, swap.other), from)) return Refusal{.reason = Refusal::Reason::creature, .by = swap.other};
    if (chebyshev(from, to) == 1) return why_not_step(view, swap.who, from, direction_towards(from, to));
    if (is_passable(view, mobility_of(view, swap.who), to)) return std::nullopt;
    return Refusal{.reason = Refusal::Reason::terrain, .terrain = view.world.terrain(to)};
}

/// True if the tile is still free and passable for the displaced creature, as it was when it was chosen.
bool may_land(const WorldView& view, const Displace& displace) {
    return is_passable(view, mobility_of(view, displace.who), displace.to) && !view.world.any(displace.to, IndexedKind::creature);
}

/// True if the creature can stay on its tile after its species, or the terrain, has changed.
bool can_stay(const WorldView& view, const Transform& transform) {
    return is_passable(view, view.catalog[transform.species].mobility, view.world.get<Position>(transform.who).at);
}
bool can_stay(const WorldView& view, const ChangeTerrain& change) {
    const EntityId there = view.world.creature_at(change.at);
    return !there || (view.catalog[change.terrain].passable & mobility_of(view, there)) != 0;
}

/// `who` picks up what lies on `at`, where it is about to stand, if it is a member of the party.
void pick_up(Reaction& reaction, EntityId who, Point at) {
    const World& world = reaction.world();
    if (faction_of(world, who) != Faction::player || is_guest(world, who)) return;
    const EntityId loot = world.first_at<Loot>(at);
    if (!loot) return;
    // Parts of machines are not picked up in passing, but by a separate action. What people wear weighs nothing.
    if (!is_machine_part(reaction.catalog()[world.get<Loot>(loot).stack.item])) reaction.follow(PickUp{who, loot, {}});
}

}  // namespace

bool gives_way(const WorldView& view, EntityId who, EntityId other) {
    return faction_of(view.world, who) == Faction::player && !are_hostile(view.world, who, other) && !cannot_step(view, other) &&
           !snare_of(view, other);
}

std::optional<Point> nearest_place_to_stand(const WorldView& view, MobilitySet mobility, Point at) {
    constexpr int farthest_tiles = 3;
    std::vector<Point> reached{at};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Point p = reached[i];
        if (is_passable(view, mobility, p) && !view.world.any(p, IndexedKind::creature)) return p;
        for (const Direction direction : all_directions)
            if (const Point next = p + offset(direction); chebyshev(at, next) <= farthest_tiles && may_step(view, mobility, p, direction) &&
                                                          std::find(reached.begin(), reached.end(), next) == reached.end())
                reached.push_back(next);
    }
    return std::nullopt;
}

void System<Rule::lost_targets>::cancel_unless_alive(Reaction& reaction, EntityId who) {
    if (!reaction.world().roster().is_here(who)) reaction.cancel({.reason = Refusal::Reason::no_target});
}

void System<Rule::lost_targets>::react(Reaction& reaction, const SwapPlaces& swap) {
    cancel_unless_alive(reaction, swap.who);
    cancel_unless_alive(reaction, swap.other);
}

void System<Rule::lost_targets>::react(Reaction& reaction, const Strike& strike) {
    cancel_unless_alive(reaction, strike.who);
    cancel_unless_alive(reaction, strike.target);
}

void System<Rule::lost_targets>::react(Reaction& reaction, const LoseStatus& lose) {
    cancel_unless_alive(reaction, lose.target);
    if (reaction.cancelled() || !lose.ran_out) return;
    if (const ActiveStatus* held = find_status(reaction.world(), lose.target, lose.status); held != nullptr && held->left != 1)
        reaction.cancel({.reason = Refusal::Reason::pointless});
}

void System<Rule::rooting>::react(Reaction& reaction, const Walk& walk) {
    if (is_immobile(reaction.view(), walk.who)) return reaction.cancel({.reason = Refusal::Reason::immobile, .by = walk.who});
    const StatusId status = status_that(reaction.view(), walk.who, &Status::stops_moving);
    if (status) reaction.cancel({.reason = Refusal::Reason::rooted, .status = status});
}

void System<Rule::rooting>::react(Reaction& reaction, const SwapPlaces& swap) {
    for (const EntityId who : {swap.who, swap.other})
        if (is_immobile(reaction.view(), who)) return reaction.cancel({.reason = Refusal::Reason::immobile, .by = who});
    const StatusId status = status_that(reaction.view(), swap.who, &Status::stops_moving);
    if (status) reaction.cancel({.reason = Refusal::Reason::rooted, .status = status});
}

void System<Rule::stumbling>::react(Reaction& reaction, const Walk& walk) {
    if (walk.stumbled) return;
    const World& world = reaction.world();
    int percent = 0;
    for (const ActiveStatus& active : world.get<Statuses>(walk.who).list)
        percent = std::max(percent, reaction.catalog()[active.status].stumble_percent);
    if (percent == 0 || !reaction.dice().chance(percent)) return;
    const auto direction = static_cast<Direction>(reaction.dice().below(static_cast<std::uint32_t>(all_directions.size())));
    const Point to = walk.from + offset(direction);
    // A stumble into an obstacle does not happen: a refusal would reveal the outcome of the dice.
    if (why_not_step({world, reaction.catalog()}, walk.who, walk.from, direction) || world.any(to, IndexedKind::creature)) return;
    reaction.replace(Walk{.who = walk.who, .from = walk.from, .to = to, .direction = direction, .stumbled = true});
}

void System<Rule::changing_places>::react(Reaction& reaction, const Walk& walk) {
    const EntityId other = walk.stumbled ? EntityId{} : reaction.world().creature_at(walk.to);
    if (other && gives_way(reaction.view(), walk.who, other)) reaction.replace(SwapPlaces{walk.who, other, walk.direction});
}

void System<Rule::collision>::react(Reaction& reaction, const Walk& walk) {
    const Point from = reaction.world().get<Position>(walk.who).at;
    if (const auto refusal = why_not_step(reaction.view(), walk.who, from, walk.direction)) {
        // A refusal is free and would tell what is hidden: the step is taken, and finds it.
        if (const EntityId hidden = hidden_obstacle(reaction.view(), walk.who, from, walk.direction))
            reaction.replace(Discover{walk.who, hidden});
        else
            reaction.cancel(*refusal);
    } else if (const EntityId other = reaction.world().creature_at(walk.to))
        reaction.cancel({.reason = Refusal::Reason::creature, .by = other});
}

void System<Rule::collision>::react(Reaction& reaction, const SwapPlaces& swap) {
    if (const auto refusal = why_not_swap(reaction.view(), swap)) reaction.cancel(*refusal);
}

void System<Rule::collision>::react(Reaction& reaction, const Join& join) {
    // The tile chosen for a newcomer may be taken by now.
    const auto at = nearest_place_to_stand(reaction.view(), reaction.catalog()[join.species].mobility, join.at);
    if (!at) return reaction.cancel({.reason = Refusal::Reason::tile_occupied});
    Join placed = join;
    placed.at = *at;
    reaction.amend(std::move(placed));
}

void System<Rule::collision>::react(Reaction& reaction, const Displace& displace) {
    if (!may_land(reaction.view(), displace)) reaction.cancel({.reason = Refusal::Reason::tile_occupied});
}

void System<Rule::collision>::react(Reaction& reaction, const Transform& transform) {
    const World& world = reaction.world();
    if (!can_stay(reaction.view(), transform))
        reaction.cancel({.reason = Refusal::Reason::terrain, .terrain = world.terrain(world.get<Position>(transform.who).at)});
}

void System<Rule::collision>::react(Reaction& reaction, const ChangeTerrain& change) {
    if (!can_stay(reaction.view(), change)) reaction.cancel({.reason = Refusal::Reason::tile_occupied});
}

void System<Rule::picking_up>::react(Reaction& reaction, const Walk& walk) { pick_up(reaction, walk.who, walk.to); }

void System<Rule::picking_up>::react(Reaction& reaction, const SwapPlaces& swap) {
    pick_up(reaction, swap.who, reaction.world().get<Position>(swap.other).at);
}

}  // namespace td
