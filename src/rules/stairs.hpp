// How far it is to the stairs, and who is near enough to be taken along.
#pragma once

#include <optional>

#include "world/world_view.hpp"

namespace td {

/// Creatures so many tiles from the stairs are taken along, as a king moves in chess: walls and what else is between do not count. Tactics
/// keep companions near their leader by the same measure.
inline constexpr int tiles_taken_along = 3;

/// Steps of `who` from `from` to the stairs, by its own ways of movement. Closed doors count as open, and creatures in the way do not
/// count. Nothing if there is no way, or none of at most `limit` steps.
std::optional<int> steps_to_stairs(const WorldView& view, EntityId who, Point from, Point stairs, int limit);

/// Is the creature near enough to be taken along? False for creatures off the floor. What holds a creature on its tile does not count.
bool is_near_stairs(const World& world, EntityId who, Point stairs);

}  // namespace td
