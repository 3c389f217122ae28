// Pictures of what stands on a tile beside doors and stairs: 24 by 24 pixels, see-through where the ground shows.
#pragma once

#include <string_view>

#include "art/image.hpp"

namespace td {

inline constexpr int feature_frames = 4;

/// `look`: web, fire, oil, brush, ashes, spring, rubble, crate, or one of paint_device; empty for any other. Only springs move with
/// `frame`.
Image paint_feature(std::string_view look, int frame);
/// Flames to be laid over whatever burns, in `feature_frames` frames.
Image paint_flames(int frame);

}  // namespace td
