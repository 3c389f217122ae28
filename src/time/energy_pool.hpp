// The energy pool: actors in a ring, each given its allowance when it is reached, each acting while it has anything left.
// Source: resources/docs/rules.md, "energy_pool". Knows nothing of what an action does, only its cost and whether it was a wait.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "base/hash.hpp"
#include "catalog/definitions.hpp"
#include "time/time_system_base.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. A round is one pass round the ring.
class EnergyPool : public TimeSystemBase {
public:
    /// `start_seed`: for drawing how much of an allowance each creature begins with; none: nothing.
    explicit EnergyPool(WaitRule wait = WaitRule::cost, std::optional<std::uint64_t> start_seed = {})
        : m_wait(wait), m_start_seed(start_seed) {}

    static EnergyPool make(const TimeSettings& settings, std::uint64_t seed) {
        return EnergyPool(settings.wait, settings.random_start ? std::optional(seed) : std::nullopt);
    }

    void start(const Roster& roster);
    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of);

    /// Overspending is kept as debt.
    void finish(const Roster& roster, EntityId actor, ActionCost action);
    /// True as long as anything is left in its pool.
    bool turn_goes_on(const Roster&, EntityId actor, ActionCost action) const {
        return actor == m_asked && !m_cut_short && left_after(action) > 0;
    }

    /// After as many passes as its allowances take to bring its pool above 0 again.
    Interval interval(const Roster& roster, EntityId actor, ActionCost action) const;

    /// At the end of the ring, so that it is reached in this pass.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    /// Takes that much from its pool.
    void delay(const Roster& roster, EntityId actor, Ticks ticks);
    void exchange(EntityId one, EntityId other);
    /// Creatures that were not reached are given nothing in this pass.
    void end_round();
    /// Calls `each` for the one whose turn begins.
    void each_eligible(const Roster& roster, const std::function<void(EntityId)>& each) const;

    RoundPresentation presentation() const;
    TimeStatus time_status(const Roster& roster, EntityId actor) const;
    /// Calls `each` for the creatures that are passed over because of their debt.
    void each_missed(const Roster& roster, const MissedTurnSink& each) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const EnergyPool&, const EnergyPool&) = default;

private:
    enum class Phase : std::uint8_t { round_begins, passing };

    struct Slot {
        EntityId actor;  ///< none: it left
        Ticks pool = 0;
        bool passed_over = false;  ///< in this pass, because of its debt
        friend bool operator==(const Slot&, const Slot&) = default;
    };
    static constexpr std::uint32_t nowhere = ~std::uint32_t{0};

    /// A pass has no length of its own: each stands for one normal turn.
    static constexpr Ticks pass_ticks = 100;

    TimeEvent event(TimeEvent::Kind kind) const {
        return {.kind = kind, .actor = m_asked, .when = {m_pass, 0, m_pass > 0 ? (m_pass - 1) * pass_ticks : 0}};
    }
    /// What the action leaves in the pool of the creature that has the turn.
    Ticks left_after(ActionCost action) const { return drains(action) ? 0 : m_ring[m_reached - 1].pool - action.cost; }
    bool drains(ActionCost action) const { return action.kind == ActionClass::wait && m_wait == WaitRule::drain; }
    Ticks pool_when_asked(EntityId actor, Ticks allowance) const;
    bool reach_next(const Roster& roster);
    void append(EntityId actor, Ticks pool);
    void close_gaps();

    std::vector<Slot> m_ring;
    std::vector<std::uint32_t> m_places;  ///< by entity, its place in m_ring
    std::size_t m_present = 0;            ///< slots that are taken
    std::size_t m_reached = 0;            ///< slots that had their allowance in this pass; the last of them has the turn
    WaitRule m_wait;
    std::optional<std::uint64_t> m_start_seed;
    Phase m_phase = Phase::round_begins;
    bool m_cut_short = false;  ///< no further creature is reached in this pass
    int m_pass = 0;
};

}  // namespace td
