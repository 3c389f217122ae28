// The flat graphics of the interface, drawn procedurally: icons, arrows, cursors, panels and the title.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "art/image.hpp"
#include "base/point.hpp"

namespace td {

/// Names of all icons, in the order of the table.
std::vector<std::string_view> icon_names();
/// An icon of 12x12 pixels with an outline; an empty picture if the name is unknown.
Image paint_icon(std::string_view name);

/// An arrow of 16x16 pixels towards an adjacent tile, for the announced action of a creature.
Image paint_arrow(Direction direction, Rgba colour);

/// Corners around the targeted tile (24x24), in two frames.
Image paint_reticle(Rgba colour, int frame);
/// A dot in the centre of a tile of a path (24x24).
Image paint_path_dot(Rgba colour);
/// The border and translucent filling of a tile in an area (24x24).
Image paint_area_mark(Rgba colour);

/// A stretchable panel of 24x24 pixels (nine-slice): corners of 8 pixels; sides and centre repeat.
Image paint_panel();
/// The same for a button or a selected line.
Image paint_button(bool chosen);

/// The title of the game, about 200x48 pixels, in six colours from top to bottom.
Image paint_logo();

}  // namespace td
