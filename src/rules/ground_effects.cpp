// Effects on tiles, maps and the company, turned into actions.
#include "rules/effects.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

void add_summons(const World& world, const Catalog& catalog, const Effect& effect, EntityId who, std::vector<Action>& actions) {
    const Point centre = world.get<Position>(who).at;
    const MobilitySet mobility = catalog[effect.species].mobility;
    int wanted = effect.amount;
    for (const Direction direction : all_directions) {
        if (wanted == 0) return;
        const Point p = centre + offset(direction);
        if (!may_step(world, catalog, mobility, centre, direction) || world.any(p, Counted::creature)) continue;
        actions.push_back(Join{world.roster()[who].team, effect.species, p, true, who});
        --wanted;
    }
}

void add_terrain(const World& world, const Catalog& catalog, const Effect& effect, const std::vector<Point>& tiles,
                 std::vector<Action>& actions) {
    for (const Point p : tiles) {
        const bool open_ground = is_passable(world, catalog, static_cast<MobilitySet>(Mobility::fly), p) &&
                                 !in_doorway(world, catalog, p) && !world.any(p, Counted::stairs);
        const EntityId there = world.creature_at(p);
        const bool bears = !there || (catalog[effect.terrain].passable & mobility_of(world, catalog, there)) != 0;
        if (open_ground && bears && world.terrain(p) != effect.terrain) actions.push_back(ChangeTerrain{p, effect.terrain});
    }
}

void add_diggings(const World& world, const Catalog& catalog, const Effect& effect, const std::vector<Point>& tiles,
                  std::vector<Action>& actions) {
    for (const Point p : tiles)
        if (!why_not_dig(world, catalog, p)) actions.push_back(ChangeTerrain{p, effect.terrain});
}

/// What stands on the tile, if the effect is about it; none else.
EntityId cleared_at(const World& world, const Catalog& catalog, const Effect& effect, Point p) {
    const EntityId fixture = world.first_at<Fixture>(p);
    if (!fixture) return {};
    const FeatureId id = world.get<Fixture>(fixture).feature;
    const bool meant = effect.feature ? id == effect.feature : !catalog[id].solid && !is_door(catalog[id]);
    return meant ? fixture : EntityId{};
}

void add_features(const World& world, const Catalog& catalog, const Effect& effect, EntityId who, Point p, std::vector<Action>& actions) {
    if (!world.contains(p)) return;
    if (effect.kind == EffectKind::place_feature) {
        actions.push_back(PlaceFeature{effect.feature, p, who});
    } else if (effect.kind == EffectKind::clear_features) {
        if (const EntityId fixture = cleared_at(world, catalog, effect, p)) actions.push_back(RemoveFeature{fixture, FeatureEnd::cleared});
    } else if (effect.kind == EffectKind::ignite) {
        if (would_burn(world, catalog, p)) actions.push_back(Ignite{world.first_at<Fixture>(p)});
    } else if (const EntityId fire = world.first_at<Fire>(p)) {
        actions.push_back(Extinguish{fire});
    }
}

}  // namespace

std::vector<Action> consequences_for_ground(const World& world, const Catalog& catalog, Dice& dice, const std::vector<Effect>& effects,
                                            EntityId who, const std::vector<Point>& tiles) {
    std::vector<Action> actions;
    for (const Effect& effect : effects) {
        if (!is_about_ground(effect.kind) || !dice.chance(effect.chance)) continue;
        if (effect.kind == EffectKind::reveal_map)
            actions.push_back(RevealMap{who});
        else if (effect.kind == EffectKind::summon)
            add_summons(world, catalog, effect, who, actions);
        else if (effect.kind == EffectKind::dig)
            add_diggings(world, catalog, effect, tiles, actions);
        else if (effect.kind == EffectKind::change_terrain)
            add_terrain(world, catalog, effect, tiles, actions);
        else
            for (const Point p : tiles) add_features(world, catalog, effect, who, p, actions);
    }
    return actions;
}

}  // namespace td
