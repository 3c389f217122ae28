// Which creatures the keys for the next and the previous target go through. Knows neither keys nor the window.
#pragma once

#include <vector>

#include "play/session.hpp"

namespace td {

/// The creature that is pointed at, or that stands in sight on the tile that is; {}: none.
EntityId looked_at(const Session& session);

/// Creatures in sight besides the awaited actor (without one, the leader): foes of the party first, of those the nearest first.
std::vector<EntityId> look_targets(const Session& session);

/// The element `step` places behind `current` in a ring of `offered`. Where `current` is not among them: the first, or the last for a
/// negative step. Precondition: `offered` is not empty.
EntityId next_in_ring(const std::vector<EntityId>& offered, EntityId current, int step);

}  // namespace td
