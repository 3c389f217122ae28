// What the actions of recorded cases and scenarios cost: by the tables of costs that the game itself pays by.
#pragma once

#include <vector>

#include "catalog/costs.hpp"
#include "time/time_event.hpp"

namespace td {

/// The entries of the tables of costs; `other` is every action without one of its own.
enum class CostEntry : std::uint8_t { step, other, wait, pick_up, attach, attach_from_ground, detach, drop, swap, melee, volley };

/// What decides the cost of a creature's actions.
struct CostProfile {
    Propulsion propulsion = Propulsion::none;
    int units = 1;       ///< of that propulsion
    int overweight = 0;  ///< units of weight beyond what it bears with ease
    int speed = 0;       ///< -3..3
    Costs costs;         ///< its own entries, as a species may have them
};

/// A action by the name of its entry, or at a cost of its own.
struct PricedAction {
    CostEntry entry = CostEntry::step;
    Ticks cost = 0;            ///< above 0: so much, whatever the tables say
    std::vector<int> weapons;  ///< of a volley, which has at least one, or of a stroke: the percent of time that each takes
    Costs costs;               ///< entries of the item that the action is about
};

/// The action's class and cost for such a doer; `everywhere` are a dungeon's entries.
ActionCost priced(const PricedAction& action, const CostProfile& doer, const Costs& everywhere);

}  // namespace td
