// The flat parts of the screen, drawn by program: signs, arrows, cursors, panels and the title.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "art/image.hpp"
#include "base/point.hpp"

namespace td {

/// Names of all signs, in the order of the table.
std::vector<std::string_view> icon_names();
/// A sign of 12x12 pixels with an outline; an empty picture when there is none of that name.
Image paint_icon(std::string_view name);

/// An arrow of 16x16 pixels that points to a neighbour: what a creature means to do.
Image paint_arrow(Direction direction, Rgba colour);

/// Corners around the aimed-at tile (24x24), in two frames.
Image paint_reticle(Rgba colour, int frame);
/// A dot in the middle of a tile of a path (24x24).
Image paint_path_dot(Rgba colour);
/// The border and half-transparent filling of a tile inside an area (24x24).
Image paint_area_mark(Rgba colour);

/// A panel of 24x24 pixels to be stretched: corners of 8, sides and middle repeat.
Image paint_panel();
/// The same for a button or a chosen line.
Image paint_button(bool chosen);

/// The name of the game, about 200x48 pixels, in six tiers of light.
Image paint_logo();

}  // namespace td
