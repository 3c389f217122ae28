// Eyes as stamps of two or three pixels, open and closed.
#pragma once

#include "art/image.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

enum class PupilSide : std::uint8_t { left, right };

/// One open eye, with its pupil on the given side.
Image open_eye(const Eyes& eyes, PupilSide pupil_side);
/// A horizontal line as wide as the open eye, at least two pixels.
Image closed_eye(const Eyes& eyes);

}  // namespace td
