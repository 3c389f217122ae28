// Eyes as pixel stamps of two or three pixels, open and shut.
#pragma once

#include "art/image.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

enum class Glance : std::uint8_t { left, right };

/// The picture of one open eye; the glance says on which side of it the pupil is.
Image open_eye(const Eyes& eyes, Glance glance);
/// A line of the same width.
Image shut_eye(const Eyes& eyes);

}  // namespace td
