#include "generation/par.hpp"

#include <algorithm>
#include <vector>

#include "space/distance_field.hpp"

namespace td {

namespace {

constexpr int rounds_to_begin_with = 40;
constexpr int rounds_for_step = 2;
constexpr int rounds_for_team = 12;

/// Walking steps from the leader's tile to the nearest stairs, through doors; in a straight line if there is no way.
int steps_to_nearest_stairs(const LevelPlan& plan, const Catalog& catalog) {
    BitGrid ways(plan.terrain.width(), plan.terrain.height());
    for (int y = 0; y < ways.height(); ++y)
        for (int x = 0; x < ways.width(); ++x) ways.set({x, y}, is_way(catalog[plan.terrain[{x, y}]]));
    for (const FeaturePlacement& placed : plan.features)
        if (bars_way(catalog[placed.feature]) && !placed.is_gate) ways.set(placed.at, false);
    std::vector<Point> stairs = plan.side_stairs;
    stairs.push_back(plan.stairs);
    DistanceField steps;
    steps.measure(ways, stairs);
    const Point from = plan.entrance.front();
    return steps.at(from) == DistanceField::unreachable ? chebyshev(from, plan.stairs) : steps.at(from);
}

}  // namespace

int par_of(const LevelPlan& plan, const FloorRules& rules, const Catalog& catalog) {
    const auto teams = std::count_if(plan.teams.begin(), plan.teams.end(),
                                     [](const TeamPlacement& team) { return faction_of(team.list) == Faction::foe; });
    const int rounds =
        rounds_to_begin_with + rounds_for_step * steps_to_nearest_stairs(plan, catalog) + rounds_for_team * static_cast<int>(teams);
    return std::max(1, rounds * rules.par_percent / 100);
}

}  // namespace td
