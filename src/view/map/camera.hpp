// Which place of the floor the map is drawn around.
#pragma once

#include "view/map/animator.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// Where the leader is shown to be, moved aside so that the foes in sight are seen; where the creature whose command is awaited would lie
/// outside the map otherwise, that creature in the leader's stead.
Spot camera_place(const Game& game, const Animator& animator, const MapView& view);

}  // namespace td
