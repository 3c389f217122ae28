// How recorded cases and scenarios say what an action costs: its entry in the tables of costs, its weapons, what carries its doer.
#pragma once

#include "content/tables/tables.hpp"
#include "time/action_price.hpp"

namespace td {

/// `pick_up`, `volley`, and so on; `move` is a step too, and `action` any other.
Value<CostEntry> cost_entry();
/// `[100, 80]`: the percent of time that each weapon takes.
Value<std::vector<int>> weapon_times();

// What stands about a doer beside its costs.
Value<int> drive_units();
Value<int> drive_overweight();
Value<int> doer_speed();

/// Reports what does not fit together in an action that has been read from the map `node`; a stroke without a weapon is given an ordinary
/// one.
void check_action(TreeNode node, PricedAction& action, Reader& reader);

}  // namespace td
