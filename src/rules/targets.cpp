#include "rules/targets.hpp"

#include <algorithm>

#include "space/areas.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

bool hits_at(const World& world, EntityId who, Point p, Audience audience) {
    const EntityId there = world.creature_at(p);
    return there && is_meant(world, who, there, audience);
}

/// A line ends with the first creature it is meant for; others let it pass.
std::vector<Point> cut_at_first(const World& world, EntityId who, std::vector<Point> tiles, Audience audience) {
    const auto hit = std::find_if(tiles.begin(), tiles.end(), [&](Point p) { return hits_at(world, who, p, audience); });
    if (hit != tiles.end()) tiles.erase(hit + 1, tiles.end());
    return tiles;
}

std::vector<Point> tiles_ahead(Point at, Direction direction, const Blocks& blocks) {
    const std::vector<Point> tiles = arc(at, direction, blocks);
    const auto ahead = std::find(tiles.begin(), tiles.end(), at + offset(direction));
    return ahead == tiles.end() ? std::vector<Point>{} : std::vector<Point>{*ahead};
}

std::vector<Point> tiles_of(const World& world, EntityId who, const Area& area, Audience audience, Direction direction, Point aim) {
    const Point at = world.get<Position>(who).at;
    const Blocks blocks = [&](Point p) { return blocks_sight(world, p); };
    switch (area.shape) {
        case Shape::self: return {at};
        case Shape::front: return tiles_ahead(at, direction, blocks);
        case Shape::arc: return arc(at, direction, blocks);
        case Shape::line: return cut_at_first(world, who, ray(at, direction, area.range, blocks), audience);
        case Shape::beam: return ray(at, direction, area.range, blocks);
        case Shape::cone: return cone(at, direction, area.range, blocks);
        case Shape::burst:
            if (blocks(aim) || chebyshev(at, aim) > area.range || !in_line(at, aim, blocks)) return {};
            return burst(aim, area.radius, blocks);
        case Shape::ring: {
            std::vector<Point> tiles = burst(at, area.radius, blocks);
            tiles.erase(std::find(tiles.begin(), tiles.end(), at));
            return tiles;
        }
        case Shape::cross: return cross(at, area.range, blocks);
        case Shape::sight: return burst(at, area.range, blocks);
    }
    return {};
}

}  // namespace

bool is_meant(const World& world, EntityId who, EntityId target, Audience audience) {
    switch (audience) {
        case Audience::foes: return are_hostile(world, who, target);
        case Audience::allies: return are_allied(world, who, target);
        case Audience::everyone: return true;
        case Audience::self: return who == target;
    }
    return false;
}

Reach reach_of(const World& world, EntityId who, const Area& area, Audience audience, Direction direction, Point aim) {
    Reach reach;
    reach.tiles = tiles_of(world, who, area, audience, direction, aim);
    for (const Point p : reach.tiles)
        if (hits_at(world, who, p, audience)) reach.targets.push_back(world.creature_at(p));
    return reach;
}

int hit_chance(const World& world, const Catalog& catalog, EntityId who, EntityId target, int accuracy) {
    if (accuracy >= 100) return 100;
    const int skilled = accuracy * status_percent(world, catalog, who, &Status::accuracy_percent) / 100;
    return std::clamp(skilled - species_of(world, catalog, target).evasion, 5, 100);
}

int expected_damage(const World& world, const Catalog& catalog, EntityId who, EntityId target, int power, DamageKindId kind) {
    constexpr int weight = 20;  // keeps small differences in attack and defence small
    const int attack = species_of(world, catalog, who).attack * status_percent(world, catalog, who, &Status::attack_percent) / 100;
    const Species& struck = species_of(world, catalog, target);
    const int defence = struck.defence * status_percent(world, catalog, target, &Status::defence_percent) / 100;
    int damage = power * (weight + attack) / (weight + defence);
    for (const auto& [resisted, percent] : struck.resistances)
        if (resisted == kind) damage = damage * (100 - percent) / 100;
    const bool immune = std::any_of(struck.resistances.begin(), struck.resistances.end(),
                                    [&](const auto& row) { return row.first == kind && row.second >= 100; });
    return immune ? 0 : std::max(1, damage);
}

Landing landing_of(const World& world, EntityId who, Direction direction, int range) {
    Landing landing{world.get<Position>(who).at, {}};
    for (const Point p : ray(landing.at, direction, range, [&](Point q) { return blocks_sight(world, q); })) {
        landing.at = p;
        landing.target = world.creature_at(p);
        if (landing.target) break;
    }
    return landing;
}

}  // namespace td
