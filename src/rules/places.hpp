// Where a creature that is not on the floor yet can come to stand.
#pragma once

#include <optional>

#include "world/world_view.hpp"

namespace td {

/// `at`, or the nearest free tile that can be reached from it in a few steps; nothing if there is none.
std::optional<Point> nearest_place_to_stand(const WorldView& view, MobilitySet mobility, Point at);

}  // namespace td
