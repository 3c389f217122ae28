// What most time systems have in common: each action takes effect at once and is paid for by its cost, and a turn belongs to exactly one
// creature. Knows neither how a system keeps its time nor what an action does.
#pragma once

#include <algorithm>
#include <utility>

#include "base/hash.hpp"
#include "time/round_presentation.hpp"
#include "time/time_event.hpp"

namespace td {

/// See TimeSystem for what each call is for. A system redeclares what it does differently; nothing here is virtual.
class TimeSystemBase {
public:
    static constexpr bool defers = false;

    bool begin_action(const Roster&, EntityId, ActionCost) { return true; }
    bool replace_action(const Roster&, EntityId, ActionCost) { return false; }

    /// A turn has one action, and no creature notices what passes between two of its turns.
    bool turn_goes_on(const Roster&, EntityId, ActionCost) const { return false; }
    bool watches_between_turns() const { return false; }

    /// The speed of a step is in its cost, and the order of a team does not count.
    void speed_changed(const Roster&, EntityId) {}
    void team_changed(const Roster&, TeamId) {}
    void team_edited(const Roster&, TeamId) {}

    /// True in its leader's turn for every member that is here. The turn itself stays with the creature that has it; the new leader acts in
    /// its own.
    bool may_take_over(const Roster& roster, EntityId actor) const {
        if (!m_asked || !roster.is_here(actor)) return false;
        const TeamId team = roster[m_asked].team;
        const auto& members = roster[team].members;
        return m_asked == roster.leader_of(team) && std::find(members.begin(), members.end(), actor) != members.end();
    }

    /// As many ticks as the action costs.
    Interval interval(const Roster&, EntityId, ActionCost action) const { return interval_of_cost(action, TimeStatus::Kind::due_in); }

    /// The order of a list does not count in most systems: see TimeSystem::exchange.
    void exchange(EntityId, EntityId) {}
    Moment moment_after(Moment now, Ticks ticks) const { return {now.round, now.tier, now.time + ticks}; }

    Contingency contingency(const Roster&, EntityId, Moment) const { return Contingency::depends_on_cost; }
    OrderReason order_reason(const Roster&, EntityId) const { return OrderReason::in_turn; }
    int cooldown(EntityId) const { return 0; }
    ActionCost undecided(ActionCost step) const { return step; }
    void each_missed(const Roster&, const MissedTurnSink&) const {}

    friend bool operator==(const TimeSystemBase&, const TimeSystemBase&) = default;

protected:
    static Interval interval_of_cost(ActionCost action, TimeStatus::Kind kind) {
        return {.ticks = action.cost, .then = {kind, action.cost}, .span = action.cost, .percent = in_percent(100, action.cost)};
    }

    /// Ticks by which the next turn of m_asked comes later than its action costs; 0 from then on.
    Ticks take_delay() { return std::exchange(m_delay, 0); }

    Ticks m_delay = 0;  ///< of m_asked, see take_delay()
    EntityId m_asked;   ///< has the turn and has not finished it
};

}  // namespace td
