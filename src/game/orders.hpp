// From what somebody wants (Command) to what would change the world (Action).
#pragma once

#include <optional>
#include <variant>

#include "actions/action.hpp"
#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "time/time_event.hpp"
#include "world/world.hpp"

namespace td {

struct GameState;

/// The action `who` proposes by `command`; a refusal when it names what does not exist.
std::variant<Action, Refusal> action_of(const World& world, const Catalog& catalog, EntityId who, const Command& command);

/// Class and cost of an action, from what was done in the end (walking into a door is opening it: an action).
/// Source: the six-tier rules, "Which command is what".
/// `costs`: the dungeon's own table.
ActionCost action_cost_of(const World& world, const Catalog& catalog, const Costs& costs, const Action& action);

/// The action that `command` comes to for `who`, or why not; everything is looked at except what the rulebook says. `who`: none is refused.
std::variant<Action, Refusal> order(const GameState& state, EntityId who, const Command& command);

/// Why `command` would be refused if it were given now by whoever is asked; nothing if it would be carried out.
std::optional<Refusal> refusal_of(const GameState& state, const Command& command);

}  // namespace td
