// The whole floor as far as it is known, a few pixels a tile, in a corner of the map.
#pragma once

#include "view/canvas.hpp"
#include "view/corners.hpp"
#include "view/session.hpp"

namespace td {

enum class MinimapSize : std::uint8_t { small, large, none };

/// Draws into a corner of `area`: the one it was in before, unless it would cover one of the boxes `seen`.
void draw_minimap(Canvas& canvas, const Session& session, Box area, MinimapSize size, Corner& corner, const std::vector<Box>& seen);

}  // namespace td
