// Portraits of creatures, for the turn order ribbon and other places that name a creature.
#pragma once

#include "art/image.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

inline constexpr int portrait_size = 24;
inline constexpr int small_portrait_size = 18;  ///< for frames too small for the other one

/// `size` pixels a side: the head as large as fits; the whole creature if it has no head.
Image sculpt_portrait(const SpriteModel& model, int size = portrait_size);

}  // namespace td
