// The command of each kind of plan.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/mind.hpp"

namespace td::tactics {

/// The command that the plan yields, ignoring its conditions; nothing if it can do nothing now. Also updates the mind's memory for this
/// plan.
std::optional<Command> command_of(Mind& mind, const Plan& plan);

/// A step towards the goal.
std::optional<commands::Walk> towards(const Mind& mind, Point goal);

/// Attaches or fetches a better part, for a foe that sees no enemy. The player's companions never do this on their own.
std::optional<Command> equip_if_machine(const Mind& mind);

/// Goes to where a creature was noticed, waits there, and goes back.
std::optional<Command> investigate(Mind& mind);

}  // namespace td::tactics
