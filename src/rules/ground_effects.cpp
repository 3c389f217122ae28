// Effects on tiles, maps and the company, turned into actions.
#include "rules/effects.hpp"
#include "rules/targets.hpp"
#include "rules/trigger_conditions.hpp"
#include "world/creature.hpp"
#include "world/fixtures.hpp"

namespace td {

namespace {

/// Whom those join that are called: the doer's team; where nobody does it, as by a trap, the foes, or the player's side if a foe set it
/// off. Rather a team in which somebody is alive.
TeamId team_called(const World& world, const EffectSource& source) {
    const Roster& roster = world.roster();
    if (source.who) return roster[source.who].team;
    if (!source.whom) return {};
    const Faction side = faction_of(world, source.whom) == Faction::foe ? Faction::player : Faction::foe;
    TeamId fallen;
    for (std::size_t i = 0; i < roster.teams.size(); ++i) {
        const TeamId team(i);
        if (roster[team].faction != side) continue;
        if (roster.leader_of(team)) return team;
        if (!fallen) fallen = team;
    }
    return fallen;
}

void add_summons(const World& world, const Catalog& catalog, const Effect& effect, const EffectSource& source,
                 std::vector<Action>& actions) {
    const TeamId team = team_called(world, source);
    if (!team) return;
    const bool as_guests = static_cast<bool>(world.roster().leader_of(team));
    const Point centre = source.at;
    const MobilitySet mobility = catalog[effect.species].mobility;
    int wanted = effect.amount;
    // The place of one who has just died is free.
    if (wanted > 0 && is_passable(world, catalog, mobility, centre) && !world.any(centre, Counted::creature)) {
        actions.push_back(Join{team, effect.species, centre, as_guests, source.who});
        --wanted;
    }
    for (const Direction direction : all_directions) {
        if (wanted == 0) return;
        const Point p = centre + offset(direction);
        if (!may_step(world, catalog, mobility, centre, direction) || world.any(p, Counted::creature)) continue;
        actions.push_back(Join{team, effect.species, p, as_guests, source.who});
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

/// What concerns a single tile and nobody on it.
void add_things(const World& world, const Catalog& catalog, const Effect& effect, const EffectSource& source, Point p,
                std::vector<Action>& actions) {
    if (effect.kind == EffectKind::leave_item) {
        if (is_passable(world, catalog, static_cast<MobilitySet>(Mobility::fly), p))
            actions.push_back(PlaceItem{{effect.item, effect.amount}, p});
        return;
    }
    const EntityId finder = source.who ? source.who : source.whom;
    const EntityId fixture = world.first_at<Fixture>(p);
    if (finder && fixture && is_hidden_from(world, faction_of(world, finder), fixture)) actions.push_back(Discover{finder, fixture});
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

void add_ground_effect(const World& world, const Catalog& catalog, const Effect& effect, const EffectSource& source,
                       const std::vector<Point>& tiles, std::vector<Action>& actions) {
    const EntityId subject = source.who ? source.who : source.whom;
    switch (effect.kind) {
        case EffectKind::reveal_map:
            if (subject) actions.push_back(RevealMap{subject});
            return;
        case EffectKind::change_weather: actions.push_back(ChangeWeather{effect.weather, effect.amount, {}, 0}); return;
        case EffectKind::end_round: actions.push_back(EndRound{}); return;
        case EffectKind::summon: return add_summons(world, catalog, effect, source, actions);
        case EffectKind::dig: return add_diggings(world, catalog, effect, tiles, actions);
        case EffectKind::change_terrain: return add_terrain(world, catalog, effect, tiles, actions);
        case EffectKind::leave_item:
        case EffectKind::reveal_traps:
            for (const Point p : tiles) add_things(world, catalog, effect, source, p, actions);
            return;
        case EffectKind::place_feature:
        case EffectKind::clear_features:
        case EffectKind::ignite:
        case EffectKind::extinguish:
            for (const Point p : tiles) add_features(world, catalog, effect, source.who, p, actions);
            return;
        case EffectKind::damage:
        case EffectKind::heal:
        case EffectKind::gain_status:
        case EffectKind::lose_status:
        case EffectKind::push:
        case EffectKind::pull:
        case EffectKind::teleport:
        case EffectKind::swap_places:
        case EffectKind::restore_charges:
        case EffectKind::harm:
        case EffectKind::explode:
        case EffectKind::alarm:
        case EffectKind::transform: return;  // about creatures
    }
}

}  // namespace

bool ground_would_harm(const World& world, const Catalog& catalog, const Effect& effect, EntityId who) {
    const Point p = world.get<Position>(who).at;
    if (effect.kind == EffectKind::ignite) return would_burn(world, catalog, p);
    if (effect.kind != EffectKind::place_feature || feature_at(world, catalog, p)) return false;
    const Feature& feature = catalog[effect.feature];
    const bool burns = feature.burns && feature.burns->lit && resisted(world, catalog, who, 100, feature.burns->kind) > 0;
    return burns || would_hold(world, catalog, feature, who);
}

std::vector<Action> consequences_for_ground(const World& world, const Catalog& catalog, Dice& dice, const std::vector<Effect>& effects,
                                            const EffectSource& source, const std::vector<Point>& tiles) {
    std::vector<Action> actions;
    const EntityId subject = source.who ? source.who : source.whom;
    for (const Effect& effect : effects) {
        if (!is_about_ground(effect.kind)) continue;
        for (int i = 0; i < effect.times; ++i)
            if (dice.chance(effect.chance) && hold(world, catalog, effect.conditions, {.self = subject, .other = subject}))
                add_ground_effect(world, catalog, effect, source, tiles, actions);
    }
    return actions;
}

}  // namespace td
