// Edits of a team's order. Whether an edit is allowed at the moment is checked elsewhere.
#pragma once

#include <cstddef>
#include <vector>

#include "world/roster.hpp"

namespace td {

/// The living creatures of a team in the order in which they act: the leader, the other members in list order, the guests.
std::vector<EntityId> living_in_order(const Roster& roster, TeamId team);

/// Swaps two slots of the members; the leader stays the same creature. False if a slot does not exist.
/// Source: resources/docs/rules.md, "Editing the team".
bool swap_slots(Roster& roster, TeamId team, std::size_t first, std::size_t second);

/// Makes `leader` the team's leader. False if it is no member of `team`.
bool set_leader(Roster& roster, TeamId team, EntityId leader);

/// Moves `who` to the end of the members, or of the guests, of another team. Its old team keeps its leader, unless it is `who`.
void change_team(Roster& roster, EntityId who, TeamId to, bool as_guest);

}  // namespace td
