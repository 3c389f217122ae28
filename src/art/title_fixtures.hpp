// What was built into the cave behind the title: the door to the night, the gate, the signs on the stair, the lantern.
#pragma once

#include "art/image.hpp"

namespace td::title {

/// Draws them over the walls and steps of the painting.
void draw_fixtures(Image& picture);

}  // namespace td::title
