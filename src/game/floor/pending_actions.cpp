#include "game/floor/pending_actions.hpp"

#include <utility>
#include <variant>

#include "game/floor/action_runner.hpp"
#include "game/floor/orders.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/resolver.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Gives a creature that begins a multi-turn action its OngoingAction now, so that its first turn can be disrupted, too.
void begin_ongoing(ActionRunner& runner, EntityId who, const Action& foreseen) {
    const auto* work = std::get_if<ContinueOngoing>(&foreseen);
    // `foreseen` already counts its own turn, so 1 means the first.
    if (work == nullptr || work->ongoing.done != 1) return;
    OngoingAction begun = work->ongoing;
    begun.done = 0;
    runner.carry_out(ContinueOngoing{who, begun});
}

/// The action that is due, or why it has become impossible.
std::variant<Action, Refusal> order_due(const GameState& state, EntityId who, const PendingAction& due) {
    // A displaced creature takes no step: two who change places would undo each other's steps for ever.
    const bool displaced = std::holds_alternative<commands::Walk>(due.command) && state.world.get<Position>(who).at != due.from;
    return displaced ? Refusal{.reason = Refusal::Reason::displaced} : order(state, who, due.command);
}

}  // namespace

bool may_reconsider(const GameState& state, EntityId who) {
    return state.pending.count(who) != 0 && state.settings.leader_is_steered && state.world.roster()[who].team == GameState::player_team &&
           !is_guest(state.world, who);
}

void begin_pending(ActionRunner& runner, EntityId who, const Command& command, ActionCost cost, const Action& foreseen, bool instead) {
    GameState& state = runner.state();
    state.pending[who] = {command, state.now.time, state.now.time + cost.cost, state.world.get<Position>(who).at};
    runner.tell(DeclaredAction{who, command, instead});
    begin_ongoing(runner, who, foreseen);
}

Action take_due(ActionRunner& runner, EntityId who) {
    GameState& state = runner.state();
    const PendingAction due = state.pending.at(who);
    state.pending.erase(who);
    runner.observer().command_chosen(due.command);
    if (const StatusId status = status_that({state.world, *state.catalog}, who, &Status::stops_acting)) return LoseTurn{who, status};
    RuleWatcher* const watcher = runner.observer().rule_watcher();
    if (watcher) watcher->fell_due(who, due.command);
    auto ordered = order_due(state, who, due);
    const Refusal* const not_ordered = std::get_if<Refusal>(&ordered);
    Action action = not_ordered ? Action{Pass{who}} : std::get<Action>(ordered);
    const auto refusal = not_ordered ? *not_ordered : rehearse({state.world, *state.catalog}, *state.rulebook, action).refusal;
    if (refusal && state.steers(who)) runner.refuse(who, due.command, *refusal);
    if (refusal && watcher) watcher->refused(who, due.command, *refusal);
    return action;
}

void drop_disrupted(GameState& state, const OngoingDisrupted& disrupted) {
    const auto begun = state.pending.find(disrupted.who);
    if (begun == state.pending.end()) return;
    const auto action = action_of({state.world, *state.catalog}, disrupted.who, begun->second.command);
    if (!std::holds_alternative<Action>(action)) return;
    const auto turn = ongoing_action_in({state.world, *state.catalog}, std::get<Action>(action));
    if (turn && is_same_ongoing_action(*state.catalog, disrupted.ongoing, *turn)) begun->second.command = commands::Wait{};
}

void exchange_turns(GameState& state) {
    for (const auto& [one, other] : std::exchange(state.exchanges, {})) {
        state.time.exchange(one, other);
        for (const EntityId who : {one, other})
            if (const auto begun = state.pending.find(who); begun != state.pending.end())
                begun->second.until = state.now.time + state.time.time_status(state.world.roster(), who).amount;
    }
}

}  // namespace td
