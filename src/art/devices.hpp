// Pictures of traps and of what is worked by hand: 24 by 24 pixels, see-through where the ground shows.
#pragma once

#include <string_view>

#include "art/image.hpp"

namespace td {

/// `look`: snare, plate, vent, bell, lever or rune; empty for any other.
Image paint_device(std::string_view look);

}  // namespace td
