#include "knowledge/known_floor.hpp"

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

std::optional<Point> KnownFloor::stairs() const {
    for (int y = 0; y < m_world.height(); ++y)
        for (int x = 0; x < m_world.width(); ++x)
            if (m_sight.explored({x, y}) && m_sight.memory({x, y}).stairs) return Point{x, y};
    return std::nullopt;
}

}  // namespace td
