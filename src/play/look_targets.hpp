// The creatures that the keys for the next and the previous target cycle through. Knows neither keys nor the window.
#pragma once

#include <vector>

#include "play/session.hpp"

namespace td {

/// The creature pointed at, or visible on the tile pointed at; {}: none.
EntityId looked_at(const Session& session);

/// Visible creatures except the awaited one (or else the leader): foes first, nearest first.
std::vector<EntityId> look_targets(const Session& session);

/// The element `step` places after `current` in `offered`, wrapping around. If `current` is not among them: the first, or the last for
/// a negative step. Precondition: `offered` is not empty.
EntityId next_in_ring(const std::vector<EntityId>& offered, EntityId current, int step);

}  // namespace td
