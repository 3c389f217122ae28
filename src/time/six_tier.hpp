// The six-tier round: the game's own time system. A round has six tiers, and each tier three cycles: player, neutral and foe.
// Source: resources/docs/rules.md, "Six tiers". Knows nothing of what an action does, only its class.
#pragma once

#include <functional>
#include <vector>

#include "catalog/definitions.hpp"
#include "time/acting_order.hpp"
#include "time/time_system_base.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for.
class SixTier : public TimeSystemBase {
public:
    static SixTier make(const TimeSettings&, std::uint64_t) { return {}; }

    void start(const Roster& roster) {
        *this = {};
        m_order = ActingOrder(roster);
    }

    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of) {
        if (m_phase != Phase::asking) return begin_next(roster);
        // Asked again before its turn is finished, the same creature has it, as long as it may act.
        if (!m_asked || !m_order.ready(m_asked)) m_asked = choose(blocker_of);
        return m_asked ? event(TimeEvent::Kind::turn, m_asked) : begin_next(roster);
    }
    void finish(const Roster&, EntityId actor, ActionCost action) {
        if (actor != m_asked) return;  // it died of its own action; if it comes back, it is a newcomer
        m_asked = {};
        m_order.finish(actor, action.kind);
        if (!m_ahead.empty() && m_ahead.back() == actor) m_ahead.pop_back();
    }

    void joined(const Roster& roster, EntityId actor) {
        if (!m_order.contains(actor)) m_order.team_changed(roster[actor].team);
    }
    void left(const Roster&, EntityId actor) {
        m_order.left(actor);
        std::erase(m_ahead, actor);
        if (m_asked == actor) m_asked = {};
    }
    void speed_changed(const Roster& roster, EntityId actor) { m_order.speed_changed(roster, actor); }
    void team_changed(const Roster&, TeamId team) { m_order.team_changed(team); }
    void team_edited(const Roster& roster, TeamId team);

    /// As in every system, but only for a member that may still act in this cycle.
    bool may_take_over(const Roster& roster, EntityId actor) const {
        return m_phase == Phase::asking && TimeSystemBase::may_take_over(roster, actor) && (actor == m_asked || m_order.ready(actor));
    }
    void delay(const Roster& roster, EntityId actor, Ticks ticks) { m_order.delay(roster, actor, actor == m_asked, ticks); }
    /// The first tier as late, of this round or a later one.
    Moment moment_after(Moment now, Ticks ticks) const;
    void end_round();
    void each_eligible(const Roster&, const std::function<void(EntityId)>& each) const { m_order.each_ready(each); }

    /// After a move or a wait until its next tier of this round; otherwise until the next round, or the end of a slow step's cooldown.
    Interval interval(const Roster& roster, EntityId actor, ActionCost action) const;
    Contingency contingency(const Roster& roster, EntityId actor, Moment when) const;
    OrderReason order_reason(const Roster& roster, EntityId actor) const;
    int cooldown(EntityId actor) const { return m_order.cooldown(actor); }
    RoundPresentation presentation() const {
        return {.style = RoundPresentation::Style::columns, .word = RoundPresentation::Word::round, .columns = tier_columns};
    }
    TimeStatus time_status(const Roster& roster, EntityId actor) const;
    /// A slow step would cost rounds, a wait never does.
    ActionCost undecided(ActionCost) const { return {}; }
    void each_missed(const Roster& roster, const MissedTurnSink& each) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const SixTier&, const SixTier&) = default;

private:
    enum class Phase : std::uint8_t { between_rounds, between_cycles, asking };

    TimeEvent event(TimeEvent::Kind kind, EntityId actor = {}) const { return {kind, actor, m_order.cycle().faction, m_now}; }
    TimeEvent begin_next(const Roster& roster);
    /// The creature that has the next turn of this cycle. None: the cycle has ended.
    EntityId choose(const BlockerOf* blocker_of) {
        const EntityId first = m_ahead.empty() ? m_order.first() : first_ahead();
        if (!first || !blocker_of) return first;
        const EntityId blocker = (*blocker_of)(first, [this](EntityId actor) { return m_order.ready(actor); });
        return blocker != first && m_order.ready(blocker) ? pull_forward(first, blocker, *blocker_of) : first;
    }
    EntityId first_ahead();
    EntityId pull_forward(EntityId front, EntityId blocker, const BlockerOf& blocker_of);

    ActingOrder m_order;
    std::vector<EntityId> m_ahead;  ///< act before the rest of the cycle because of a chain of blockers; the next one is at the back
    Phase m_phase = Phase::between_rounds;
    Moment m_now;
};

}  // namespace td
