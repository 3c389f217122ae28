// Short animations of actions (strike, bolt, burst and so on) in one colour with a pale core.
#pragma once

#include <string_view>
#include <vector>

#include "art/image.hpp"

namespace td {

inline constexpr int effect_frames = 6;
inline constexpr int effect_size = 32;

/// The valid values of EffectLook::form.
std::vector<std::string_view> effect_forms();
/// Frame 0..5 of a form, 32x32 pixels around the centre of a tile. Bolts and beams point east; the screen rotates them.
/// An unknown form is drawn as a strike.
Image paint_effect(std::string_view form, Rgba colour, int frame);

}  // namespace td
