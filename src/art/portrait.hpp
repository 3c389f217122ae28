// The face of a creature from close by, for the turn ribbon and wherever it is spoken of.
#pragma once

#include "art/image.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

inline constexpr int portrait_size = 24;

/// A picture of 24x24 pixels: the head (all of it, when there is no head) as large as fits.
Image sculpt_portrait(const SpriteModel& model);

}  // namespace td
