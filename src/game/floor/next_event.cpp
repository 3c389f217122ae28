#include "game/floor/next_event.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/upkeep.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// True if the time system gives the event again when it is asked again. All others come only once.
bool is_asked_again(const TimeEvent& event) { return event.kind == TimeEvent::Kind::turn || event.kind == TimeEvent::Kind::action_due; }

/// Up to the event, or to what comes before it. True if a creature was harmed: then the next turn has to be asked for anew.
bool let_time_pass(ActionRunner& runner, const TimeEvent& event) {
    GameState& state = runner.state();
    Ticks until = event.when.time;
    if (const ExtraTurn* const extra = state.extra_turns.before(event)) until = std::min(until, extra->when.time);
    until = state.weapon_timers.first_due(until);
    if (until <= state.passed_until) return false;
    std::vector<Action> actions = passing_time({state.world, *state.catalog}, until - std::exchange(state.passed_until, until));
    const bool harms = std::any_of(actions.begin(), actions.end(), [](const Action& a) { return std::holds_alternative<Hurt>(a); });
    if (harms) state.now.time = std::max(state.now.time, until);
    runner.carry_out_all(std::move(actions));
    return harms;
}

/// Takes `due`, which is no later than the next event, from the extra turns. Nothing if it was a held turn that has lapsed.
std::optional<TimeEvent> take_extra_turn(ActionRunner& runner, const ExtraTurn& due) {
    GameState& state = runner.state();
    const ExtraTurn extra = state.extra_turns.take(due);
    const Moment when = extra.when.time < state.now.time ? state.now : extra.when;
    if (extra.held) {
        const HeldTurn* const hold = state.world.find<HeldTurn>(extra.who);
        const bool lapses = hold != nullptr && hold->lapses;
        runner.carry_out(ShiftTurn{.target = extra.who, .how = lapses ? TurnShift::lapsed : TurnShift::released});
        if (lapses) {
            runner.observer().held_turn_lapsed(extra.who, when);
            return std::nullopt;
        }
    }
    if (faction_of(state.world, extra.who) == Faction::player) state.extra_turns.note_had(extra);
    state.turn_kind = extra.held ? TurnKind::held : extra.released ? TurnKind::answering : TurnKind::extra;
    return TimeEvent{.kind = TimeEvent::Kind::turn, .actor = extra.who, .when = when};
}

}  // namespace

std::variant<TimeEvent, Interruption> next_event(ActionRunner& runner, const BlockerOf& blocker) {
    GameState& state = runner.state();
    while (true) {
        state.turn_kind = TurnKind::own;
        const TimeEvent event = state.held ? *std::exchange(state.held, {}) : state.time.next(state.world.roster(), &blocker);
        const bool harmed = let_time_pass(runner, event);
        const ExtraTurn* const extra = harmed ? nullptr : state.extra_turns.before(event);
        const bool weapon_first = !harmed && state.weapon_timers.due_before(extra ? extra->when.time : event.when.time);
        if (!harmed && !extra && !weapon_first) return event;
        // A turn is asked for anew after what comes before it: the actor may be dead by then.
        if (!is_asked_again(event)) state.held = event;
        if (harmed) return Interruption::time_harmed;
        if (weapon_first) return Interruption::weapon_due;
        if (const std::optional<TimeEvent> turn = take_extra_turn(runner, *extra)) return *turn;
    }
}

void end_round_if_ambushed(ActionRunner& runner) {
    GameState& state = runner.state();
    if (!std::exchange(state.ambushed, false)) return;
    if (state.held && state.held->kind != TimeEvent::Kind::cycle_begins) return;
    state.held.reset();
    const std::vector<EntityId> waiting = state.world.table<HeldTurn>().owners();
    for (const EntityId who : waiting) runner.carry_out(ShiftTurn{.target = who, .how = TurnShift::lapsed});
    state.extra_turns.clear();
    state.time.end_round();
    runner.tell(RoundCutShort{});
}

}  // namespace td
