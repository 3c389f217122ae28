// What the player tells creatures of the party beside their tactics (world/companion_orders.hpp): from the commands to the change of the
// state, when orders end by themselves, and what they change in a decision.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "ai/tactics.hpp"
#include "game/game_state.hpp"

namespace td {

/// Does it tell companions what to do, and nothing else? Such commands may be given at a pause too.
bool is_for_companions(const Command& command);

/// What the command of `who` changes; a refusal where it names no creature of its team, a foe or skill that does not exist, or what is so
/// already.
std::variant<Action, Refusal> order_action(const WorldView& view, EntityId who, const commands::GiveOrder& command);
std::variant<Action, Refusal> order_action(const WorldView& view, EntityId who, const commands::PermitSkill& command);
std::variant<Action, Refusal> order_action(const WorldView& view, EntityId who, const commands::PermitItem& command);
std::variant<Action, Refusal> order_action(const WorldView& view, EntityId who, const commands::VetoCommand& command);
/// Why the state, as opposed to the world alone, forbids the command: the foe is out of sight, or whose command is vetoed does not choose
/// one. Nothing for all other commands.
[[nodiscard]] std::optional<Refusal> refusal_of_order(const GameState& state, const Command& command);

/// The command that keeps `who` from `command`, which it would give in the state `then`. Places are those of now.
commands::VetoCommand veto_of(const GameState& now, const GameState& then, EntityId who, const Command& command);

/// What ends with the turn of the actor: its vetoes, unless it has lost the turn; a focus on a foe that fell; the order to come back once
/// all who were called are back.
std::vector<Action> orders_over(const GameState& state, bool has_lost_turn);

/// Orders that made a decision what it is.
struct OrderInfluence {
    std::vector<CompanionOrder> orders;  ///< without each of them alone it would decide otherwise; if there is none such, all in force
    bool by_permission = false;          ///< so it would without its permissions
    bool by_veto = false;                ///< so it would without its vetoes
    std::optional<Command> otherwise;    ///< what it would do if it had been told nothing; nothing: the same
};
/// Nothing if `decision`, which is that of `who` in this state, has nothing to do with what it was told.
std::optional<OrderInfluence> influence_of_orders(const GameState& state, EntityId who, const tactics::Decision& decision);

}  // namespace td
