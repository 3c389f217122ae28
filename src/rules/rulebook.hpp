// The reactive systems, in the order in which they see an action. The order is content.
#pragma once

#include <vector>

#include "catalog/trigger_source.hpp"
#include "rules/reaction.hpp"

namespace td {

/// What follows from a catalog for the resolver.
struct Rulebook {
    std::vector<ReactiveSystem> systems;
    AwaitedEvents awaited;  ///< by the triggers of the catalog
};

/// The systems in the order of the catalog: an earlier one decides first. With `clinging` before `collision`, a creature held in a web that
/// walks at a wall struggles; with `clinging` after it, the step is refused because of the wall.
Rulebook rulebook_of(const Catalog& catalog);

}  // namespace td
