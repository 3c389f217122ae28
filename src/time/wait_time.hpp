// Wait times: a creature whose wait time has passed acts while it has action points left, and waits again. A round is a fixed wait time or
// a fixed number of turns. Source: resources/docs/rules.md, "wait_time". Knows nothing of what an action does, only its cost.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

#include "catalog/definitions.hpp"
#include "time/time_system_base.hpp"
#include "time/timeline.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. Equal wait times fall in list order: the one that came first is first.
class WaitTime : public TimeSystemBase {
public:
    explicit WaitTime(RoundLength round = {}, WaitCharge charge = WaitCharge::own_wait);

    static WaitTime make(const TimeSettings& settings, std::uint64_t) { return WaitTime(settings.round, settings.charge); }

    void start(const Roster& roster);
    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of);

    /// The turn is paid for at its end. A wait gives up what is left of it.
    void finish(const Roster& roster, EntityId actor, ActionCost action);

    /// True as long as it has action points left in this turn and does not give them up. An action that costs more than are left takes them
    /// all.
    bool turn_goes_on(const Roster& roster, EntityId actor, ActionCost action) const {
        return actor == m_asked && m_phase != Phase::cut_short && action.kind != ActionClass::wait &&
               m_points + action.points < roster[actor].actions;
    }

    /// 0 as long as its turn goes on; then its own wait whatever it did, or what its turn cost.
    Interval interval(const Roster& roster, EntityId actor, ActionCost action) const;

    /// At the end of the list, with all its wait before it.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    void delay(const Roster& roster, EntityId actor, Ticks ticks);
    void exchange(EntityId one, EntityId other);
    /// Ends it at once; waits continue unchanged in the next.
    void end_round();
    /// Calls `each` for the one whose turn begins.
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
        cut_short,  ///< no further creature is asked in this round
    };
    using Place = Timeline::Entry;  ///< in m_list
    static constexpr Place nowhere = Timeline::nothing;

    TimeEvent event(TimeEvent::Kind kind) const { return {.kind = kind, .actor = m_asked, .when = {m_round, 0, m_waiting.now()}}; }
    void begin_round();
    bool turn_is_over(const Roster& roster) const;
    void begin_turn();
    void end_turn(const Roster& roster);
    void leave_turn();
    bool tick();
    void append(EntityId actor, Ticks wait);
    Place place_of(EntityId actor) const { return actor.index() < m_places.size() ? m_places[actor.index()] : nowhere; }

    Timeline m_waiting;            ///< of places; its clock is the battle's wait time
    std::vector<Place> m_due;      ///< places whose wait has ended, in descending order: the next one at the back
    std::vector<EntityId> m_list;  ///< with those that left
    std::vector<Place> m_places;   ///< by entity; nowhere: it left
    std::size_t m_present = 0;
    Ticks m_wait_limit;  ///< of a round; 0: none
    int m_turn_limit;    ///< of a round; 0: none
    WaitCharge m_charge;
    int m_points = 0;        ///< action points spent in this turn
    Ticks m_spent = 0;       ///< in this turn
    bool m_gave_up = false;  ///< the rest of this turn
    Ticks m_round_began = 0;
    int m_turns = 0;  ///< of this round
    int m_round = 0;
    Phase m_phase = Phase::round_begins;
};

}  // namespace td
