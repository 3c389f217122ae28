// The action queue: everybody has an instant at which it acts, and whoever is due first comes next. The turn boundary is an entry
// like any other. Source: "Turn Time Systems", the new one. Knows nothing of what a deed does, only its cost.
#pragma once

#include <functional>

#include "time/face.hpp"
#include "time/lead.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. A round lasts from one turn boundary to the next.
class ActionQueue {
public:
    /// `turn`: ticks from one turn boundary to the next, >= 1.
    explicit ActionQueue(Ticks turn = 100) : m_turn(turn) {}

    static constexpr bool defers = false;

    void start(const Roster& roster);
    Occasion next(const Roster&, const BlockerOf&) {
        if (m_phase == Phase::asking && !m_asked && m_line.now() >= m_quiet_until && m_line.size() > 1) {
            const Timeline::Entry first = m_line.first();
            if (first != turn_boundary && m_line.time_of(first) >= m_quiet_until) {
                m_line.advance(m_line.time_of(first));
                m_asked = actor_of(first);
                return occasion(Occasion::Kind::turn);
            }
        }
        return advance();
    }

    /// Every deed takes effect at once, and is paid for afterwards.
    bool begin_deed(const Roster&, EntityId, Deed) { return true; }
    bool replace_deed(const Roster&, EntityId, Deed) { return false; }
    void finish(const Roster&, EntityId actor, Deed deed) {
        if (actor != m_asked) return;  // it died of its own deed; whoever brings it back brings a newcomer
        m_asked = {};
        m_line.remove(entry_of(actor));
        m_line.add(entry_of(actor), m_line.now() + deed.cost);
    }

    /// Enters at the very front, or its delay after the first one's time, behind those who are due then already.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);
    void speed_changed(const Roster&, EntityId) {}
    void team_changed(const Roster&, TeamId) {}

    bool may_take_over(const Roster& roster, EntityId actor) const { return lead_may_pass(roster, m_asked, actor); }
    void end_round();
    /// Everybody in the queue.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    Stake stake(const Roster&, EntityId, Moment) const { return Stake::depends_on_cost; }
    Standing standing(const Roster&, EntityId) const { return Standing::in_turn; }
    int cooldown(EntityId) const { return 0; }
    RoundFace face() const;
    Reading reading(const Roster& roster, EntityId actor) const;
    Deed undecided(Deed step) const { return step; }
    void each_missed(const Roster&, const MissedTurnSink&) const {}

    void add_to(Hash& hash) const;
    friend bool operator==(const ActionQueue&, const ActionQueue&) = default;

private:
    enum class Phase : std::uint8_t { round_begins, cycle_begins, asking };

    Occasion occasion(Occasion::Kind kind) const { return {.kind = kind, .actor = m_asked, .when = {m_round, 0, m_line.now()}}; }
    Occasion advance();
    bool nobody_left() const { return m_line.size() <= 1; }

    Timeline m_line;  ///< the turn boundary is entry 0, an entity one more than its number
    Ticks m_turn;
    Ticks m_quiet_until = 0;  ///< nobody is asked before
    EntityId m_asked;         ///< has the turn and has not finished it; still the first in the queue
    Phase m_phase = Phase::round_begins;
    int m_round = 0;
};

}  // namespace td
