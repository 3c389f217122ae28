// The action queue: every creature has an instant at which it acts, and whichever is due first comes next. The turn boundary is an entry
// like any other. Source: "Turn Time Systems", the new one. Knows nothing of what an action does, only its cost.
#pragma once

#include <functional>

#include "time/time_system_base.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. A round lasts from one turn boundary to the next.
class ActionQueue : public TimeSystemBase {
public:
    /// `turn`: ticks from one turn boundary to the next, >= 1.
    /// `watches`: creatures may notice others that pass between their own turns.
    explicit ActionQueue(Ticks turn = 100, bool watches = false) : m_turn(turn), m_watches(watches) {}

    void start(const Roster& roster);
    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of);
    void finish(const Roster& roster, EntityId actor, ActionCost action);

    bool watches_between_turns() const { return m_watches; }

    /// A newcomer enters at the very front or, with a delay, that long after the time of the first, behind all that are due then already.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    void delay(const Roster& roster, EntityId actor, Ticks ticks);
    void exchange(EntityId one, EntityId other) { m_queue.exchange(entry_of(one), entry_of(other)); }
    void end_round();
    /// Every creature in the queue.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    RoundPresentation presentation() const;
    TimeStatus time_status(const Roster& roster, EntityId actor) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const ActionQueue&, const ActionQueue&) = default;

private:
    enum class Phase : std::uint8_t { round_begins, cycle_begins, asking };

    TimeEvent event(TimeEvent::Kind kind) const { return {.kind = kind, .actor = m_asked, .when = {m_round, 0, m_queue.now()}}; }
    TimeEvent pass_boundary();

    Timeline m_queue;  ///< of actors and the turn boundary; the actor that has the turn is still the first
    Ticks m_turn;
    bool m_watches = false;
    bool m_round_ended = false;  ///< no creature is asked before the turn boundary
    Phase m_phase = Phase::round_begins;
    int m_round = 0;
};

}  // namespace td
