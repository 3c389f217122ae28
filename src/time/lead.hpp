// How the lead of a team passes in its leader's turn, for the systems in which a turn belongs to one creature and no other.
#pragma once

#include <algorithm>

#include "world/roster.hpp"

namespace td {

/// May `actor` become the leader of the team whose leader has the turn? The turn itself stays with whom it was given.
inline bool lead_may_pass(const Roster& roster, EntityId asked, EntityId actor) {
    if (!asked || !roster.alive(actor)) return false;
    const TeamId team = roster[asked].team;
    const auto& members = roster[team].members;
    return asked == roster.leader_of(team) && std::find(members.begin(), members.end(), actor) != members.end();
}

}  // namespace td
