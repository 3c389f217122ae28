// What each kind of plan makes a mind do.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "ai/mind.hpp"

namespace td::tactics {

/// The command that the plan yields, whatever its conditions are; none: there is nothing that it could do now. Also sets what the mind has
/// to remember for it.
std::optional<Command> command_of(Mind& mind, const Plan& plan);

/// A step nearer to the place.
std::optional<commands::Walk> towards(const Mind& mind, Point goal);

/// Creatures that attach parts by themselves: foes, but not the player's companions.
std::optional<Command> equip_if_machine(const Mind& mind);

/// Goes to the place where a creature passed, waits there, and goes back: no chase, as long as no foe is in sight.
std::optional<Command> investigate(Mind& mind);

}  // namespace td::tactics
