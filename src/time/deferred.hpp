// Actions that take effect at their end: the earliest of all pending actions and of all who are idle comes next. Source: "Decisions on Time
// System". Knows nothing of what an action does, only its cost.
#pragma once

#include <functional>
#include <vector>

#include "time/tick_system.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. A round lasts from one turn boundary to the next.
class Deferred : public TickSystem {
public:
    /// `turn`: ticks from one turn boundary to the next, >= 1.
    explicit Deferred(Ticks turn = 100) : m_turn(turn) {}

    static constexpr bool defers = true;

    void start(const Roster& roster);
    TimeEvent next(const Roster&, const BlockerOf*) {
        if (m_phase == Phase::running && !m_asked && !m_doing) {
            const Timeline::Due first = m_line.first();
            if (is_actor(first.entry) && !m_quiet) {
                m_line.advance(first.time);
                return come_to(actor_of(first.entry));
            }
        }
        return advance();
    }

    /// Takes effect after its cost.
    bool begin_action(const Roster&, EntityId actor, ActionCost action) {
        if (actor != m_asked) return false;
        m_asked = {};
        put_again(actor, m_line.now() + action.cost, true);
        return false;
    }
    bool replace_action(const Roster& roster, EntityId actor, ActionCost action);
    /// The actor is asked again, behind those who are due now already.
    void finish(const Roster&, EntityId actor, ActionCost) {
        if (actor != m_doing) return;  // it died of its own action; whoever brings it back brings a newcomer
        m_doing = {};
        put_again(actor, m_line.now(), false);
    }

    /// When it has taken effect.
    Interval interval(const Roster&, EntityId, ActionCost action) const { return interval_of_cost(action, TimeStatus::Kind::ends_in); }

    /// Asked now, or after its delay, behind those who are due then already.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    /// What was begun still takes effect.
    void end_round();
    /// Everybody there.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    RoundPresentation presentation() const;
    TimeStatus time_status(const Roster& roster, EntityId actor) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const Deferred&, const Deferred&) = default;

private:
    enum class Phase : std::uint8_t { round_begins, cycle_begins, running };

    TimeEvent event(TimeEvent::Kind kind, EntityId actor = {}) const {
        return {.kind = kind, .actor = actor, .when = {m_round, 0, m_line.now()}};
    }
    bool pending(EntityId actor) const { return actor.index() < m_pending.size() && m_pending[actor.index()] != 0; }
    /// The first in the line: its action takes effect, or it is asked for one.
    TimeEvent come_to(EntityId actor) {
        const bool due = pending(actor);
        (due ? m_doing : m_asked) = actor;
        return event(due ? TimeEvent::Kind::action_due : TimeEvent::Kind::turn, actor);
    }
    /// Behind all who stand at `time` already, from wherever it was.
    void put(EntityId actor, Ticks time);
    /// The same for one who is in the line.
    void put_again(EntityId actor, Ticks time, bool pending) {
        m_pending[actor.index()] = pending ? 1 : 0;
        m_line.move(entry_of(actor), time);
    }
    TimeEvent advance();
    void forget(EntityId actor);
    TimeEvent pass_boundary();

    Timeline m_line;                      ///< the turn boundary is entry 0, an entity one more than its number
    std::vector<std::uint8_t> m_pending;  ///< by entity, 1: has begun an action, and stands in the line at its end
    Ticks m_turn;
    bool m_quiet = false;  ///< nobody is asked before the turn boundary
    EntityId m_doing;      ///< whose action takes effect; like whoever has the turn, it is still the first in the line
    Phase m_phase = Phase::round_begins;
    int m_round = 0;
};

}  // namespace td
