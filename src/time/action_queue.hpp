// The action queue: everybody has an instant at which it acts, and whoever is due first comes next. The turn boundary is an entry
// like any other. Source: "Turn Time Systems", the new one. Knows nothing of what an action does, only its cost.
#pragma once

#include <functional>

#include "time/tick_system.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. A round lasts from one turn boundary to the next.
class ActionQueue : public TickSystem {
public:
    /// `turn`: ticks from one turn boundary to the next, >= 1.
    /// `watches`: creatures may notice who passes between their own turns.
    explicit ActionQueue(Ticks turn = 100, bool watches = false) : m_turn(turn), m_watches(watches) {}

    void start(const Roster& roster);
    TimeEvent next(const Roster&, const BlockerOf*) {
        if (m_phase == Phase::asking && !m_asked) {
            const Timeline::Due first = m_line.first();
            if (is_actor(first.entry) && !m_quiet) {
                m_line.advance(first.time);
                m_asked = actor_of(first.entry);
                return event(TimeEvent::Kind::turn);
            }
        }
        return advance();
    }

    void finish(const Roster&, EntityId actor, ActionCost action) {
        if (actor != m_asked) return;  // it died of its own action; whoever brings it back brings a newcomer
        m_asked = {};
        m_line.move(entry_of(actor), m_line.now() + action.cost);
    }

    bool watches_between_turns() const { return m_watches; }

    /// Enters at the very front, or its delay after the first one's time, behind those who are due then already.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    void end_round();
    /// Everybody in the queue.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    RoundPresentation presentation() const;
    TimeStatus time_status(const Roster& roster, EntityId actor) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const ActionQueue&, const ActionQueue&) = default;

private:
    enum class Phase : std::uint8_t { round_begins, cycle_begins, asking };

    TimeEvent event(TimeEvent::Kind kind) const { return {.kind = kind, .actor = m_asked, .when = {m_round, 0, m_line.now()}}; }
    TimeEvent advance();
    bool nobody_left() const { return m_line.size() <= 1; }

    Timeline m_line;  ///< the turn boundary is entry 0, an entity one more than its number; whoever has the turn is still the first
    Ticks m_turn;
    bool m_watches = false;
    bool m_quiet = false;  ///< nobody is asked before the turn boundary
    Phase m_phase = Phase::round_begins;
    int m_round = 0;
};

}  // namespace td
