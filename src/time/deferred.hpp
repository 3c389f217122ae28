// Deeds that take effect at their end: the earliest of all pending deeds and of all who are idle comes next. Source: "Thoughts on Time
// System". Knows nothing of what a deed does, only its cost.
#pragma once

#include <functional>
#include <vector>

#include "time/face.hpp"
#include "time/lead.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. A round lasts from one turn boundary to the next.
class Deferred {
public:
    /// `turn`: ticks from one turn boundary to the next, >= 1.
    explicit Deferred(Ticks turn = 100) : m_turn(turn) {}

    static constexpr bool defers = true;

    void start(const Roster& roster);
    Occasion next(const Roster& roster, const BlockerOf& blocker_of);

    bool begin_deed(const Roster& roster, EntityId actor, Deed deed);
    bool replace_deed(const Roster& roster, EntityId actor, Deed deed);
    /// The actor is asked again, behind those who are due now already.
    void finish(const Roster& roster, EntityId actor, Deed deed);

    /// Asked now, or after its delay, behind those who are due then already.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);
    void speed_changed(const Roster&, EntityId) {}
    void team_changed(const Roster&, TeamId) {}

    bool may_take_over(const Roster& roster, EntityId actor) const { return lead_may_pass(roster, m_asked, actor); }
    /// What was begun still takes effect.
    void end_round();
    /// Everybody there.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    Stake stake(const Roster&, EntityId, Moment) const { return Stake::depends_on_cost; }
    Standing standing(const Roster&, EntityId) const { return Standing::in_turn; }
    int cooldown(EntityId) const { return 0; }
    RoundFace face() const;
    Reading reading(const Roster& roster, EntityId actor) const;
    Deed undecided(Deed step) const { return step; }
    void each_missed(const Roster&, const MissedTurnSink&) const {}

    void add_to(Hash& hash) const;
    friend bool operator==(const Deferred&, const Deferred&) = default;

private:
    enum class Phase : std::uint8_t { round_begins, cycle_begins, running };

    Occasion occasion(Occasion::Kind kind, EntityId actor = {}) const {
        return {.kind = kind, .actor = actor, .when = {m_round, 0, m_line.now()}};
    }
    bool pending(EntityId actor) const { return actor.index() < m_pending.size() && m_pending[actor.index()]; }
    void put(EntityId actor, Ticks time, bool pending);
    void forget(EntityId actor);
    Occasion pass_boundary();

    Timeline m_line;              ///< the turn boundary is entry 0, an entity one more than its number
    std::vector<bool> m_pending;  ///< by entity: has begun a deed, and stands in the line at its end
    Ticks m_turn;
    Ticks m_quiet_until = 0;  ///< nobody is asked before
    EntityId m_asked;         ///< has the turn; still the first in the line
    EntityId m_doing;         ///< whose deed takes effect; still the first in the line
    Phase m_phase = Phase::round_begins;
    int m_round = 0;
};

}  // namespace td
