// All reactive systems in the one order in which they see an action.
#pragma once

#include <vector>

#include "rules/reaction.hpp"

namespace td {

using Rulebook = std::vector<ReactiveSystem>;

/// The game's own order. What comes earlier decides first: a creature that is rooted struggles before it could bump into a wall.
const Rulebook& standard_rulebook();

}  // namespace td
