// Wait times: whoever has waited out its own acts, does up to so many actions, and waits again. A round is a fixed wait time or a fixed
// number of turns. Source: "Revisiting Turn Based Battle Systems". Knows nothing of what an action does, only its cost.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "catalog/definitions.hpp"
#include "time/tick_system.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. Equal wait times fall in list order: those who came first, first.
class WaitTime : public TickSystem {
public:
    explicit WaitTime(RoundLength round = {}, WaitCharge charge = WaitCharge::own_wait);

    void start(const Roster& roster);
    TimeEvent next(const Roster& roster, const BlockerOf*) {
        if (m_asked && m_phase == Phase::ticking) {
            // Its first action, after it was said that its turn begins.
            if (m_done == 0) return event(TimeEvent::Kind::turn);
            if (passes_on(roster)) return begin_turn(TimeEvent::Kind::cycle_begins);
        }
        return advance(roster);
    }
    TimeEvent next_turn(const Roster& roster, const BlockerOf* blocker_of) {
        if (m_asked && m_phase == Phase::ticking && passes_on(roster)) return begin_turn(TimeEvent::Kind::turn);
        return advance_to_turn(roster, blocker_of);
    }

    /// The turn is paid for at its end. A wait gives up what is left of it.
    void finish(const Roster&, EntityId actor, ActionCost action) {
        if (actor != m_asked) return;  // it died of its own action; whoever brings it back brings a newcomer
        ++m_done;
        m_spent += action.cost;
        m_gave_up = action.kind == ActionClass::wait;
    }

    /// As long as it has actions left in this turn, and does not give them up.
    bool turn_goes_on(const Roster& roster, EntityId actor, ActionCost action) const {
        return actor == m_asked && m_phase != Phase::cut_short && action.kind != ActionClass::wait && m_done + 1 < roster[actor].actions;
    }

    /// At once as long as its turn goes on; then after its own wait whatever it did, or after what its turn cost.
    Interval interval(const Roster& roster, EntityId actor, ActionCost action) const;

    /// At the end of the list, with all its wait before it.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    /// Ends it at once; waits go on as they are in the next.
    void end_round();
    /// The one whose turn begins.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    /// Its own wait comes whatever it does.
    Contingency contingency(const Roster& roster, EntityId actor, Moment when) const;
    RoundPresentation presentation() const;
    TimeStatus time_status(const Roster& roster, EntityId actor) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const WaitTime&, const WaitTime&) = default;

private:
    enum class Phase : std::uint8_t {
        round_begins,
        ticking,
        cut_short,  ///< nobody more is asked in this round
    };
    static constexpr std::uint32_t no_seat = ~std::uint32_t{0};

    TimeEvent event(TimeEvent::Kind kind) const { return {.kind = kind, .actor = m_asked, .when = {m_rounds, 0, m_line.now()}}; }
    TimeEvent advance(const Roster& roster);
    TimeEvent advance_to_turn(const Roster& roster, const BlockerOf* blocker_of);
    /// Ends the turn, if it is over in the ordinary way and nothing but the wait time ends the round. True: somebody else is due.
    bool passes_on(const Roster& roster) {
        if (m_turn_limit > 0 || !(m_gave_up || m_done >= roster[m_asked].actions)) return false;
        end_turn(roster);
        return tick();
    }
    void begin_round();
    bool turn_is_over(const Roster& roster) const {
        return m_gave_up || (m_done > 0 && (m_phase == Phase::cut_short || m_done >= roster[m_asked].actions));
    }
    void end_turn(const Roster& roster) {
        const Ticks wait = m_charge == WaitCharge::own_wait ? roster[m_asked].wait : m_spent;
        m_line.put_back_taken(m_seat, m_line.now() + std::max<Ticks>(wait, 1));
        leave_turn();
    }
    void leave_turn() {
        m_asked = {};
        m_done = 0;
        m_spent = 0;
        m_gave_up = false;
        ++m_turns;
    }
    /// Of the first in the list who is due. Precondition: somebody is.
    TimeEvent begin_turn(TimeEvent::Kind kind) {
        m_seat = m_due.take_smallest();
        m_asked = m_list[m_seat];
        return event(kind);
    }
    /// Lets time pass until somebody need not wait any more; false when the round is over before that.
    bool tick() {
        if (m_due.bits == 0) m_due = m_line.take_due();
        return m_due.bits != 0 || wait_for_next();
    }
    bool wait_for_next();
    void take_seat(EntityId actor, Ticks wait);

    std::uint32_t seat_of(EntityId actor) const { return actor.index() < m_seat_of.size() ? m_seat_of[actor.index()] : no_seat; }

    SortedTimeline m_line;                 ///< of the seats of those who wait; it counts the battle's wait time
    SortedInstants::Word m_due;            ///< the first of those who are due now
    std::vector<std::uint32_t> m_seat_of;  ///< by entity, its place in the list
    std::vector<EntityId> m_list;          ///< by seat; those who left are in it too
    std::uint32_t m_seat = no_seat;        ///< of m_asked
    std::size_t m_present = 0;
    Ticks m_wait_limit;  ///< of a round; 0: none
    int m_turn_limit;    ///< of a round; 0: none
    WaitCharge m_charge;
    int m_done = 0;          ///< actions of this turn
    Ticks m_spent = 0;       ///< in this turn
    bool m_gave_up = false;  ///< the rest of this turn
    Ticks m_round_began = 0;
    int m_turns = 0;  ///< of this round
    int m_rounds = 0;
    Phase m_phase = Phase::round_begins;
};

}  // namespace td
