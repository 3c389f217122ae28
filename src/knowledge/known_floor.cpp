#include "knowledge/known_floor.hpp"

#include <algorithm>

namespace td {

std::optional<Point> KnownFloor::place_in_sight(EntityId who) const {
    const std::optional<Point> at = m_world.position(who);
    return at && m_sight.sees(*at) ? at : std::nullopt;
}

EntityId KnownFloor::creature_at(Point p) const {
    const EntityId there = m_world.contains(p) ? m_world.creature_at(p) : EntityId{};
    return there && knows(there) ? there : EntityId{};
}

std::vector<EntityId> KnownFloor::creatures_in_sight() const {
    std::vector<EntityId> seen;
    for (const EntityId who : m_world.table<Creature>().owners())
        if (sees(who)) seen.push_back(who);
    return seen;
}

std::vector<Point> KnownFloor::all_stairs() const {
    std::vector<Point> all;
    for (const EntityId stairs : m_world.table<Stairs>().owners())
        if (const Point at = m_world.get<Position>(stairs).at; m_sight.explored(at) && m_sight.memory(at).stairs) all.push_back(at);
    std::sort(all.begin(), all.end());
    return all;
}

std::optional<Point> KnownFloor::stairs() const {
    const std::vector<Point> all = all_stairs();
    return all.empty() ? std::nullopt : std::optional(all.front());
}

}  // namespace td
