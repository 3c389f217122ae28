#include "ai/follow.hpp"

#include <algorithm>

namespace td::tactics {

namespace {

/// A leader this near to an objective's place counts as having reached it.
constexpr int tiles_before_place = 2;

/// The way to the leader may be this many steps longer than the distance: round a corner is still near, behind a wall is not.
constexpr int detour_steps = 1;

/// The nearest escort goal of `who`, of those whose place its leader has reached.
const EscortGoal* goal_at(const AiContext& context, EntityId who, Point leader) {
    const EscortGoal* nearest = nullptr;
    for (const EscortGoal& goal : context.escort_goals) {
        const int steps = chebyshev(leader, goal.place);
        if (goal.who != who || steps > std::max(tiles_before_place, goal.reach)) continue;
        if (!nearest || steps < chebyshev(leader, nearest->place)) nearest = &goal;
    }
    return nearest;
}

/// Changes places with creatures in the way: else a follower behind its leader in a corridor would wait there for ever.
std::optional<Command> step_to_goal(const AiContext& context, EntityId who, const EscortGoal& goal, Crowd crowd) {
    const DistanceField& way = context.path_cache.to(context, who, goal.place);
    return crowd == Crowd::ignored ? step_along(context, who, way, crowd) : step_through(context, who, way);
}

/// True if its tile is not harmful ground.
bool stands_safely(const AiContext& context, EntityId who) { return context.path_cache.ground(context, who)(place_of(context.world, who)); }

/// The tile of the nearest awake foe in sight; nothing if there is none.
std::optional<Point> nearest_awake_foe(const AiContext& context, EntityId who) {
    for (const EntityId foe : foes_in_sight(context, who))
        if (!context.world.get<AiState>(foe).asleep) return place_of(context.world, foe);
    return std::nullopt;
}

}  // namespace

std::optional<Command> follow(const AiContext& context, EntityId who, int distance, Crowd crowd) {
    const Roster& roster = context.world.roster();
    const EntityId leader = roster.leader_of(roster[who].team);
    if (!leader || leader == who) return std::nullopt;
    const Point at = place_of(context.world, who), there = place_of(context.world, leader);
    const bool is_of_party = faction_of(context.world, who) == Faction::player;
    if (const EscortGoal* goal = goal_at(context, who, there); goal && chebyshev(at, goal->place) > goal->reach)
        if (auto step = step_to_goal(context, who, *goal, crowd)) return step;
    const bool at_stairs = is_of_party && context.world.any(there, IndexedKind::stairs);
    const int near_tiles = at_stairs ? std::min(distance, 1) : distance;
    bool is_near = chebyshev(at, there) <= near_tiles;
    if (is_of_party) {
        const int steps = context.path_cache.to(context, who, there).at(at);
        if (steps == DistanceField::unreachable)
            return is_near && stands_safely(context, who) ? std::nullopt : std::optional<Command>(step_over_harm(context, who, there));
        is_near = is_near && steps <= near_tiles + detour_steps;
    }
    return is_near ? std::nullopt : std::optional<Command>(step_towards(context, who, there, crowd));
}

bool is_retreating(const AiContext& context, EntityId leader) {
    const std::optional<Point> foe = nearest_awake_foe(context, leader);
    if (!foe) return false;
    const Point to_foe = *foe - place_of(context.world, leader), faced = offset(context.world.get<Creature>(leader).facing);
    return to_foe.x * faced.x + to_foe.y * faced.y < 0;
}

Command retreat_further(const AiContext& context, EntityId leader) {
    const std::optional<Point> foe = nearest_awake_foe(context, leader);
    const std::optional<commands::Walk> step = foe ? step_away(context, leader, *foe, Crowd::avoided) : std::nullopt;
    return step ? Command(*step) : Command(commands::Wait{});
}

}  // namespace td::tactics
