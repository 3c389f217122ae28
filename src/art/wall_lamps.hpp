// Lights on walls, as a part of a theme's look: torches on bricks, glowing crystals in rock, glowing caps among roots.
#pragma once

#include "art/image.hpp"
#include "catalog/definitions.hpp"

namespace td {

inline constexpr int wall_lamp_frames = 4;

/// 24x24 pixels over the face of a wall, transparent around the lamp. Only flames move.
Image paint_wall_lamp(const Theme& theme, int frame);
/// The colour of its light.
Rgba light_of_wall_lamp(const Theme& theme);

}  // namespace td
