// The reactive systems, in the order in which they see an action. The order is content.
#pragma once

#include <vector>

#include "catalog/rule.hpp"
#include "rules/reaction.hpp"

namespace td {

using Rulebook = std::vector<ReactiveSystem>;

/// The systems for `order`: an earlier one decides first. With `clinging` before `collision`, a creature held in a web that walks at a
/// wall struggles; with `clinging` after it, the step is refused because of the wall.
Rulebook rulebook_in(const std::vector<Rule>& order);

}  // namespace td
