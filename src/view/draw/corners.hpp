// Where in an area something is put, so that it covers nothing that must be seen. Plain boxes.
#pragma once

#include <array>
#include <vector>

#include "view/draw/shapes.hpp"

namespace td {

enum class Corner : std::uint8_t { bottom_right, bottom_left, top_right, top_left };
inline constexpr std::array<Corner, 4> all_corners{Corner::bottom_right, Corner::bottom_left, Corner::top_right, Corner::top_left};

/// A box of the given size in a corner of `area`, `margin` pixels off its edges.
Box box_in_corner(Box area, int width, int height, int margin, Corner corner);

/// `wished` as long as a box there covers none of `seen`; else the first corner in which it covers none; `wished` when there is none.
Corner free_corner(Box area, int width, int height, int margin, Corner wished, const std::vector<Box>& seen);

/// The first of `candidates` that covers none of `seen`; where each covers some, the first that covers the fewest pixels of them.
/// Precondition: there is a candidate.
Box clear_place(const std::vector<Box>& candidates, const std::vector<Box>& seen);

/// Places for a panel of the given size at the sides of `area`: hanging from its upper edge at the right and at the left, then standing
/// on its lower edge. `taken_left`: height at the upper left that is written on already.
std::vector<Box> places_at_sides(Box area, int width, int height, int margin, int taken_left);

}  // namespace td
