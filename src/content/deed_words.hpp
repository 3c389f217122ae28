// How recorded cases and scenarios say what a deed costs: its entry in the tables of costs, its weapons, what carries its doer.
#pragma once

#include "content/tables/tables.hpp"
#include "time/deed_price.hpp"

namespace td {

/// `pick_up`, `volley`, and so on; `move` is a step too, and `action` any other.
Value<DeedEntry> deed_entry();
/// `[100, 80]`: the percent of time that each weapon takes.
Value<std::vector<int>> weapon_times();

// What stands about a doer beside its costs.
Value<int> drive_units();
Value<int> drive_overweight();
Value<int> doer_speed();

/// Reports what does not fit together in a deed that has been read from the map `node`; a stroke without a weapon is given an ordinary one.
void check_deed(TreeNode node, PricedDeed& deed, Reader& reader);

}  // namespace td
