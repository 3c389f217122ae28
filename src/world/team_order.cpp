#include "world/team_order.hpp"

#include <algorithm>

namespace td {

std::vector<EntityId> living_in_order(const Roster& roster, TeamId team) {
    std::vector<EntityId> order;
    const EntityId leader = roster.leader_of(team);
    if (leader) order.push_back(leader);
    for (const EntityId actor : roster[team].everyone())
        if (actor != leader && roster.is_here(actor)) order.push_back(actor);
    return order;
}

bool swap_slots(Roster& roster, TeamId team, std::size_t first, std::size_t second) {
    std::vector<EntityId>& members = roster[team].members;
    if (first >= members.size() || second >= members.size()) return false;
    const EntityId leader = roster.leader_of(team);
    std::swap(members[first], members[second]);
    // False if no member is left to lead; then there is nothing to keep.
    set_leader(roster, team, leader);
    return true;
}

bool set_leader(Roster& roster, TeamId team, EntityId leader) {
    const std::vector<EntityId>& members = roster[team].members;
    const auto found = std::find(members.begin(), members.end(), leader);
    if (found == members.end()) return false;
    roster[team].leader = static_cast<std::size_t>(found - members.begin());
    return true;
}

void change_team(Roster& roster, EntityId who, TeamId to, bool as_guest) {
    const TeamId from = roster[who].team;
    Team& before = roster[from];
    const EntityId appointed = before.leader < before.members.size() ? before.members[before.leader] : EntityId{};
    std::erase(before.members, who);
    std::erase(before.guests, who);
    if (!set_leader(roster, from, appointed)) before.leader = 0;
    (as_guest ? roster[to].guests : roster[to].members).push_back(who);
    roster[who].team = to;
}

}  // namespace td
