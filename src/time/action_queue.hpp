// The action queue: every creature has an instant at which it acts, and whichever is due first comes next. The turn boundary is an entry
// like any other. Source: resources/docs/rules.md, "action_queue". Knows nothing of what an action does, only its cost.
#pragma once

#include "catalog/definitions.hpp"
#include "time/queue_system_base.hpp"

namespace td {

/// A plain value; see TimeSystem for what each call is for.
class ActionQueue : public QueueSystemBase {
public:
    /// `turn`: ticks from one turn boundary to the next, >= 1.
    /// `watches`: creatures may notice others that pass between their own turns.
    explicit ActionQueue(Ticks turn = 100, bool watches = false) : QueueSystemBase(turn), m_watches(watches) {}

    static ActionQueue make(const TimeSettings& settings, std::uint64_t) { return ActionQueue(settings.turn, settings.spotting); }

    void start(const Roster& roster);
    TimeEvent next(const Roster& roster, const BlockerOf* blocker_of);
    void finish(const Roster& roster, EntityId actor, ActionCost action);

    bool watches_between_turns() const { return m_watches; }

    /// A newcomer enters at the very front or, with a delay, that long after the time of the first, after all that are due then already.
    void joined(const Roster& roster, EntityId actor);
    void left(const Roster& roster, EntityId actor);

    TimeStatus time_status(const Roster& roster, EntityId actor) const;

    void add_to(Hash& hash) const;
    friend bool operator==(const ActionQueue&, const ActionQueue&) = default;

private:
    bool m_watches = false;
};

}  // namespace td
