// The costs of actions in recorded cases and scenarios, from the same cost tables as in the game.
#pragma once

#include <vector>

#include "catalog/costs.hpp"
#include "time/time_event.hpp"

namespace td {

/// The entries of the cost tables; `other` is any action without an entry of its own.
enum class CostEntry : std::uint8_t { step, other, wait, pick_up, attach, attach_from_ground, detach, drop, swap, melee, volley };

/// What decides the cost of a creature's actions.
struct CostProfile {
    Propulsion propulsion = Propulsion::none;
    int units = 1;       ///< number of units of that propulsion
    int overweight = 0;  ///< units of weight beyond what it can carry without slowing down
    int speed = 0;       ///< -3..3
    Costs costs;         ///< its own entries, like those of a species
};

/// A action by the name of its entry, or at a cost of its own.
struct PricedAction {
    CostEntry entry = CostEntry::step;
    Ticks cost = 0;            ///< above 0: a fixed cost that overrides the tables
    std::vector<int> weapons;  ///< the time percentages of a stroke's or a volley's weapons; a volley has at least one
    Costs costs;               ///< entries of the item used
};

/// The action's class and cost for this doer; `everywhere`: the dungeon's entries.
ActionCost priced(const PricedAction& action, const CostProfile& doer, const Costs& everywhere);

}  // namespace td
