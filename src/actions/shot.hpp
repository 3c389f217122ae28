// One weapon of a volley, with its tiles and targets.
#pragma once

#include <vector>

#include "base/id.hpp"
#include "base/point.hpp"
#include "catalog/ids.hpp"

namespace td {

struct Shot {
    ItemId weapon;
    SkillId skill;
    std::vector<Point> tiles;
    std::vector<EntityId> targets;
};

}  // namespace td
