// The six-tier round: the game's own time system. Six tiers a round, and three cycles in each: player, neutral and foe.
// Source: wiki "Taking Turns". Knows nothing of what an action does, only its class.
#pragma once

#include <functional>
#include <vector>

#include "base/hash.hpp"
#include "time/acting_order.hpp"
#include "time/round_presentation.hpp"
#include "time/tiers.hpp"
#include "time/time_event.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for.
class SixTier {
public:
    static constexpr bool defers = false;

    void start(const Roster& roster);

    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of);

    /// Every action takes effect at once.
    bool begin_action(const Roster&, EntityId, ActionCost) { return true; }
    bool replace_action(const Roster&, EntityId, ActionCost) { return false; }

    void finish(const Roster& roster, EntityId actor, ActionCost action);

    /// Nobody has several actions in one turn.
    bool turn_goes_on(const Roster&, EntityId, ActionCost) const { return false; }
    bool watches_between_turns() const { return false; }

    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);
    void speed_changed(const Roster& roster, EntityId actor) { m_order.speed_changed(roster, actor); }
    /// After a move or a wait in its next tier of this round, otherwise in the next round, or when it has rested from a slow step.
    Interval interval(const Roster& roster, EntityId actor, ActionCost action) const;
    void team_changed(const Roster&, TeamId team) { m_order.team_changed(team); }
    void team_edited(const Roster& roster, TeamId team);

    bool may_take_over(const Roster& roster, EntityId actor) const;
    void end_round();
    void each_eligible(const Roster&, const std::function<void(EntityId)>& each) const { m_order.each_ready(each); }

    Contingency contingency(const Roster& roster, EntityId actor, Moment when) const;
    OrderReason order_reason(const Roster& roster, EntityId actor) const;
    int cooldown(EntityId actor) const;
    RoundPresentation presentation() const;
    TimeStatus time_status(const Roster& roster, EntityId actor) const;
    /// A slow step would cost rounds, a wait never does.
    ActionCost undecided(ActionCost) const { return {}; }

    void each_missed(const Roster& roster, const MissedTurnSink& each) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const SixTier&, const SixTier&) = default;

private:
    enum class Phase : std::uint8_t { between_rounds, between_cycles, asking };

    static constexpr Ticks round_ticks = 100;

    Moment now() const {
        const int tier = m_order.cycle().tier;
        return {m_round, tier, m_round > 0 ? (m_round - 1) * round_ticks + tier_ticks[static_cast<std::size_t>(tier)] : 0};
    }
    TimeEvent event(TimeEvent::Kind kind, EntityId actor = {}) const { return {kind, actor, m_order.cycle().faction, now()}; }
    TimeEvent begin_round(const Roster& roster);
    EntityId choose(const BlockerOf* blocker_of);
    EntityId pull_forward(EntityId front, const BlockerOf* blocker_of);

    ActingOrder m_order;
    std::vector<EntityId> m_ahead;  ///< act before the rest of the cycle because of a chain of blockers: the next of them at the back
    EntityId m_asked;               ///< has the turn and has not finished it
    Phase m_phase = Phase::between_rounds;
    int m_round = 0;
};

}  // namespace td
