#include "game/turns/turn_in_play.hpp"

#include <utility>

#include "game/floor/aims.hpp"
#include "game/floor/minutes.hpp"
#include "game/floor/orders.hpp"
#include "game/floor/pending_actions.hpp"
#include "rules/ongoing_actions.hpp"
#include "rules/upkeep.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

WorldView view_in(const GameState& state) { return {state.world, *state.catalog}; }

/// True if actions of the current turn take effect later. In an extra turn none does.
bool takes_effect_later(const GameState& state) { return state.time.defers() && !state.in_extra_turn(); }

Resolution rehearsed(const GameState& state, const Action& action) { return rehearse(view_in(state), *state.rulebook, action); }

/// In a forecast, where the action may stand for one that has not been chosen, perhaps only a part of the cost is certain.
ActionCost paid_cost_of(const ActionRunner& runner, const Action& action) {
    const GameState& state = runner.state();
    if (!runner.turns().action_is_open()) return action_cost_of(view_in(state), state.dungeon().costs, action);
    return state.time.undecided(action_cost_of(view_in(state), state.dungeon().costs, Walk{.who = state.actor}));
}

/// The step that the command came to; nothing if it is another command.
std::optional<Step> switch_team_mode(GameState& state, const Command& command) {
    const auto* const set = std::get_if<commands::SetTeamMode>(&command);
    if (set == nullptr || !state.steers(state.actor)) return std::nullopt;
    state.team_mode = set->on;
    if (!state.steers(state.actor)) {
        // The actor follows its tactic in this very turn.
        state.awaiting = {};
        ask_again(state);
    }
    return Step{.kind = Step::Kind::done_out_of_turn, .actor = state.actor};
}

/// The same for a turn that is bought: its creature is still asked for the one that it has.
std::optional<Step> sell_turn(ActionRunner& runner, const Command& command) {
    const GameState& state = runner.state();
    const auto* const bought = std::get_if<commands::BuyTurn>(&command);
    if (bought == nullptr) return std::nullopt;
    if (const auto refusal = refusal_of_buying(state, *bought)) return refuse(runner, state.actor, command, *refusal);
    buy_turn(runner, *bought);
    return Step{.kind = Step::Kind::done_out_of_turn, .actor = state.actor};
}

/// An action that takes effect later is checked now all the same: what is impossible already is not begun.
std::variant<TurnInPlay, Step> begin_later(ActionRunner& runner, const Command& command, Action action) {
    GameState& state = runner.state();
    Resolution expected = rehearsed(state, action);
    if (expected.refusal) return refuse(runner, state.actor, command, *expected.refusal);
    state.awaiting = {};
    state.phase = Phase::action_start;
    return TurnInPlay{.command = command, .action = std::move(action), .foreseen = std::move(expected.done)};
}

/// Carries out the edit of the team that an AI-controlled leader has decided on, and asks again whose turn it is.
void edit_team(ActionRunner& runner, const Command& command) {
    GameState& state = runner.state();
    runner.observer().command_chosen(command);
    auto ordered = order(state, state.actor, command);
    if (Action* const action = std::get_if<Action>(&ordered)) runner.carry_out(std::move(*action));
    ask_again(state);
}

}  // namespace

// --- what is chosen ---

std::optional<TurnInPlay> lost_turn(ActionRunner& runner) {
    GameState& state = runner.state();
    StatusId status;
    if (!state.world.has<StruckOutTurns>(state.actor)) {
        status = status_that(view_in(state), state.actor, &Status::stops_acting);
        if (!status) return std::nullopt;
    }
    runner.observer().command_chosen(std::nullopt);
    state.phase = Phase::action_start;
    return TurnInPlay{.command = commands::Wait{}, .action = LoseTurn{state.actor, status}};
}

std::optional<TurnInPlay> begin_turn(ActionRunner& runner, const tactics::Decision& decision) {
    GameState& state = runner.state();
    const EntityId who = state.actor;
    RuleWatcher* const watcher = runner.observer().rule_watcher();
    // Remembering what it already remembers changes nothing, but a watcher hears of it.
    if (watcher || !tactics::is_unchanged(state.world.get<AiState>(who), decision.ai_state))
        runner.carry_out(Remember{who, decision.ai_state});
    runner.observer().plan_followed(decision.plan);
    if (!costs_turn(decision.command)) return edit_team(runner, decision.command), std::nullopt;
    TurnInPlay turn{.command = decision.command, .action = Pass{who}};
    auto ordered = order(state, who, decision.command);
    std::optional<Refusal> refusal;
    if (Action* const action = std::get_if<Action>(&ordered)) {
        std::optional<Resolution> expected;
        if (takes_effect_later(state)) expected = rehearsed(state, *action);
        if (expected) refusal = expected->refusal;
        if (expected && !refusal) turn.foreseen = std::move(expected->done);
        if (!refusal) turn.action = std::move(*action);
    } else {
        refusal = std::get<Refusal>(ordered);
    }
    if (refusal && watcher) watcher->refused(who, decision.command, *refusal);
    if (refusal) turn.command = commands::Wait{};
    runner.observer().command_chosen(turn.command);
    state.phase = Phase::action_start;
    return turn;
}

std::variant<TurnInPlay, Step> begin_turn(ActionRunner& runner, const Command& command) {
    GameState& state = runner.state();
    const EntityId who = state.actor;
    runner.observer().command_chosen(command);
    if (const auto step = switch_team_mode(state, command)) return *step;
    if (const auto step = sell_turn(runner, command)) return *step;
    auto ordered = order(state, who, command);
    if (const auto* const refusal = std::get_if<Refusal>(&ordered)) return refuse(runner, who, command, *refusal);
    Action& action = std::get<Action>(ordered);
    if (auto* const pass = std::get_if<Pass>(&action); pass != nullptr && runner.turns().action_is_open()) pass->is_placeholder = true;
    if (costs_turn(command) && takes_effect_later(state)) return begin_later(runner, command, std::move(action));
    const Dice dice = state.dice;
    Resolution resolution = runner.carry_out(std::move(action));
    if (resolution.refusal) {
        // What was refused has drawn no dice either: asking again must not be another throw.
        state.dice = dice;
        return refuse(runner, who, command, *resolution.refusal);
    }
    state.awaiting = {};
    if (!costs_turn(command)) {
        ask_again(state);
        return Step{.kind = Step::Kind::done_out_of_turn, .actor = who};
    }
    state.phase = Phase::action_end;
    return TurnInPlay{.command = command, .action = std::move(resolution.done)};
}

Step refuse(ActionRunner& runner, EntityId who, const Command& command, const Refusal& refusal) {
    runner.refuse(who, command, refusal);
    return {Step::Kind::refused, who, refusal};
}

void ask_again(GameState& state) {
    const bool stays = state.in_extra_turn() && state.world.roster().is_here(state.actor);
    state.phase = stays ? Phase::actions_make : Phase::tick_next;
}

// --- what is done ---

void start_action(ActionRunner& runner, const TurnInPlay& turn) {
    GameState& state = runner.state();
    const EntityId who = state.actor;
    state.phase = Phase::action_execute;
    if (!takes_effect_later(state)) return;
    // The rules may replace an action; the one that they foresee is paid for.
    const Action& action = turn.foreseen ? *turn.foreseen : turn.action;
    const ActionCost cost = paid_cost_of(runner, action);
    if (state.time.begin_action(state.world.roster(), who, cost)) return;
    runner.observer().action_paid(who, cost);
    // At its end a lost turn is a plain wait, so it is counted as lost now.
    if (const auto* const lost = std::get_if<LoseTurn>(&action); lost && !lost->status) runner.carry_out(*lost);
    begin_pending(runner, who, turn.command, cost, action);
    state.phase = Phase::turn_end;
}

void execute_action(ActionRunner& runner, TurnInPlay& turn) {
    GameState& state = runner.state();
    const Dice dice = state.dice;
    Resolution resolution = runner.carry_out(std::move(turn.action));
    // A refused command becomes a wait: see resources/docs/rules.md, "What actions cost".
    if (resolution.refusal) {
        // With deferred actions this was done when the action was begun.
        if (!takes_effect_later(state)) {
            if (RuleWatcher* const watcher = runner.observer().rule_watcher())
                watcher->refused(state.actor, turn.command, *resolution.refusal);
            state.dice = dice;
            runner.observer().command_chosen(commands::Wait{});
        }
        resolution.done = runner.carry_out(Pass{state.actor}).done;
    }
    turn.action = std::move(resolution.done);
    state.phase = Phase::action_end;
}

void end_action(ActionRunner& runner, TurnInPlay& turn) {
    GameState& state = runner.state();
    const EntityId who = state.actor;
    const Roster& roster = state.world.roster();
    if (roster.is_here(who)) runner.carry_out_all(abandoned_by(state.world, who, turn.action));
    const ActionCost cost = paid_cost_of(runner, turn.action);
    turn.goes_on =
        roster.is_here(who) && !state.in_extra_turn() && !state.descending && !state.ambushed && state.time.turn_goes_on(roster, who, cost);
    if (roster.is_here(who) && !turn.goes_on) runner.carry_out_all(due_at_turn_end(view_in(state), who));
    // An actor that died of its own action has left the time system already.
    if (roster.is_here(who)) runner.carry_out(CountTurn{who});
    if (roster.is_here(who) && !state.in_extra_turn()) {
        runner.observer().action_paid(who, cost);
        state.time.finish(roster, who, cost);
    }
    if (faction_of(state.world, who) == Faction::player) state.tally.count_turn(state.now.tier, cost.kind);
    const bool is_lost = std::holds_alternative<LoseTurn>(turn.action);
    const bool is_action = cost.kind == ActionClass::action || cost.kind == ActionClass::brief_action;
    if (is_action && !is_lost) record_action(state, who);
    if (!is_lost && !state.settings.leader_is_steered) state.livelock_guard.moved();
    runner.look();
    runner.notice_movers();
    state.phase = Phase::action_judge;
}

}  // namespace td
