// What the systems with one queue of instants have in common: it holds creatures and the turn boundary, and whichever is due first comes
// next. Knows neither when an action takes effect nor what it does.
#pragma once

#include <functional>
#include <optional>

#include "time/time_system_base.hpp"
#include "time/timeline.hpp"

namespace td {

/// See TimeSystem for what each call is for. A round lasts from one turn boundary to the next.
class QueueSystemBase : public TimeSystemBase {
public:
    /// A creature that waits for its instant comes that much later; one that has its turn, after that turn.
    void delay(const Roster& roster, EntityId actor, Ticks ticks);
    void exchange(EntityId one, EntityId other) { m_queue.exchange(entry_of(one), entry_of(other)); }
    void end_round();
    /// Every creature in the queue.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    RoundPresentation presentation() const;

    friend bool operator==(const QueueSystemBase&, const QueueSystemBase&) = default;

protected:
    enum class Phase : std::uint8_t { round_begins, cycle_begins, running };

    /// `turn`: ticks from one turn boundary to the next, >= 1.
    explicit QueueSystemBase(Ticks turn) : m_turn(turn) {}

    TimeEvent event(TimeEvent::Kind kind, EntityId actor = {}) const {
        return {.kind = kind, .actor = actor, .when = {m_round, 0, m_queue.now()}};
    }
    /// The event that comes before any creature: the beginning of the round or of its cycle, or that no creature is left. Nothing: the
    /// first in the queue is next.
    std::optional<TimeEvent> event_before_actors();
    /// Ends the round: the boundary is the first in the queue.
    TimeEvent pass_boundary();
    /// For a creature that is due in a round that was cut short: it waits for the boundary.
    void put_off(Timeline::Entry entry) { m_queue.move(entry, m_queue.time_of(turn_boundary)); }
    Ticks ticks_until(EntityId actor) const { return m_queue.time_of(entry_of(actor)) - m_queue.now(); }

    Timeline m_queue;  ///< of actors and the turn boundary; the creature that has the turn is still the first
    Ticks m_turn;
    bool m_round_ended = false;  ///< no creature is asked before the turn boundary
    Phase m_phase = Phase::round_begins;
    int m_round = 0;
};

}  // namespace td
