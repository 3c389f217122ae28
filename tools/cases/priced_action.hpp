// Values and checks for the cost of an action in recorded cases and scenarios: its entry in the cost tables, the weapons it uses, and the
// propulsion of the actor.
#pragma once

#include "content/tables/tables.hpp"
#include "tools/cases/action_price.hpp"

namespace td {

/// `pick_up`, `volley`, and so on; `move` means a step, and `action` any other entry.
Value<CostEntry> cost_entry();
/// `[100, 80]`: for each weapon, the time it takes in percent.
Value<std::vector<int>> weapon_times();

// Further values of the actor.
Value<int> drive_units();
Value<int> drive_overweight();
Value<int> doer_speed();

/// Reports incompatible fields of an action that was read from the map `node`. A stroke without a weapon gets one with 100 %.
void check_action(TreeNode node, PricedAction& action, Reader& reader);

}  // namespace td
