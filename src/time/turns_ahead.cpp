#include "time/turns_ahead.hpp"

#include <utility>

namespace td {

std::vector<TurnAhead> turns_before_next(TimeSystem time, const Roster& roster, EntityId who, ActionCost chosen,
                                         const StepCostOf& step_cost_of, ExtraTurns extra, bool costs_nothing,
                                         std::optional<ActionCost> then) {
    std::vector<TurnAhead> turns;
    // An extra turn costs `who` nothing, so `then` is still for its own next turn.
    bool has_extra_turn = false;
    bool has_chosen = costs_nothing;  // the present turn, an extra one, is in neither `time` nor `extra` any more
    for (std::size_t left = 8 + 4 * roster.actors.size(); left > 0; --left) {
        const TimeEvent event = next_turn(time, roster, nullptr);
        // No one is left, or next_turn() gave up: the event is no creature's.
        if (event.kind != TimeEvent::Kind::turn && event.kind != TimeEvent::Kind::action_due) break;
        while (const ExtraTurn* const next = extra.before(event)) {
            const ExtraTurn besides = extra.take(*next);
            if (has_chosen && besides.who == who) {
                if (!then || std::exchange(has_extra_turn, true)) return turns;
                continue;
            }
            if (has_chosen) turns.push_back({besides.who, besides.when});
        }
        if (event.kind == TimeEvent::Kind::action_due) {
            time.finish(roster, event.actor, step_cost_of(event.actor));
            continue;
        }
        const bool is_next = event.actor == who && has_chosen;
        if (is_next && (!then || has_extra_turn)) break;
        ActionCost cost = chosen;
        if (is_next)
            cost = *std::exchange(then, std::nullopt);
        else if (event.actor != who)
            cost = step_cost_of(event.actor);
        has_chosen = has_chosen || event.actor == who;
        if (has_chosen && event.actor != who) turns.push_back({event.actor, event.when});
        if (time.begin_action(roster, event.actor, cost)) time.finish(roster, event.actor, cost);
    }
    return turns;
}

}  // namespace td
