#include "ai/steps.hpp"

#include "rules/targets.hpp"
#include "world/fixtures.hpp"

namespace td::tactics {

namespace {

/// What `who` can set foot on now. Doors open when walked into, so they count; nobody steps onto ground that harms.
auto passable_for(const Situation& situation, EntityId who, Crowd crowd) {
    const BitGrid& ground = situation.ways.ground(situation.world, situation.catalog, who);
    return [&situation, &ground, crowd](Point p) {
        return ground(p) && (crowd == Crowd::ignored || !situation.world.any(p, Counted::creature));
    };
}

/// A step to a tile as near to the goal as this one, for those who stand in a queue with free space beside them.
std::optional<Direction> step_aside(const Situation& situation, EntityId who, const DistanceField& field) {
    const Point at = place_of(situation.world, who);
    const auto passable = passable_for(situation, who, Crowd::avoided);
    for (const Direction direction : step_order)
        if (field.at(at + offset(direction)) == field.at(at) && may_step(passable, at, direction)) return direction;
    return std::nullopt;
}

/// The first step to the place farthest from the danger of all that are near and that it reaches before the danger does: so it runs
/// into no dead end as long as a way leads on. Nothing when it is nowhere better off than here.
template <class Passable>
std::optional<Direction> way_out(const Situation& situation, Point at, const DistanceField& danger, const Passable& passable) {
    constexpr int horizon = 12;
    struct Reached {
        Point at;
        int steps;
        std::optional<Direction> first;
    };
    std::vector<Reached> reached{{at, 0, std::nullopt}};
    BitGrid known(situation.world.width(), situation.world.height());
    known.set(at);
    std::size_t best = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Reached here = reached[i];
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

std::optional<Command> walk(std::optional<Direction> direction) {
    return direction ? std::optional(Command::walk(*direction)) : std::nullopt;
}

}  // namespace

std::optional<Command> step_along(const Situation& situation, EntityId who, const DistanceField& field, Crowd crowd) {
    const Point at = place_of(situation.world, who);
    const auto ground = passable_for(situation, who, Crowd::ignored);
    const auto crowded = [&](Direction d) { return situation.world.any(at + offset(d), Counted::creature); };
    const auto slows = [&](Direction d) {
        const Feature* feature = feature_at(situation.world, situation.catalog, at + offset(d));
        if (feature && would_hold(situation.world, situation.catalog, *feature, who)) return true;
        return situation.catalog[situation.world.terrain(at + offset(d))].speed < 0 &&
               has_mobility(mobility_of(situation.world, situation.catalog, who), Mobility::walk);
    };
    std::optional<Direction> best;
    int nearest = 4 * field.at(at);
    for (const Direction direction : step_order) {
        // Of steps that lead equally near, one to a free tile that does not slow is best.
        const int there_at_best = 4 * field.at(at + offset(direction));
        if (there_at_best >= nearest) continue;
        if (crowd == Crowd::avoided && crowded(direction)) continue;
        if (!may_step(ground, at, direction)) continue;
        const int there = there_at_best + (crowded(direction) ? 2 : 0) + (slows(direction) ? 1 : 0);
        if (there >= nearest) continue;
        nearest = there;
        best = direction;
    }
    if (!best && crowd == Crowd::avoided && field.at(at) > 1 && field.at(at) != DistanceField::unreachable)
        best = step_aside(situation, who, field);
    return walk(best);
}

std::optional<Command> step_out_of_fire(const Situation& situation, EntityId who) {
    const Point at = place_of(situation.world, who);
    if (!situation.world.any(at, Counted::fire)) return std::nullopt;
    const Feature& feature = *feature_at(situation.world, situation.catalog, at);
    if (resisted(situation.world, situation.catalog, who, 100, feature.burns->kind) <= 0) return std::nullopt;
    const auto passable = passable_for(situation, who, Crowd::avoided);
    for (const Direction direction : step_order)
        if (may_step(passable, at, direction)) return Command::walk(direction);
    return std::nullopt;
}

std::optional<Command> step_out_of_snare(const Situation& situation, EntityId who) {
    if (!snare_of(situation.world, situation.catalog, who)) return std::nullopt;
    const auto passable = passable_for(situation, who, Crowd::ignored);
    for (const Direction direction : step_order)
        if (may_step(passable, place_of(situation.world, who), direction)) return Command::walk(direction);
    return std::nullopt;
}

std::optional<Command> step_through(const Situation& situation, EntityId who, const DistanceField& field) {
    if (const auto step = step_along(situation, who, field, Crowd::ignored)) {
        const EntityId there = situation.world.creature_at(place_of(situation.world, who) + offset(step->direction));
        if (!there || !are_hostile(situation.world, who, there)) return step;
    }
    return step_along(situation, who, field, Crowd::avoided);
}

std::optional<Command> step_towards(const Situation& situation, EntityId who, Point goal, Crowd crowd) {
    return step_along(situation, who, situation.ways.to(situation.world, situation.catalog, who, goal), crowd);
}

std::optional<Command> step_away(const Situation& situation, EntityId who, Point danger, Crowd crowd) {
    const DistanceField& field = situation.ways.to(situation.world, situation.catalog, who, danger);
    const auto passable = passable_for(situation, who, crowd);
    const Point at = place_of(situation.world, who);
    if (const auto direction = way_out(situation, at, field, passable)) return walk(direction);
    return walk(step_up(field, at, passable));
}

}  // namespace td::tactics
