// Pictures of traps, levers and bells: 24x24 pixels, transparent where the ground shows.
#pragma once

#include <string_view>

#include "art/image.hpp"

namespace td {

/// `look`: snare, plate, vent, bell, lid, lever or rune; any other gives an empty picture.
Image paint_device(std::string_view look);

}  // namespace td
