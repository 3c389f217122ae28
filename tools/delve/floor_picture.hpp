// A generated floor painted with the game's own art, all of it in sight.
#pragma once

#include "art/image.hpp"
#include "catalog/catalog.hpp"
#include "generation/level_plan.hpp"

namespace td::delve {

/// 24 pixels a tile. `plan` is floor `floor` (from 1) of `dungeon`, generated from `seed`; the party stands where it arrives.
Image floor_picture(const Catalog& catalog, const Dungeon& dungeon, int floor, std::uint64_t seed, const LevelPlan& plan);

}  // namespace td::delve
