// A command as a row of numbers, the same for all kinds: as saved runs store it and as hashes count it.
#pragma once

#include <optional>
#include <variant>

#include "actions/command.hpp"

namespace td {

inline constexpr int command_kind_count = static_cast<int>(std::variant_size_v<AnyCommand>);

/// What a kind does not have keeps its default.
struct CommandRecord {
    int kind = 0;  ///< index in AnyCommand
    Direction direction = Direction::south;
    int slot = 0;  ///< the first number of a command: a slot, a place, a mode, a verb
    int other_slot = 0;
    Point aim;
    EntityId target;
    TacticId tactic;

    friend bool operator==(const CommandRecord&, const CommandRecord&) = default;
};

CommandRecord record_of(const Command& command);

/// The reverse; nothing if there is no such kind. Ignores what the kind does not have. The numbers are taken as they are:
/// refusal_of_numbers (game/floor/command_check.hpp) checks them.
std::optional<Command> command_of(const CommandRecord& record);

}  // namespace td
