// Deferred actions: an action takes effect at its end; the earliest of all pending actions and of all idle creatures comes next.
// Source: "Decisions on Time System". Knows nothing of what an action does, only its cost.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "time/time_system_base.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. A round lasts from one turn boundary to the next.
class Deferred : public TimeSystemBase {
public:
    /// `turn`: ticks from one turn boundary to the next, >= 1.
    explicit Deferred(Ticks turn = 100) : m_turn(turn) {}

    static constexpr bool defers = true;

    void start(const Roster& roster);
    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of);

    /// The action takes effect after its cost.
    bool begin_action(const Roster& roster, EntityId actor, ActionCost action);
    bool replace_action(const Roster& roster, EntityId actor, ActionCost action);
    /// The actor is asked again, behind all that are due now already.
    void finish(const Roster& roster, EntityId actor, ActionCost action);

    /// Until it has taken effect.
    Interval interval(const Roster&, EntityId, ActionCost action) const { return interval_of_cost(action, TimeStatus::Kind::ends_in); }

    /// A newcomer is asked now, or after its delay, behind all that are due then already.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    void delay(const Roster& roster, EntityId actor, Ticks ticks);
    void exchange(EntityId one, EntityId other) { m_queue.exchange(entry_of(one), entry_of(other)); }
    /// What was begun still takes effect.
    void end_round();
    /// Every creature in the queue.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    RoundPresentation presentation() const;
    TimeStatus time_status(const Roster& roster, EntityId actor) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const Deferred&, const Deferred&) = default;

private:
    enum class Phase : std::uint8_t { round_begins, cycle_begins, running };

    TimeEvent event(TimeEvent::Kind kind, EntityId actor = {}) const {
        return {.kind = kind, .actor = actor, .when = {m_round, 0, m_queue.now()}};
    }
    TimeEvent pass_boundary();
    bool pending(EntityId actor) const { return actor.index() < m_pending.size() && m_pending[actor.index()] != 0; }
    void enter(EntityId actor, Ticks delay);
    void requeue(EntityId actor, Ticks delay, bool pending);
    void forget(EntityId actor);

    Timeline m_queue;                     ///< of actors and the turn boundary; the first stays in it until it is done
    std::vector<std::uint8_t> m_pending;  ///< by entity, 1: has begun an action, and stands in the queue at its end
    Ticks m_turn;
    bool m_round_ended = false;  ///< no creature is asked before the turn boundary
    EntityId m_finishing;        ///< its action takes effect now
    Phase m_phase = Phase::round_begins;
    int m_round = 0;
};

}  // namespace td
