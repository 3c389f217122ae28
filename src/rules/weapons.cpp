#include "rules/weapons.hpp"

#include <algorithm>

#include "rules/targets.hpp"
#include "world/creature.hpp"
#include "world/parts.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

WeaponKind kind_of(const Part& part) {
    return part.period > 0 ? WeaponKind::autonomous : part.melee ? WeaponKind::melee : WeaponKind::ranged;
}

Point place_of(const World& world, EntityId who) { return world.get<Position>(who).at; }

/// Living foes within `range` of `who`, nearest first; at equal distance in the order of their teams.
std::vector<EntityId> foes_within(const World& world, EntityId who, int range) {
    std::vector<EntityId> foes;
    const Point at = place_of(world, who);
    for (const Team& team : world.roster().teams)
        for (const EntityId other : team.everyone())
            if (world.roster().is_here(other) && are_hostile(world, who, other) && chebyshev(at, place_of(world, other)) <= range)
                foes.push_back(other);
    std::stable_sort(foes.begin(), foes.end(),
                     [&](EntityId a, EntityId b) { return chebyshev(at, place_of(world, a)) < chebyshev(at, place_of(world, b)); });
    return foes;
}

/// The shot of the weapon with that aim, even if it reaches no one.
Shot shot_at(const WorldView& view, EntityId who, ItemId weapon, Direction direction, Point aim) {
    const SkillId id = view.catalog[weapon].part->skill;
    Reach reach = reach_of(view.world, targeting_of(view.catalog[id], who, direction, aim));
    return {weapon, id, std::move(reach.tiles), std::move(reach.targets)};
}

/// A weapon that is aimed at a tile takes the tile of the nearest foe that it reaches.
Shot shot_of(const WorldView& view, EntityId who, ItemId weapon, Direction direction) {
    const Area& area = view.catalog[view.catalog[weapon].part->skill].area;
    if (!aims_at_tile(area.shape)) return shot_at(view, who, weapon, direction, place_of(view.world, who) + offset(direction));
    for (const EntityId foe : foes_within(view.world, who, area.range)) {
        Shot shot = shot_at(view, who, weapon, direction, place_of(view.world, foe));
        if (!shot.targets.empty()) return shot;
    }
    return {weapon, view.catalog[weapon].part->skill, {}, {}};
}

/// Adds the shot if it reaches a creature and can be paid after the shots before it.
void add_shot(const WorldView& view, FireWeapons& fire, Shot shot) {
    if (shot.targets.empty()) return;
    if (lacking_pool(view, fire.who, view.catalog[shot.skill].pool_cost, pool_cost_of(view.catalog, fire.shots)))
        fire.silent.push_back(shot.weapon);
    else
        fire.shots.push_back(std::move(shot));
}

}  // namespace

std::vector<ItemId> ready_weapons(const WorldView& view, EntityId who, WeaponKind kind) {
    std::vector<ItemId> weapons;
    each_part(view, who, [&](const AttachedPart& attached, const Part& part) {
        if (attached.on && part.slot == PartSlot::weapon && kind_of(part) == kind) weapons.push_back(attached.item);
    });
    return weapons;
}

bool has_ready_weapons(const WorldView& view, EntityId who) {
    return !ready_weapons(view, who, WeaponKind::ranged).empty() || !ready_weapons(view, who, WeaponKind::melee).empty();
}

FireWeapons attack_with_parts(const WorldView& view, EntityId who, Direction direction) {
    FireWeapons fire{.who = who, .direction = direction, .melee = true, .shots = {}};
    for (const ItemId weapon : ready_weapons(view, who, WeaponKind::melee)) {
        add_shot(view, fire, shot_of(view, who, weapon, direction));
        if (!fire.shots.empty()) return fire;
    }
    fire.melee = false;
    for (const ItemId weapon : ready_weapons(view, who, WeaponKind::ranged)) add_shot(view, fire, shot_of(view, who, weapon, direction));
    return fire;
}

PoolCost pool_cost_of(const Catalog& catalog, const std::vector<Shot>& shots) {
    PoolCost sum;
    for (const Shot& shot : shots) add_cost(sum, catalog[shot.skill].pool_cost);
    return sum;
}

std::vector<Shot> follow_ups(const WorldView& view, EntityId who, const FireWeapons& strike) {
    // With the shots of the strike at first, so that each further one is paid after them.
    FireWeapons further{.who = who, .direction = strike.direction, .melee = true, .shots = strike.shots};
    bool skips_striker = true;  // the weapon that struck is not its own follow-up, but another of its kind may be
    for (const ItemId weapon : ready_weapons(view, who, WeaponKind::melee)) {
        if (skips_striker && weapon == strike.shots.front().weapon) {
            skips_striker = false;
            continue;
        }
        add_shot(view, further, shot_of(view, who, weapon, strike.direction));
    }
    further.shots.erase(further.shots.begin(), further.shots.begin() + static_cast<std::ptrdiff_t>(strike.shots.size()));
    return further.shots;
}

std::optional<FireWeapons> autonomous_shot(const WorldView& view, EntityId who, ItemId weapon) {
    const Skill& skill = view.catalog[view.catalog[weapon].part->skill];
    if (lacking_pool(view, who, skill.pool_cost)) return std::nullopt;
    const Area& area = skill.area;
    const Point at = place_of(view.world, who);
    for (const EntityId foe : foes_within(view.world, who, area.range + area.radius)) {
        const Direction direction = direction_towards(at, place_of(view.world, foe), view.world.get<Creature>(who).facing);
        Shot shot = shot_at(view, who, weapon, direction, place_of(view.world, foe));
        if (!shot.targets.empty()) return FireWeapons{.who = who, .direction = direction, .alone = true, .shots = {std::move(shot)}};
    }
    return std::nullopt;
}

}  // namespace td
