// Orders that the player gives to creatures of the party in addition to their tactics (world/companion_orders.hpp): from the commands to
// the change of the state, when orders end automatically, and how they change decisions.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "ai/tactics.hpp"
#include "game/state/game_state.hpp"

namespace td {

/// True if the command only tells companions what to do. Such commands may also be given at a pause.
bool is_for_companions(const Command& command);

/// What the command of `who` changes; a refusal if it names no creature of its team, a foe or skill that does not exist, or something that
/// is already so.
std::variant<Action, Refusal> order_action(const WorldView& view, EntityId who, const commands::GiveOrder& command);
std::variant<Action, Refusal> order_action(const WorldView& view, EntityId who, const commands::PermitSkill& command);
std::variant<Action, Refusal> order_action(const WorldView& view, EntityId who, const commands::PermitItem& command);
std::variant<Action, Refusal> order_action(const WorldView& view, EntityId who, const commands::VetoCommand& command);
/// Why the command is refused for reasons beyond the world itself: the foe is out of sight, or the creature whose command is vetoed does
/// not choose one. Nothing for all other commands.
[[nodiscard]] std::optional<Refusal> refusal_of_order(const GameState& state, const Command& command);

/// The command that forbids `who` the `command` that it would give in the state `then`. Places are those of the present state.
commands::VetoCommand veto_of(const GameState& now, const GameState& then, EntityId who, const Command& command);

/// What ends with the actor's turn: its vetoes, unless it lost the turn; a focus on a foe that has died; and the order to come back when
/// all who were called are back.
std::vector<Action> orders_over(const GameState& state, bool has_lost_turn);

}  // namespace td
