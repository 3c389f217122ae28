// Creatures for the painting behind the title, larger than on the map.
#pragma once

#include "art/image.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

/// A creature that looks east: sculpted twice as large as on the map, or its author's picture at twice its size with smoothed edges.
Image sculpt_title_figure(const SpriteModel& model);

}  // namespace td
