#include "play/team_edit.hpp"

#include <algorithm>
#include <utility>

namespace td {

TeamEdit::TeamEdit(const World& world, TeamId team) : m_leader_before(world.roster().leader_of(team)), m_leader(m_leader_before) {
    for (const EntityId who : world.roster()[team].members) {
        const AiState* ai_state = world.find<AiState>(who);
        m_before.push_back({who, ai_state ? ai_state->tactic : TacticId{}});
    }
    m_members = m_before;
}

void TeamEdit::swap(int first, int second) {
    const int count = static_cast<int>(m_members.size());
    if (first < 0 || second < 0 || first >= count || second >= count) return;
    std::swap(m_members[static_cast<std::size_t>(first)], m_members[static_cast<std::size_t>(second)]);
}

void TeamEdit::renumber_tactics(FunctionRef<TacticId(TacticId)> now) {
    for (auto* const members : {&m_before, &m_members})
        for (Member& member : *members)
            if (member.tactic) member.tactic = now(member.tactic);
}

std::vector<Command> TeamEdit::commands() const {
    std::vector<Command> commands;
    std::vector<Member> now = m_before;
    for (std::size_t slot = 0; slot < now.size(); ++slot) {
        if (now[slot].who == m_members[slot].who) continue;
        std::size_t other = slot + 1;
        while (now[other].who != m_members[slot].who) ++other;
        std::swap(now[slot], now[other]);
        commands.push_back(commands::SwapSlots{static_cast<int>(slot), static_cast<int>(other)});
    }
    if (m_leader != m_leader_before) commands.push_back(commands::SetLeader{m_leader});
    for (std::size_t slot = 0; slot < now.size(); ++slot)
        if (now[slot].tactic != m_members[slot].tactic) commands.push_back(commands::SetTactic{now[slot].who, m_members[slot].tactic});
    return commands;
}

}  // namespace td
