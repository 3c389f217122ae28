// The fallen: dead members and guests of the party that can still be brought back. A fallen creature is named by its own id; its body is
// an entity besides it.
#pragma once

#include <vector>

#include "world/world.hpp"

namespace td {

/// The body of a fallen creature; none if it is alive or lost.
EntityId body_of(const World& world, EntityId fallen);
/// The fallen creature that `bearer` carries, or none.
EntityId carried_by(const World& world, EntityId bearer);
/// Where the fallen creature lies, or where its bearer stands; nothing if it is not fallen.
std::optional<Point> place_of_fallen(const World& world, EntityId fallen);
/// The creatures that lie fallen on the tile, in the order in which they fell; not those that are carried.
std::vector<EntityId> fallen_at(const World& world, Point p);

/// The first fallen creature that lies at `p` or beside it, the one at `p` before others; none if no fallen creature lies there.
EntityId fallen_in_reach(const World& world, Point p);

/// By how much a bearer's movement speed is lower.
inline constexpr int weight_of_fallen = 1;

/// A dead creature comes to lie at `p`, to be brought back within `rounds`. Precondition: it has no body.
void add_body(World& world, EntityId fallen, Point p, int rounds);
/// The body goes off the floor and belongs to `bearer`. Precondition: the creature is fallen and lies.
void take_up_body(World& world, EntityId fallen, EntityId bearer);
/// Precondition: the creature is fallen and carried.
void lay_down_body(World& world, EntityId fallen, Point p);
/// Nobody can bring the creature back any more. Precondition: it is fallen.
void remove_body(World& world, EntityId fallen);

}  // namespace td
