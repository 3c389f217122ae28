#include "rules/targets.hpp"

#include <algorithm>

#include "actions/command.hpp"
#include "space/areas.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

bool hits_at(const World& world, EntityId who, Point p, Audience audience) {
    const EntityId there = world.creature_at(p);
    return there && is_meant(world, who, there, audience);
}

/// Does the feature hide its tile and let creatures and blows through, as dry brush does?
bool is_thicket(const World& world, Point p) { return world.any(p, IndexedKind::opaque) && !world.any(p, IndexedKind::solid); }

/// Does the tile stop blows and projectiles? Walls and closed doors do; a thicket does not, nor a wall with a creature in it.
bool stops_blows(const World& world, Point p) {
    return blocks_sight(world, p) && !is_thicket(world, p) && !world.any(p, IndexedKind::creature);
}

/// `absent`: a creature that is left out of account.
std::vector<Point> tiles_of(const World& world, Point at, EntityId who, const Area& area, Audience audience, Direction direction, Point aim,
                            EntityId absent = {}) {
    // Creatures in a thicket are reached like others; wide areas pass them as they pass any creature.
    const auto blocks = [&](Point p) { return blocks_sight(world, p) && !(is_thicket(world, p) && world.any(p, IndexedKind::creature)); };
    const auto blocks_blow = [&](Point p) { return stops_blows(world, p); };
    const auto ends_flight = [&](Point p) { return blocks_sight(world, p); };
    switch (area.shape) {
        case Shape::self: return {at};
        case Shape::front: return front_area(at, direction, blocks_blow);
        case Shape::ahead: return {at + offset(direction)};
        case Shape::arc: return arc_area(at, direction, blocks_blow);
        case Shape::line:
            // The line ends at the first creature that the audience means; others do not stop it.
            return line_area(at, direction, area.range, blocks_blow, [&](Point p) {
                const bool hits = hits_at(world, who, p, audience) && world.creature_at(p) != absent;
                return ends_flight(p) || hits;
            });
        case Shape::beam: return line_area(at, direction, area.range, blocks_blow, ends_flight);
        case Shape::cone: return cone_area(at, direction, area.range, blocks);
        case Shape::burst:
            if (blocks(aim) || chebyshev(at, aim) > area.range || !in_sight(at, aim, blocks)) return {};
            return burst_area(aim, area.radius, blocks);
        case Shape::ring: return ring_area(at, area.radius, blocks);
        case Shape::cross: return cross_area(at, area.range, blocks);
        case Shape::sight: return burst_area(at, area.range, blocks);
    }
    return {};
}

Reach reach_from(const World& world, Point at, EntityId who, const Area& area, Audience audience, Direction direction, Point aim) {
    Reach reach;
    reach.tiles = tiles_of(world, at, who, area, audience, direction, aim);
    for (const Point p : reach.tiles)
        if (hits_at(world, who, p, audience)) reach.targets.push_back(world.creature_at(p));
    return reach;
}

}  // namespace

ItemId item_in_slot(const World& world, EntityId who, int slot) {
    if (slot == held_item) {
        const HeldItem* holding = world.find<HeldItem>(who);
        return holding ? holding->stack.item : ItemId{};
    }
    const auto& stacks = world.bag(world.roster()[who].team).stacks;
    return slot >= 0 && static_cast<std::size_t>(slot) < stacks.size() ? stacks[static_cast<std::size_t>(slot)].item : ItemId{};
}

SkillId skill_in_slot(const World& world, EntityId who, int slot) {
    const Skills* skills = world.find<Skills>(who);
    const bool there = skills != nullptr && slot >= 0 && static_cast<std::size_t>(slot) < skills->slots.size();
    return there ? skills->slots[static_cast<std::size_t>(slot)].skill : SkillId{};
}

bool is_meant(const World& world, EntityId who, EntityId target, Audience audience) {
    if (!who) return true;
    switch (audience) {
        case Audience::foes: return are_hostile(world, who, target);
        case Audience::allies: return are_allied(world, who, target);
        case Audience::everyone: return true;
        case Audience::self: return who == target;
    }
    return false;
}

Reach reach_of(const World& world, EntityId who, const Area& area, Audience audience, Direction direction, Point aim) {
    return reach_from(world, world.get<Position>(who).at, who, area, audience, direction, aim);
}

Reach reach_around(const World& world, Point centre, EntityId who, const Area& area, Audience audience, Direction direction) {
    return reach_from(world, centre, who, area, audience, direction, centre);
}

bool would_reach(const World& world, EntityId who, Point from, const Area& area, Audience audience, Point p, EntityId absent) {
    if (from == p) return false;
    const std::vector<Point> tiles = tiles_of(world, from, who, area, audience, direction_towards(from, p), p, absent);
    return std::find(tiles.begin(), tiles.end(), p) != tiles.end();
}

bool holds_tile(const WorldView& view, EntityId who, Point p) {
    const SkillId attack = species_of(view, who).attack_skill;
    if (!attack) return false;
    const Point at = view.world.get<Position>(who).at;
    const int distance = chebyshev(at, p);
    if (distance == 0 || distance > held_range) return false;
    return would_reach(view.world, who, at, view.catalog[attack].area, view.catalog[attack].audience, p);
}

int hit_chance(const WorldView& view, EntityId who, EntityId target, int accuracy) {
    if (accuracy >= 100) return 100;
    int skilled = accuracy * status_percent(view, who, &Status::accuracy_percent) / 100;
    if (const WeatherId weather = view.world.surroundings().weather) skilled = skilled * view.catalog[weather].accuracy_percent / 100;
    return std::clamp(skilled - evasion_of(view, target), 5, 100);
}

int throw_chance(const WorldView& view, EntityId who, EntityId target) {
    constexpr int accuracy = 90;
    return are_allied(view.world, who, target) ? 100 : hit_chance(view, who, target, accuracy);
}

int expected_damage(const WorldView& view, EntityId who, EntityId target, int power, DamageKindId kind) {
    constexpr int weight = 20;  // keeps small differences in attack and defence small
    const int attack = attack_of(view, who) * status_percent(view, who, &Status::attack_percent) / 100;
    const Species& struck = species_of(view, target);
    const int defence = defence_of(view, target) * status_percent(view, target, &Status::defence_percent) / 100;
    int damage = power * (weight + attack) / (weight + defence);
    damage = resisted(view, target, damage, kind);
    const bool immune = std::any_of(struck.resistances.begin(), struck.resistances.end(),
                                    [&](const auto& row) { return row.first == kind && row.second >= 100; });
    return immune ? 0 : std::max(1, damage);
}

int resisted(const WorldView& view, EntityId target, int amount, DamageKindId kind) {
    for (const auto& [against, percent] : species_of(view, target).resistances)
        if (against == kind) amount = amount * (100 - percent) / 100;
    return amount;
}

Landing landing_of(const World& world, EntityId who, Direction direction, int range) {
    Landing landing{world.get<Position>(who).at, {}};
    const auto stops = [&](Point q) { return stops_blows(world, q); };
    for (const Point p : line_area(landing.at, direction, range, stops, [&](Point q) { return blocks_sight(world, q); })) {
        landing.at = p;
        landing.target = world.creature_at(p);
        if (landing.target) break;
    }
    return landing;
}

}  // namespace td
