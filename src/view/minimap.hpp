// The whole floor as far as it is known, a few pixels a tile, in a corner of the map.
#pragma once

#include "view/canvas.hpp"
#include "view/session.hpp"

namespace td {

enum class MinimapSize : std::uint8_t { small, large, none };

/// Draws into the lower right corner of `area`.
void draw_minimap(Canvas& canvas, const Session& session, Box area, MinimapSize size);

}  // namespace td
