// The short-lived forms of effects: slashes, bolts, bursts, beams.
#pragma once

#include "view/animator.hpp"
#include "view/canvas.hpp"
#include "view/map_view.hpp"
#include "view/pictures.hpp"

namespace td {

void draw_spark(Canvas& canvas, const MapView& view, Pictures& pictures, const Spark& spark);

}  // namespace td
