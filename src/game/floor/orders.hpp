// Turns what was asked for (Command) into what would change the world (Action), and says what that costs.
#pragma once

#include <optional>
#include <variant>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "time/time_event.hpp"
#include "world/world_view.hpp"

namespace td {

struct GameState;

/// The action that `command` stands for if `who` gives it; a refusal if the command names a slot, target or thing that does not exist.
std::variant<Action, Refusal> action_of(const WorldView& view, EntityId who, const Command& command);

/// Class and cost of an action as it was finally carried out (walking into a door opens it: class `action`).
/// Source: resources/docs/rules.md, "What actions cost".
/// `costs`: the table of the dungeon.
ActionCost action_cost_of(const WorldView& view, const Costs& costs, const Action& action);

/// As action_of(), with all other checks except the rulebook's: whose turn it is, who may lead, and that no foe is in sight when an action
/// needs peace. Refused if `who` is none.
std::variant<Action, Refusal> order(const GameState& state, EntityId who, const Command& command);

/// Why `command` would be refused if the actor who is asked gave it now; nothing if it would be carried out.
[[nodiscard]] std::optional<Refusal> refusal_of(const GameState& state, const Command& command);

}  // namespace td
