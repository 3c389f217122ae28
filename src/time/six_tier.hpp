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

    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of) {
        // No row goes on between cycles, nor as long as somebody stands ahead of the order. One that runs on is to end with its cycle.
        if (!m_order.row_goes_on() || m_order.asked_in_row() || m_order.runs_on()) return advance(roster, blocker_of);
        return turn_of(ask_in_row(blocker_of));
    }
    /// The next turn is found without a look at anything else: by turn_at_hand(), otherwise by turn_to_find().
    bool turns_at_hand() const { return m_order.row_goes_on(); }
    TimeEvent turn_at_hand(const BlockerOf* blocker_of) {
        // Who looks at turns alone has mostly no map on which anybody could stand in the way.
        return turn_of(!blocker_of ? m_order.ask_first() : ask_again_in_row(blocker_of));
    }
    TimeEvent turn_to_find(const Roster& roster, const BlockerOf* blocker_of) {
        EntityId actor = m_order.run_on(m_round);
        actor = !actor ? advance_to_turn(roster, blocker_of) : blocker_of ? first_or_blocker(actor, blocker_of) : actor;
        return actor ? turn_of(actor) : TimeEvent{.kind = TimeEvent::Kind::no_actor_left, .when = now()};
    }

    /// Every action takes effect at once.
    bool begin_action(const Roster&, EntityId, ActionCost) { return true; }
    bool replace_action(const Roster&, EntityId, ActionCost) { return false; }

    /// finish(), if it costs no look at anything else. False: nothing is done.
    bool finish_at_hand(ActionCost action) { return m_order.end_turn_in_row(action.kind); }
    void finish(const Roster&, EntityId actor, ActionCost action) {
        if (finish_at_hand(action)) return;
        m_order.end_turn(action.kind);
        if (!m_ahead.empty() && m_ahead.back() == actor) m_ahead.pop_back();
    }

    /// Nobody has several actions in one turn.
    bool turn_goes_on(const Roster&, EntityId, ActionCost) const { return false; }
    bool watches_between_turns() const { return false; }

    void joined(const Roster& roster, EntityId actor) { m_order.joined(roster, actor); }
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
        const int tier = m_order.cycle().tier();
        return {m_round, tier, m_round > 0 ? (m_round - 1) * round_ticks + tier_ticks[static_cast<std::size_t>(tier)] : 0};
    }
    TimeEvent event(TimeEvent::Kind kind) const { return {kind, {}, m_order.cycle().faction(), now()}; }
    TimeEvent turn_of(EntityId actor) const { return {TimeEvent::Kind::turn, actor, m_order.cycle().faction(), now()}; }
    TimeEvent advance(const Roster& roster, const BlockerOf* blocker_of);
    EntityId advance_to_turn(const Roster& roster, const BlockerOf* blocker_of);
    /// Asks the first of the open row, or, if somebody is to be let forward, that one: then the cycle goes on by hand.
    EntityId ask_in_row(const BlockerOf* blocker_of) {
        const EntityId first = m_order.ask_first();
        return blocker_of ? first_or_blocker(first, blocker_of) : first;
    }
    EntityId ask_again_in_row(const BlockerOf* blocker_of);
    EntityId first_or_blocker(EntityId first, const BlockerOf* blocker_of);
    TimeEvent begin_round(const Roster& roster);
    EntityId front(const BlockerOf* blocker_of);
    EntityId first_in_line();
    EntityId pulled_forward(EntityId front, const BlockerOf* blocker_of);

    ActingOrder m_order;
    std::vector<EntityId> m_ahead;  ///< stand before the rest of the cycle's order, because of a chain of blockers; first at the back
    Phase m_phase = Phase::between_rounds;
    int m_round = 0;
};

}  // namespace td
