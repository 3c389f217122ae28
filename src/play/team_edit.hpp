// The order, the lead and the tactics of the team as the player would have them, beside the team as it is. Knows no screen.
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

    /// Slots of the list, as they would be.
    const std::vector<Member>& members() const { return m_members; }
    EntityId leader() const { return m_leader; }
    bool changed() const { return !commands().empty(); }

    /// Exchanges two slots; nothing happens outside the list.
    void swap(int first, int second);
    void lead(EntityId who) { m_leader = who; }
    void set_tactic(int slot, TacticId tactic) { m_members[static_cast<std::size_t>(slot)].tactic = tactic; }
    /// Content has changed: each tactic has the number that `now` returns for the one it had.
    void renumber_tactics(FunctionRef<TacticId(TacticId)> now);
    /// Back to the team as it is.
    void reset();

    /// What has to be commanded, in this order, so that the team becomes like this.
    std::vector<Command> commands() const;

private:
    std::vector<Member> m_before;
    std::vector<Member> m_members;
    EntityId m_leader_before;
    EntityId m_leader;
};

}  // namespace td
