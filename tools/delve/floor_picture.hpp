// Paints a generated floor with the game's own art, fully visible.
#pragma once

#include "art/image.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td::delve {

/// 24 pixels per tile. `plan` is floor `floor` (from 1) of `dungeon`, generated from `seed`; the party stands at the entrance.
Image floor_picture(const Catalog& catalog, const Dungeon& dungeon, int floor, std::uint64_t seed, const LevelPlan& plan);

}  // namespace td::delve
