// How a team's order may be edited; whether it may be edited now is asked elsewhere.
#pragma once

#include <cstddef>

#include "world/roster.hpp"

namespace td {

/// Swaps two slots of the members; the lead stays with the same creature. False when there is no such slot. Source: rules, "Team order".
bool swap_slots(Roster& roster, TeamId team, std::size_t first, std::size_t second);

/// False when `leader` is no member of `team`.
bool hand_lead(Roster& roster, TeamId team, EntityId leader);

}  // namespace td
