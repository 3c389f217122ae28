// What the player's side knows of the creatures on its floor, and of its stairs. What players are shown is taken from here, not from the
// world, so that nothing on screen depends on what no member has seen.
#pragma once

#include <vector>

#include "knowledge/sight.hpp"
#include "world/creature.hpp"

namespace td {

/// A view of this moment: good until the world or the sight changes.
class KnownFloor {
public:
    KnownFloor(const World& world, const Sight& sight) : m_world(world), m_sight(sight) {}

    bool sees(Point p) const { return m_world.contains(p) && m_sight.sees(p); }
    /// True if it stands on a tile in sight.
    bool sees(EntityId who) const { return place_in_sight(who).has_value(); }
    /// True if it is on the player's side or in sight.
    bool knows(EntityId who) const { return on_players_side(who, m_world) || sees(who); }
    /// Its tile, if that is in sight.
    std::optional<Point> place_in_sight(EntityId who) const;
    /// The known creature on the tile, or none.
    EntityId creature_at(Point p) const;
    /// The creatures in sight, in the order of their ids.
    std::vector<EntityId> creatures_in_sight() const;
    /// The tiles of all stairs that some member has seen, in reading order.
    std::vector<Point> all_stairs() const;
    /// The first of them; nothing: none has been seen.
    std::optional<Point> stairs() const;

private:
    const World& m_world;
    const Sight& m_sight;
};

}  // namespace td
