#include "game/turns/out_of_turn.hpp"

#include <utility>

#include "game/floor/companion_orders.hpp"
#include "game/floor/orders.hpp"
#include "game/floor/pausing.hpp"
#include "game/floor/pending_actions.hpp"
#include "game/turns/debug_commands.hpp"
#include "game/turns/turn_in_play.hpp"

namespace td {

namespace {

Step done(const GameState& state) { return {.kind = Step::Kind::done_out_of_turn, .actor = state.asked()}; }

std::optional<Step> debug(ActionRunner& runner, const commands::Debug& command) {
    GameState& state = runner.state();
    const EntityId asked = state.asked();
    if (const auto refusal = refusal_of_debug(state, command)) return refuse(runner, asked, command, *refusal);
    carry_out_debug(runner, command);
    runner.look();
    if (state.phase == Phase::battle_start) return std::nullopt;
    // The command may have changed whose turn it is, so the time system is asked again.
    state.reconsidering = {};
    if (!state.pauses.paused && state.phase == Phase::actions_make) {
        state.awaiting = {};
        ask_again(state);
    }
    return Step{.kind = Step::Kind::done_out_of_turn, .actor = asked};
}

/// At a pause, when the leader may tell companions what to do.
Step instruct(ActionRunner& runner, const Command& command) {
    GameState& state = runner.state();
    if (const auto refusal = refusal_of(state, command)) return refuse(runner, state.asked(), command, *refusal);
    runner.carry_out(std::get<Action>(order(state, state.leader(), command)));
    return done(state);
}

/// Replaces the pending action of the actor that is being reconsidered: the new action starts now, and the time spent on the old one is
/// lost. Refuses a command that is impossible now.
Step replace_pending(ActionRunner& runner, const Command& command) {
    GameState& state = runner.state();
    const EntityId who = state.reconsidering;
    if (!costs_turn(command)) return refuse(runner, who, command, {.reason = Refusal::Reason::not_your_turn});
    if (const auto refusal = refusal_of(state, command)) return refuse(runner, who, command, *refusal);
    const WorldView view{state.world, *state.catalog};
    const Action ordered = std::get<Action>(order(state, who, command));
    const Resolution expected = rehearse(view, *state.rulebook, ordered);
    const ActionCost cost = action_cost_of(view, state.dungeon().costs, expected.done);
    runner.observer().action_paid(who, cost);
    state.time.replace_action(state.world.roster(), who, cost);
    state.reconsidering = {};
    constexpr bool instead = true;
    begin_pending(runner, who, command, cost, expected.done, instead);
    return done(state);
}

/// Of a command about pauses.
std::optional<Step> control_pause(ActionRunner& runner, const Command& command) {
    GameState& state = runner.state();
    if (const auto refusal = refusal_of_pausing(state, command)) return refuse(runner, state.asked(), command, *refusal);
    if (const auto* const set = std::get_if<commands::SetPauseMode>(&command)) state.pauses.mode = set->mode;
    if (const auto* const reconsider = std::get_if<commands::Reconsider>(&command)) state.reconsidering = reconsider->target;
    if (std::holds_alternative<commands::Resume>(command)) {
        state.reconsidering = {};
        if (std::exchange(state.pauses.paused, false)) return std::nullopt;
    }
    return done(state);
}

}  // namespace

bool is_out_of_turn(const GameState& state, const Command& command) {
    return std::holds_alternative<commands::Debug>(command) || is_about_pauses(command) || state.pauses.paused || state.reconsidering;
}

std::optional<Step> carry_out_of_turn(ActionRunner& runner, const Command& command) {
    const GameState& state = runner.state();
    if (const auto* const debugging = std::get_if<commands::Debug>(&command)) return debug(runner, *debugging);
    if (is_about_pauses(command)) return control_pause(runner, command);
    if (state.pauses.paused && is_for_companions(command)) return instruct(runner, command);
    if (state.reconsidering) return replace_pending(runner, command);
    return refuse(runner, state.asked(), command, {.reason = Refusal::Reason::nothing_begun});
}

}  // namespace td
