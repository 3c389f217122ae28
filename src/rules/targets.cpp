#include "rules/targets.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/accuracy.hpp"
#include "space/areas.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// True if there is a creature on the tile that the audience means.
bool hits_at(const World& world, const Targeting& query, Point p) {
    const EntityId there = world.creature_at(p);
    return there && is_meant(world, query.who, there, query.audience);
}

/// True if the feature hides its tile but lets creatures and blows through, as dry brush does.
bool is_thicket(const World& world, Point p) { return world.any(p, IndexedKind::opaque) && !world.any(p, IndexedKind::solid); }

/// True if the tile stops blows and projectiles: walls and closed doors do; a thicket, or a wall with a creature in it, does not.
bool stops_blows(const World& world, Point p) {
    return blocks_sight(world, p) && !is_thicket(world, p) && !world.any(p, IndexedKind::creature);
}

/// True if the tile ends bursts, cones and the like. Creatures in a thicket are reached like others; wide areas pass them as they pass any
/// creature.
bool blocks_wide_area(const World& world, Point p) {
    return blocks_sight(world, p) && !(is_thicket(world, p) && world.any(p, IndexedKind::creature));
}

/// The tiles that the area of the query reaches.
std::vector<Point> tiles_of(const World& world, const Targeting& query) {
    const Area& area = query.area;
    const Direction direction = query.direction;
    const Point at = query.from ? *query.from : world.get<Position>(query.who).at;
    const auto blocks = [&](Point p) { return blocks_wide_area(world, p); };
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
                const bool hits = hits_at(world, query, p) && world.creature_at(p) != query.absent;
                return ends_flight(p) || hits;
            });
        case Shape::beam: return line_area(at, direction, area.range, blocks_blow, ends_flight);
        case Shape::cone: return cone_area(at, direction, area.range, blocks);
        case Shape::burst:
            if (blocks(query.aim) || chebyshev(at, query.aim) > area.range || !in_sight(at, query.aim, blocks)) return {};
            return burst_area(query.aim, area.radius, blocks);
        case Shape::ring: return ring_area(at, area.radius, blocks);
        case Shape::cross: return cross_area(at, area.range, blocks);
        case Shape::sight: return burst_area(at, area.range, blocks);
    }
    return {};
}

/// True if the area, aimed at a tile at the offset `away` from its start, reaches that tile when nothing is in the way.
bool spans(const Area& area, Point away) {
    const int tiles = chebyshev({}, away);
    const bool is_straight = away.x == 0 || away.y == 0;
    switch (area.shape) {
        case Shape::self: return tiles == 0;
        case Shape::front:
        case Shape::ahead:
        case Shape::arc: return tiles == 1;
        case Shape::line:
        case Shape::beam: return tiles <= area.range && (is_straight || std::abs(away.x) == std::abs(away.y));
        case Shape::cross: return tiles <= area.range && is_straight;
        case Shape::ring: return tiles <= area.radius;
        case Shape::cone:
        case Shape::burst:
        case Shape::sight: return tiles <= area.range;
    }
    return true;
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

Reach reach_of(const World& world, const Targeting& query) {
    Reach reach{tiles_of(world, query), {}};
    for (const Point p : reach.tiles)
        if (hits_at(world, query, p)) reach.targets.push_back(world.creature_at(p));
    return reach;
}

bool would_reach(const World& world, Targeting query, Point p) {
    const Point from = query.from ? *query.from : world.get<Position>(query.who).at;
    if (from == p || !spans(query.area, p - from)) return false;
    // These areas reach what is in view; a single line of sight decides that exactly as the field of view does.
    const Shape shape = query.area.shape;
    if (shape == Shape::burst || shape == Shape::ring || shape == Shape::sight)
        return !blocks_wide_area(world, p) && in_sight(from, p, [&](Point q) { return blocks_wide_area(world, q); });
    query.direction = direction_towards(from, p);
    query.aim = p;
    const std::vector<Point> tiles = tiles_of(world, query);
    return std::find(tiles.begin(), tiles.end(), p) != tiles.end();
}

Targeting targeting_of(const Skill& skill, EntityId who, Direction direction, Point aim) {
    return {.who = who, .area = skill.area, .audience = skill.audience, .direction = direction, .aim = aim};
}

Targeting targeting_of(const Item& item, EntityId who, Direction direction, Point aim) {
    return {.who = who, .area = item.use_area, .audience = item.use_audience, .direction = direction, .aim = aim};
}

AimedUse aimed_use(const Catalog& catalog, SkillId skill, EntityId who, Direction direction, Point aim) {
    const Skill& used = catalog[skill];
    return {skill, {}, targeting_of(used, who, direction, aim), used.effects, used.accuracy};
}

AimedUse aimed_use(const Catalog& catalog, ItemId item, EntityId who, Direction direction, Point aim) {
    const Item& used = catalog[item];
    return {{}, item, targeting_of(used, who, direction, aim), used.use};
}

std::optional<AimedUse> aimed_use_of(const WorldView& view, EntityId who, const Command& command) {
    const std::optional<Point> at = who ? view.world.position(who) : std::nullopt;
    if (!at) return std::nullopt;
    if (const auto* attack = std::get_if<commands::Attack>(&command))
        if (const SkillId skill = species_of(view, who).attack_skill)
            return aimed_use(view.catalog, skill, who, attack->direction, *at + offset(attack->direction));
    if (const auto* use = std::get_if<commands::UseSkill>(&command))
        if (const SkillId skill = skill_in_slot(view.world, who, use->slot))
            return aimed_use(view.catalog, skill, who, use->direction, use->aim);
    if (const auto* use = std::get_if<commands::UseItem>(&command))
        if (const ItemId item = item_in_slot(view.world, who, use->slot))
            return aimed_use(view.catalog, item, who, use->direction, use->aim);
    return std::nullopt;
}

bool is_same_use(const WorldView& view, EntityId who, const Command& one, const Command& other) {
    // Attacks with weapons depend on their direction: two of them never count as the same.
    if (one.index() != other.index() || std::holds_alternative<commands::Attack>(one)) return false;
    const std::optional<AimedUse> first = aimed_use_of(view, who, one), second = aimed_use_of(view, who, other);
    return first && second && first->skill == second->skill && first->item == second->item &&
           reach_of(view.world, first->targeting).tiles == reach_of(view.world, second->targeting).tiles;
}

bool holds_tile(const WorldView& view, EntityId who, Point p) {
    const SkillId attack = species_of(view, who).attack_skill;
    if (!attack) return false;
    const int distance = chebyshev(view.world.get<Position>(who).at, p);
    if (distance == 0 || distance > held_range) return false;
    return would_reach(view.world, targeting_of(view.catalog[attack], who, Direction::south, p), p);
}

bool sees_tile(const WorldView& view, EntityId who, Point p, std::optional<Point> opened) {
    const Point at = view.world.get<Position>(who).at;
    if (chebyshev(at, p) > sight_of(view, who)) return false;
    return in_sight(at, p, [&](Point q) { return opened != q && blocks_sight(view.world, q); });
}

std::vector<Point> watched_tiles(const WorldView& view, EntityId who, TriggerEvent event) {
    std::vector<Point> tiles;
    const bool by_sight = event == TriggerEvent::foe_in_sight;
    if (!by_sight && event != TriggerEvent::foe_in_reach && event != TriggerEvent::foe_out_of_reach) return tiles;
    const Point at = view.world.get<Position>(who).at;
    const int range = by_sight ? sight_of(view, who) : held_range;
    for (int y = at.y - range; y <= at.y + range; ++y)
        for (int x = at.x - range; x <= at.x + range; ++x) {
            const Point p{x, y};
            if (!view.world.contains(p) || p == at || blocks_sight(view.world, p)) continue;
            if (by_sight ? sees_tile(view, who, p) : holds_tile(view, who, p)) tiles.push_back(p);
        }
    return tiles;
}

int hit_chance(const WorldView& view, EntityId who, EntityId target, int accuracy) {
    if (accuracy >= 100) return 100;
    int skilled = accuracy * modifier_percent(view, who, &Modifiers::accuracy_percent) / 100;
    if (const WeatherId weather = view.world.surroundings().weather) skilled = skilled * view.catalog[weather].accuracy_percent / 100;
    return std::clamp(skilled - evasion_of(view, target), least_hit_chance, 100);
}

int throw_chance(const WorldView& view, EntityId who, EntityId target) {
    constexpr int accuracy = 90;
    return are_allied(view.world, who, target) ? 100 : hit_chance(view, who, target, accuracy);
}

constexpr int weight = 20;  // keeps small differences in attack and defence small

int strength_of(const WorldView& view, EntityId who) { return weight + attack_of(view, who) * attack_percent(view, who) / 100; }

namespace {

/// As strength_of(), of the defence.
int toughness_of(const WorldView& view, EntityId who) { return weight + defence_of(view, who) * defence_percent(view, who) / 100; }

}  // namespace

constexpr int common_points = 14;  // of the attack, and of the defence, of a common creature

int harm_with_attack(int percent) { return (100 * weight + common_points * percent) / (weight + common_points); }
int harm_with_defence(int percent) { return 10'000 * (weight + common_points) / (100 * weight + common_points * percent); }

int force_of(const WorldView& view, EntityId who, EntityId target) { return 1000 * strength_of(view, who) / toughness_of(view, target); }

int expected_damage(const WorldView& view, EntityId who, EntityId target, int power, DamageKindId kind) {
    const Species& struck = species_of(view, target);
    int damage = power * strength_of(view, who) / toughness_of(view, target);
    damage = resisted(view, target, damage, kind);
    const bool immune = std::any_of(struck.resistances.begin(), struck.resistances.end(),
                                    [&](const auto& row) { return row.first == kind && row.second >= 100; });
    return immune ? 0 : std::max(1, damage);
}

DamageRange damage_range(int expected) {
    constexpr int spread_percent = 15;
    const int spread = expected * spread_percent / 100;
    return expected == 0 ? DamageRange{} : DamageRange{std::max(1, expected - spread), expected + spread};
}

int percent_that_fell(DamageRange range, int health) {
    const int enough = std::clamp(range.most - health + 1, 0, range.most - range.least + 1);
    return 100 * enough / (range.most - range.least + 1);
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
