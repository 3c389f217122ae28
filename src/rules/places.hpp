// Which tiles a creature can come to stand on: a newcomer on a free one, the party also on that of a creature that gives way.
#pragma once

#include <optional>

#include "world/world_view.hpp"

namespace td {

/// `at`, or the nearest free tile that can be reached from it in a few steps; nothing if there is none.
std::optional<Point> nearest_place_to_stand(const WorldView& view, MobilitySet mobility, Point at);

/// True if `who` changes places with `other` by stepping onto its tile: the player's side does so with all but foes, unless `other` cannot
/// step or is held fast. Neutrals give way because one in a corridor could lock the party in.
bool gives_way(const WorldView& view, EntityId who, EntityId other);

}  // namespace td
