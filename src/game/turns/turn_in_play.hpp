// One turn from the choice of its action to what the action leads to. Knows nothing of the order of turns, of rounds and of judges.
#pragma once

#include <optional>
#include <variant>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "ai/tactics.hpp"
#include "game/floor/action_runner.hpp"
#include "game/state/step.hpp"

namespace td {

/// What was chosen and done in the current turn. It is no part of GameState: no step returns between the choice and the end of the action.
struct TurnInPlay {
    Command command;                 ///< that the action follows from
    Action action;                   ///< that was chosen; once it has been carried out, what the rules made of it
    std::optional<Action> foreseen;  ///< what the rules will most likely make of an action that takes effect later
    bool goes_on = false;            ///< the actor is asked for another action in the same turn
};

// --- what is chosen ---

/// The turn of an actor that cannot act: it is stopped by a status, or its turn is struck out. Nothing if it can act.
std::optional<TurnInPlay> lost_turn(ActionRunner& runner);
/// The turn of an actor that has decided for itself. Nothing if the command costs no turn: the actor is asked again.
std::optional<TurnInPlay> begin_turn(ActionRunner& runner, const tactics::Decision& decision);
/// The turn of an actor whose command the player gave. A step if the command was refused or costs no turn.
std::variant<TurnInPlay, Step> begin_turn(ActionRunner& runner, const Command& command);
/// Refuses a command of `who`.
Step refuse(ActionRunner& runner, EntityId who, const Command& command, const Refusal& refusal);
/// For after a command that costs no turn: a new leader takes over this turn, but a turn besides its own stays with its creature.
void ask_again(GameState& state);

// --- what is done: the phases of the same names, each of which leads to the next ---

/// Where actions take effect later, only begins the action; that is the whole turn.
void start_action(ActionRunner& runner, const TurnInPlay& turn);
void execute_action(ActionRunner& runner, TurnInPlay& turn);
void end_action(ActionRunner& runner, TurnInPlay& turn);

}  // namespace td
