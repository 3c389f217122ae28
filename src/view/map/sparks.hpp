// The short-lived forms of effects: slashes, bolts, bursts, beams.
#pragma once

#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/map/animator.hpp"
#include "view/map/map_view.hpp"

namespace td {

/// Draws one at its age.
void draw_spark(Canvas& canvas, const MapView& view, Pictures& pictures, const Spark& spark);

/// Draws what a blow or a heavy step scatters.
void draw_burst(Canvas& canvas, const MapView& view, const Burst& burst);

}  // namespace td
