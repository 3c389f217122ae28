// The first look at a command, from keys, a script or a file alike: do its numbers name things that exist? Everything behind it may
// rely on that. Whether the command is allowed is for the rules to say.
#pragma once

#include <optional>

#include "actions/command.hpp"
#include "actions/refusal.hpp"
#include "world/world_view.hpp"

namespace td {

/// Slots, counts and coordinates lie between -command_limit and command_limit, so that sums and differences of them fit an int.
inline constexpr int command_limit = 10'000;

/// Why `command` cannot be meant: an enumerator that does not exist, a number beyond command_limit, a target that is no creature of this
/// floor, a tactic that the content does not have. Nothing when all of it exists.
std::optional<Refusal> refusal_of_numbers(const WorldView& view, const Command& command);

}  // namespace td
