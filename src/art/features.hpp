// Pictures of features on tiles, apart from doors and stairs: 24x24 pixels, transparent where the ground shows.
#pragma once

#include <string_view>

#include "art/image.hpp"

namespace td {

inline constexpr int feature_frames = 4;

/// `look`: web, fire, oil, brush, ashes, spring, rubble, crate, or a look of paint_device(); any other gives an empty picture. Only
/// springs are animated by `frame`.
Image paint_feature(std::string_view look, int frame);
/// Flames, drawn over anything that burns, in `feature_frames` frames.
Image paint_flames(int frame);
/// A patch of floor blackened by fire: decoration, no feature of the game.
Image paint_scorch();

}  // namespace td
