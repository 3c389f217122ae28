// A planned change of the team: its order, leader and tactics. Knows no screen.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "actions/command.hpp"
#include "base/function_ref.hpp"
#include "world/world.hpp"

namespace td {

class TeamEdit {
public:
    struct Member {
        EntityId who;
        TacticId tactic;
    };

    TeamEdit(const World& world, TeamId team);

    /// The slots of the planned team.
    const std::vector<Member>& members() const { return m_members; }
    EntityId leader() const { return m_leader; }
    bool changed() const { return !commands().empty(); }

    /// Swaps two slots; ignores slots outside the list.
    void swap(int first, int second);
    void lead(EntityId who) { m_leader = who; }
    void set_tactic(int slot, TacticId tactic) { m_members[static_cast<std::size_t>(slot)].tactic = tactic; }
    /// Updates the tactics' ids after a change of content; `now` maps old ids to new ones.
    void renumber_tactics(FunctionRef<TacticId(TacticId)> now);

    /// The commands that turn the present team into the planned one, in order.
    std::vector<Command> commands() const;

private:
    std::vector<Member> m_before;
    std::vector<Member> m_members;
    EntityId m_leader_before;
    EntityId m_leader;
};

}  // namespace td
