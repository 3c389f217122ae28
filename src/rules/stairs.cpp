#include "rules/stairs.hpp"

#include <array>

#include "space/distance_field.hpp"
#include "world/creature.hpp"

namespace td {

std::optional<int> steps_to_stairs(const WorldView& view, EntityId who, Point from, Point stairs, int limit) {
    if (chebyshev(from, stairs) > limit) return std::nullopt;
    DistanceField way;
    way.measure(ground_by_doors(view, who), std::array{stairs}, limit);
    const std::uint16_t steps = way.at(from);
    return steps == DistanceField::unreachable ? std::nullopt : std::optional<int>(steps);
}

const Way* way_at(const WorldView& view, Point stairs) {
    const EntityId there = view.world.first_at<Stairs>(stairs);
    const FloorRules* const rules = floor_rules(view);
    if (!there || rules == nullptr) return nullptr;
    const std::size_t way = view.world.get<Stairs>(there).way;
    return way < rules->ways.size() ? &rules->ways[way] : nullptr;
}

bool is_near_stairs(const World& world, EntityId who, Point stairs) {
    const std::optional<Point> at = world.position(who);
    return at && chebyshev(*at, stairs) <= tiles_taken_along;
}

}  // namespace td
