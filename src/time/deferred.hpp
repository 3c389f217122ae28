// Deferred actions: an action takes effect at its end; the earliest of all pending actions and of all idle creatures comes next.
// Source: resources/docs/rules.md, "deferred". Knows nothing of what an action does, only its cost.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/definitions.hpp"
#include "time/queue_system_base.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for. If a round is cut short, what was begun still takes effect.
class Deferred : public QueueSystemBase {
public:
    /// `turn`: ticks from one turn boundary to the next, >= 1.
    explicit Deferred(Ticks turn = 100) : QueueSystemBase(turn) {}

    static Deferred make(const TimeSettings& settings, std::uint64_t) { return Deferred(settings.turn); }

    static constexpr bool defers = true;

    void start(const Roster& roster);
    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of);

    /// The action takes effect after its cost.
    bool begin_action(const Roster& roster, EntityId actor, ActionCost action);
    bool replace_action(const Roster& roster, EntityId actor, ActionCost action);
    /// The actor is asked again, after all that are due now already.
    void finish(const Roster& roster, EntityId actor, ActionCost action);

    /// True until its action has taken effect.
    Interval interval(const Roster&, EntityId, ActionCost action) const { return interval_of_cost(action, TimeStatus::Kind::ends_in); }

    /// A newcomer is asked now, or after its delay, after all that are due then already.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    /// A creature whose action takes effect now is asked that much later.
    void delay(const Roster& roster, EntityId actor, Ticks ticks);
    TimeStatus time_status(const Roster& roster, EntityId actor) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const Deferred&, const Deferred&) = default;

private:
    bool pending(EntityId actor) const { return actor.index() < m_pending.size() && m_pending[actor.index()] != 0; }
    void enter(EntityId actor, Ticks delay);
    enum class Waiting : std::uint8_t { idle, for_its_action };
    void requeue(EntityId actor, Ticks delay, Waiting waiting);
    void forget(EntityId actor);

    std::vector<std::uint8_t> m_pending;  ///< by entity, 1: it has begun an action, and is in the queue at its end
    EntityId m_finishing;                 ///< its action takes effect now
};

}  // namespace td
