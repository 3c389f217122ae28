// The reactive systems, in the order in which they see an action. The order is content.
#pragma once

#include <vector>

#include "catalog/rule.hpp"
#include "rules/reaction.hpp"

namespace td {

using Rulebook = std::vector<ReactiveSystem>;

/// The systems for `order`: what comes earlier decides first. A creature held in a web struggles before it could bump into a wall
/// if `clinging` stands before `collision`, and is told of the wall if it stands behind.
Rulebook rulebook_in(const std::vector<Rule>& order);

}  // namespace td
