// The place of the floor that the camera looks at.
#pragma once

#include "view/map/animator.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// The leader's place as shown, shifted so that foes in sight are visible. If the awaited creature would be outside the map, the camera
/// follows that creature instead of the leader.
Spot camera_place(const Game& game, const Animator& animator, const MapView& view);

}  // namespace td
