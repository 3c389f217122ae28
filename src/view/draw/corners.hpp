// Chooses a corner of an area for a box, so that it covers nothing that must be seen. Plain boxes.
#pragma once

#include <array>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

enum class Corner : std::uint8_t { bottom_right, bottom_left, top_right, top_left };
inline constexpr std::array<Corner, 4> all_corners{Corner::bottom_right, Corner::bottom_left, Corner::top_right, Corner::top_left};

/// A box of the given size in a corner of `area`, `margin` pixels from its edges.
Box box_in_corner(Box area, int width, int height, int margin, Corner corner);

/// `wished` if a box there covers none of `seen`; else the first corner where it covers none; `wished` if there is no such corner.
Corner free_corner(Box area, int width, int height, int margin, Corner wished, const std::vector<Box>& seen);

}  // namespace td
