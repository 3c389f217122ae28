// How far it is to the stairs, which creatures are near enough to be taken along, and what the stairs say.
#pragma once

#include <optional>

#include "world/world_view.hpp"

namespace td {

/// Creatures at most this many tiles from the stairs are taken along. Tiles are counted as a king moves in chess, through walls too.
/// Tactics keep companions near their leader by the same measure.
inline constexpr int tiles_taken_along = 3;

/// Steps of `who` from `from` to the stairs, by its own ways of movement. Closed doors count as open, and creatures in the way do not
/// count. Nothing if there is no way, or none of at most `limit` steps.
std::optional<int> steps_to_stairs(const WorldView& view, EntityId who, Point from, Point stairs, int limit);

/// The way whose stairs are on that tile; null: there are none, or their floor has no signs.
const Way* way_at(const WorldView& view, Point stairs);

/// True if the creature is near enough to be taken along. False for creatures off the floor. What holds a creature on its tile does not
/// count.
bool is_near_stairs(const World& world, EntityId who, Point stairs);

}  // namespace td
