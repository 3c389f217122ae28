// The reactive systems, in the order in which they see an action. The order is content.
#pragma once

#include <array>
#include <vector>

#include "catalog/trigger_source.hpp"
#include "rules/reaction.hpp"

namespace td {

/// What follows from a catalog for the resolver.
class Rulebook {
public:
    Rulebook(std::vector<ReactiveSystem> systems, AwaitedEvents awaited);

    const std::vector<ReactiveSystem>& systems() const { return m_systems; }
    /// Those that look at such an action, in their order.
    const std::vector<ReactiveSystem>& systems_for(const Action& action) const { return m_by_kind[action.index()]; }
    /// By the triggers of the catalog.
    const AwaitedEvents& awaited() const { return m_awaited; }

private:
    std::vector<ReactiveSystem> m_systems;
    std::array<std::vector<ReactiveSystem>, std::variant_size_v<AnyAction>> m_by_kind;
    AwaitedEvents m_awaited;
};

/// The systems in the order of the catalog: an earlier one decides first. With `clinging` before `collision`, a creature held in a web that
/// walks at a wall struggles; with `clinging` after it, the step is refused because of the wall.
Rulebook rulebook_of(const Catalog& catalog);

}  // namespace td
