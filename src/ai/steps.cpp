#include "ai/steps.hpp"

#include <algorithm>
#include <array>

#include "catalog/effect_traits.hpp"
#include "rules/effects.hpp"
#include "rules/places.hpp"
#include "rules/targets.hpp"
#include "world/fixtures.hpp"

namespace td::tactics {

namespace {

/// A predicate for the tiles that `who` can step onto now. Doors count, because they open when walked into; harmful ground does not.
auto passable_for(const AiContext& context, EntityId who, Crowd crowd) {
    const BitGrid& ground = context.path_cache.ground(context, who);
    return [&context, &ground, crowd](Point p) {
        return ground(p) && (crowd == Crowd::ignored || !context.world.any(p, IndexedKind::creature));
    };
}

/// A tile that is reached in so many steps, the first of them in that direction.
struct Way {
    Point at;
    int steps = 0;
    std::optional<Direction> first;
};

/// The first of the fewest steps over free tiles that are as near to the goal as this one, to a tile from which a step leads nearer: for
/// creatures that queue beside free space. Nothing if there is none, as stepping to and fro would help no one.
std::optional<Direction> step_aside(const AiContext& context, EntityId who, const DistanceField& field) {
    constexpr int longest_way = 6;
    const Point at = place_of(context.world, who);
    const auto passable = passable_for(context, who, Crowd::avoided);
    std::vector<Way> ways{{at}};
    BitGrid known(context.world.width(), context.world.height());
    known.set(at);
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const Way here = ways[i];
        for (const Direction direction : step_order) {
            const Point next = here.at + offset(direction);
            if (field.at(next) > field.at(at) || known(next) || !may_step(passable, here.at, direction)) continue;
            if (field.at(next) < field.at(at)) return here.first;
            known.set(next);
            if (here.steps < longest_way) ways.push_back({next, here.steps + 1, here.first ? here.first : std::optional(direction)});
        }
    }
    return std::nullopt;
}

/// The first step to the tile farthest from the danger, of the nearby tiles that `who` reaches before the danger does. This avoids dead
/// ends as long as there is another way. Nothing if no such tile is better than its own.
template <class Passable>
std::optional<Direction> way_out(const AiContext& context, Point at, const DistanceField& danger, const Passable& passable) {
    constexpr int horizon = 12;
    std::vector<Way> reached{{at}};
    BitGrid known(context.world.width(), context.world.height());
    known.set(at);
    std::size_t best = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Way here = reached[i];
        if (danger.at(here.at) > danger.at(reached[best].at)) best = i;
        if (here.steps == horizon) continue;
        for (const Direction direction : step_order) {
            const Point next = here.at + offset(direction);
            if (!may_step(passable, here.at, direction) || known(next) || danger.at(next) <= here.steps + 1) continue;
            known.set(next);
            reached.push_back({next, here.steps + 1, here.first ? here.first : std::optional(direction)});
        }
    }
    return reached[best].first;
}

template <class Test>
bool any_tile(const BitGrid& floor, const Test& test) {
    for (int y = 0; y < floor.height(); ++y)
        for (int x = 0; x < floor.width(); ++x)
            if (test(Point{x, y})) return true;
    return false;
}

/// True if the fire or the terrain of its tile would take health from it.
bool is_harmed_by_staying(const AiContext& context, EntityId who) {
    const Point at = place_of(context.world, who);
    // What is left of 100 points of harm after resistances.
    if (context.world.any(at, IndexedKind::fire)) return resisted(context, who, 100, feature_at(context, at)->burns->kind) > 0;
    const std::vector<Trigger>& triggers = context.catalog[context.world.terrain(at)].triggers;
    if (!harms(triggers, mobility_of(context, who))) return false;
    return std::any_of(triggers.begin(), triggers.end(), [&](const Trigger& trigger) {
        return std::any_of(trigger.effects.begin(), trigger.effects.end(),
                           [&](const Effect& effect) { return expected_harm(context, who, effect, who) > 0; });
    });
}

/// The distances to `goal` without the tiles of sleeping mates, if one lies on the way down `field` and there is another way. The party
/// changes places with its mates instead.
std::optional<DistanceField> way_round_sleepers(const AiContext& context, EntityId who, Point goal, const DistanceField& field) {
    constexpr int farthest_sleeper = 8;
    const Point at = place_of(context.world, who);
    if (faction_of(context.world, who) == Faction::player || field.at(at) == DistanceField::unreachable) return std::nullopt;
    const auto& minds = context.world.table<AiState>();
    const auto sleeps = [&](EntityId each) { return minds.find(each)->asleep; };
    if (std::none_of(minds.owners().begin(), minds.owners().end(), sleeps)) return std::nullopt;
    const auto is_sleeping_mate = [&](Point p) {
        const EntityId other = p != goal && context.world.any(p, IndexedKind::creature) ? context.world.creature_at(p) : EntityId{};
        // One that is waking up in this turn still counts as asleep.
        return other && other != who && is_asleep(context.world, other) && are_allied(context.world, who, other);
    };
    const auto ground = passable_for(context, who, Crowd::ignored);
    bool blocked = false;
    std::optional<Point> next = at;
    for (int steps = 0; next && !blocked && steps < farthest_sleeper; ++steps) {
        const auto step = step_down(field, *next, ground);
        next = step ? std::optional(*next + offset(*step)) : std::nullopt;
        blocked = next && is_sleeping_mate(*next);
    }
    if (!blocked) return std::nullopt;
    BitGrid free = context.path_cache.ground(context, who);
    for (int y = at.y - farthest_sleeper; y <= at.y + farthest_sleeper; ++y)
        for (int x = at.x - farthest_sleeper; x <= at.x + farthest_sleeper; ++x)
            if (const Point p{x, y}; context.world.contains(p) && is_sleeping_mate(p)) free.set(p, false);
    DistanceField round;
    round.measure(free, std::array{goal});
    return round.at(at) == DistanceField::unreachable ? std::nullopt : std::optional(std::move(round));
}

/// True if a creature at `p` blocks the way of `who`. The party passes neutrals that give way.
bool is_in_the_way(const AiContext& context, EntityId who, Point p) {
    const EntityId other = context.world.any(p, IndexedKind::creature) ? context.world.creature_at(p) : EntityId{};
    return other && !(faction_of(context.world, other) == Faction::neutral && gives_way(context, who, other));
}

std::optional<commands::Walk> walk(std::optional<Direction> direction) {
    return direction ? std::optional(commands::Walk{*direction}) : std::nullopt;
}

}  // namespace

bool ground_delays(const AiContext& context, Point p) {
    const std::vector<Trigger>& triggers = context.catalog[context.world.terrain(p)].triggers;
    return std::any_of(triggers.begin(), triggers.end(),
                       [](const Trigger& trigger) { return std::any_of(trigger.effects.begin(), trigger.effects.end(), moves_turns); });
}

std::optional<commands::Walk> step_along(const AiContext& context, EntityId who, const DistanceField& field, Crowd crowd) {
    const Point at = place_of(context.world, who);
    const auto ground = passable_for(context, who, Crowd::ignored);
    const auto crowded = [&](Direction d) { return context.world.any(at + offset(d), IndexedKind::creature); };
    const auto slows = [&](Direction d) {
        const Feature* feature = known_feature_at(context, faction_of(context.world, who), at + offset(d));
        if (feature && would_hold(context, *feature, who)) return true;
        if (ground_delays(context, at + offset(d))) return true;
        return context.catalog[context.world.terrain(at + offset(d))].speed < 0 && has_mobility(mobility_of(context, who), Mobility::walk);
    };
    std::optional<Direction> best;
    int nearest = 4 * field.at(at);
    for (const Direction direction : step_order) {
        // Counted in quarter steps: of tiles that are equally near, a free one without slowing ground is best.
        const int there_at_best = 4 * field.at(at + offset(direction));
        if (there_at_best >= nearest) continue;
        if (crowd == Crowd::avoided && is_in_the_way(context, who, at + offset(direction))) continue;
        if (!may_step(ground, at, direction)) continue;
        const int there = there_at_best + (crowded(direction) ? 2 : 0) + (slows(direction) ? 1 : 0);
        if (there >= nearest) continue;
        nearest = there;
        best = direction;
    }
    if (!best && crowd == Crowd::avoided && field.at(at) > 1 && field.at(at) != DistanceField::unreachable)
        best = step_aside(context, who, field);
    return walk(best);
}

std::optional<commands::Walk> step_out_of_snare(const AiContext& context, EntityId who) {
    if (!snare_of(context, who)) return std::nullopt;
    const auto passable = passable_for(context, who, Crowd::ignored);
    for (const Direction direction : step_order)
        if (may_step(passable, place_of(context.world, who), direction)) return commands::Walk{direction};
    return std::nullopt;
}

std::optional<commands::Walk> step_through(const AiContext& context, EntityId who, const DistanceField& field) {
    if (const auto step = step_along(context, who, field, Crowd::ignored)) {
        const EntityId there = context.world.creature_at(place_of(context.world, who) + offset(step->direction));
        if (!there || !are_hostile(context.world, who, there)) return step;
    }
    return step_along(context, who, field, Crowd::avoided);
}

std::optional<commands::Walk> step_towards(const AiContext& context, EntityId who, Point goal, Crowd crowd) {
    const DistanceField& field = context.path_cache.to(context, who, goal);
    if (const std::optional<DistanceField> round = way_round_sleepers(context, who, goal, field))
        return step_along(context, who, *round, crowd);
    return step_along(context, who, field, crowd);
}

std::optional<commands::Walk> step_away(const AiContext& context, EntityId who, Point danger, Crowd crowd) {
    const DistanceField& field = context.path_cache.to(context, who, danger);
    const auto passable = passable_for(context, who, crowd);
    const Point at = place_of(context.world, who);
    if (const auto direction = way_out(context, at, field, passable)) return walk(direction);
    return walk(step_up(field, at, passable));
}

std::optional<commands::Walk> step_over_harm(const AiContext& context, EntityId who, Point goal) {
    constexpr int least_health_percent = 50;
    const BitGrid& safe = context.path_cache.ground(context, who);
    const Point at = place_of(context.world, who);
    if (safe(at) && health_percent(context.world, who) < least_health_percent) return std::nullopt;
    // All ground that it can walk on, harmful or not, without fires and known traps.
    BitGrid ground = ground_by_doors(context, who);
    for (const EntityId fixture : context.world.table<Fixture>().owners())
        if (const auto p = context.world.position(fixture); p && !safe(*p)) ground.set(*p, false);
    BitGrid free = ground;  // without tiles where creatures stand
    for (const EntityId other : context.world.table<Creature>().owners())
        if (const auto p = context.world.position(other)) free.set(*p, false);
    DistanceField field, from_here;  // steps to the goal, and from its own tile
    field.measure(ground, std::array{goal});
    from_here.measure(free, std::array{at});
    const auto could_stay = [&](Point p) { return safe(p) && from_here.at(p) != DistanceField::unreachable && field.at(p) < field.at(at); };
    if (safe(at) && !any_tile(free, could_stay)) return std::nullopt;
    const auto is_better = [&](Point there) {
        return field.at(there) < field.at(at) || (!safe(at) && safe(there) && field.at(there) == field.at(at));
    };
    std::optional<Direction> best;
    for (const Direction direction : step_order) {
        const Point there = at + offset(direction);
        if (!may_step(free, at, direction) || !is_better(there)) continue;
        if (!best || (safe(there) && !safe(at + offset(*best)))) best = direction;
    }
    return walk(best);
}

std::optional<commands::Walk> step_out_of_harm(const AiContext& context, EntityId who) {
    if (!is_harmed_by_staying(context, who)) return std::nullopt;
    const Point at = place_of(context.world, who);
    const EntityId leader = context.world.roster().leader_of(context.world.roster()[who].team);
    const bool follows = leader && leader != who && context.world.position(leader);
    if (follows && !context.world.any(at, IndexedKind::fire))
        if (const auto onward = step_over_harm(context, who, place_of(context.world, leader))) return onward;
    const auto passable = passable_for(context, who, Crowd::avoided);
    std::optional<Direction> best;
    const auto is_nearer = [&](Direction one, Direction other) {
        const Point to = place_of(context.world, leader);
        return chebyshev(at + offset(one), to) < chebyshev(at + offset(other), to);
    };
    for (const Direction direction : step_order)
        if (may_step(passable, at, direction) && (!best || (follows && is_nearer(direction, *best)))) best = direction;
    return walk(best);
}

std::optional<commands::Walk> step_off_slow_ground(const AiContext& context, EntityId who) {
    const Point at = place_of(context.world, who);
    const EntityId leader = context.world.roster().leader_of(context.world.roster()[who].team);
    if (!ground_delays(context, at) || !leader || leader == who) return std::nullopt;
    const Point to = place_of(context.world, leader);
    const DistanceField& way = context.path_cache.to(context, who, to);
    const auto is_free = passable_for(context, who, Crowd::avoided);
    for (const Direction direction : step_order) {
        const Point there = at + offset(direction);
        if (!ground_delays(context, there) && may_step(is_free, at, direction) && way.at(there) <= way.at(at) &&
            chebyshev(there, to) <= chebyshev(at, to))
            return commands::Walk{direction};
    }
    return std::nullopt;
}

std::optional<commands::Walk> step_behind_ally(const AiContext& context, EntityId who, const std::vector<EntityId>& foes) {
    constexpr int least_health_percent = 50;
    if (faction_of(context.world, who) != Faction::player || foes.empty()) return std::nullopt;
    const BitGrid& ground = context.path_cache.ground(context, who);
    const Point at = place_of(context.world, who);
    const auto distance_to_foes = [&](Point p) {
        int nearest = chebyshev(p, place_of(context.world, foes.front()));
        for (const EntityId foe : foes) nearest = std::min(nearest, chebyshev(p, place_of(context.world, foe)));
        return nearest;
    };
    const auto takes_its_place = [&](EntityId ally) {
        return ally && are_allied(context.world, who, ally) && context.world.roster().leader_of(context.world.roster()[who].team) != ally &&
               gives_way(context, who, ally) && health_percent(context.world, ally) >= least_health_percent &&
               context.world.get<Health>(ally).now >= 2 * context.world.get<Health>(who).now;
    };
    for (const Direction direction : step_order) {
        const Point there = at + offset(direction);
        if (may_step([&](Point p) { return ground(p); }, at, direction) && distance_to_foes(there) > distance_to_foes(at) &&
            takes_its_place(context.world.creature_at(there)))
            return commands::Walk{direction};
    }
    return std::nullopt;
}

}  // namespace td::tactics
